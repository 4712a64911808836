"""Which parts of Python and Qt a bundle needs, and what macOS is told about it."""

from fnmatch import fnmatch
from typing import Any

IDENTIFIER = "io.github.tappeto.Tappeto"

MODULES = [
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtOpenGL",
    "tkinter",
    "mypy",
    "mypyc",
]
MODULES += ["ssl", "_ssl", "unittest", "pydoc", "lib2to3", "setuptools", "pip", "numpy", "test"]
MODULES += ["statistics"]  # random knows it, but only tests itself with it

# Names as PyInstaller gives them, in small letters and with slashes.
UNWANTED = (
    *("*qt6network*", "*qt6qml*", "*qt6quick*", "*qt6opengl*", "*qt6pdf*", "*qt6virtualkeyboard*"),
    *("*qtnetwork*", "*qtqml*", "*qtquick*", "*qtopengl*", "*qtpdf*", "*opengl32sw*", "*d3dcompiler*"),
    *("*/platformthemes/*", "*/tls/*", "*/networkinformation/*", "*/egldeviceintegrations/*"),
    *("*/generic/*", "*/iconengines/*", "*/imageformats/*", "*/wayland-graphics-integration-server/*"),
    *("*libcrypto*", "*libssl*", "*.pyi", "*.po", "*.pot", "*/py.typed"),
    *("*/platforms/*eglfs*", "*/platforms/*linuxfb*", "*/platforms/*minimal*", "*/platforms/*vnc*"),
    *("*/platforms/*vkkhr*", "*/platforms/*directfb*", "*libgtk-3*", "*libgdk*", "*libcups*"),
    # what only the parts above ask the system for
    *(
        "*/libcairo*",
        "*/libpango*",
        "*/libepoxy*",
        "*/libpixman*",
        "*/libharfbuzz*",
        "*/libatk*",
        "*/libatspi*",
    ),
    *("*/libfribidi*", "*/libthai*", "*/libdatrie*", "*/libgmodule*", "*/libgio-2*", "*/libgraphite2*"),
    *("*/libmount*", "*/libblkid*", "*/libselinux*", "*/libjpeg.so*", "*/libavahi*", "*/libkrb5*"),
    *("*/libxcomposite*", "*/libxcursor*", "*/libxdamage*", "*/libxfixes*", "*/libxi.so*", "*/libxinerama*"),
    *("*/libxrandr*", "*/libxrender*", "*/libxau*", "*/libxdmcp*", "*/libbsd*", "*/libmd.so*", "*qt6eglfs*"),
    *("*/libgssapi*", "*/libk5crypto*", "*/libkeyutils*", "*/libcom_err*"),
)
# What is wanted all the same.
KEPT = (
    "*/imageformats/*qsvg*",
    "*/imageformats/*qjpeg*",
    "*/imageformats/*qwebp*",
    "*/translations/qtbase_it.qm",
)

INFO: dict[str, Any] = {
    "CFBundleDisplayName": "Tappeto",
    "NSHighResolutionCapable": True,
    "NSRequiresAquaSystemAppearance": False,  # dark where the person wants it dark
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",  # what Qt asks for
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Match of Tappeto",
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [f"{IDENTIFIER}.match"],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": f"{IDENTIFIER}.match",
            "UTTypeDescription": "Match of Tappeto",
            "UTTypeConformsTo": ["public.json"],
            "UTTypeTagSpecification": {"public.filename-extension": ["tappeto"]},
        }
    ],
}


def wanted(name: str) -> bool:
    """Whether a file belongs into the bundle."""
    small = "/" + name.replace("\\", "/").lower()
    if any(fnmatch(small, pattern) for pattern in KEPT):
        return True
    return "/translations/" not in small and not any(fnmatch(small, pattern) for pattern in UNWANTED)
