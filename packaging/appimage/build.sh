#!/bin/sh
# Builds an AppImage from the archive of packaging/build.py tar. appimagetool must be on the path:
# it fetches the part that starts an AppImage, so this needs the network.
#   packaging/appimage/build.sh dist/tappeto-0.1.0-linux-amd64.tar.xz dist
set -eu
archive=$1
out=$2
here=$(dirname "$0")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
folder=$place/Tappeto.AppDir
mkdir -p "$folder/usr/lib/tappeto"
tar -xf "$archive" -C "$folder/usr/lib/tappeto" --strip-components=1
cp "$here/AppRun" "$folder/AppRun"
mv "$folder/usr/lib/tappeto/share" "$folder/usr/share"
cp "$folder/usr/share/applications/tappeto.desktop" "$folder/usr/share/icons/hicolor/scalable/apps/tappeto.svg" "$folder"
"$folder/AppRun" --self-test
name=$(basename "$archive" .tar.xz)
appimagetool "$folder" "$out/$name.AppImage"
