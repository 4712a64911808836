"""What the documents and workflows refer to is there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document):
    links = re.findall(r"\]\(([^)#]+)(?:#\w+)?\)", document.read_text("utf-8"))
    ours = [link for link in links if "://" not in link]
    assert [link for link in ours if not (document.parent / link).exists()] == []


def test_what_is_said_to_be_built_can_be_built(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import build

    texts = [path.read_text("utf-8") for path in (*DOCUMENTS, *WORKFLOWS)]
    named = {name for text in texts for name in re.findall(r"packaging/build\.py ([a-z]+)", text)}
    assert {"all", "own", "sdist"} <= named <= set(build.TARGETS)


@pytest.mark.skipif(shutil.which("actionlint") is None, reason="actionlint is not here")
def test_the_workflows_are_valid():
    done = subprocess.run(["actionlint", *WORKFLOWS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
