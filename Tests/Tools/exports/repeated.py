"""Exports that are repeated: the same bytes, the same time stamps."""

import json
import os

from exports.running import export, first_few, write_entries
from harness import ROOT, contents, differences, run, temporary_folder
from harness.tools import MissingTool, find_tool

SAMPLE = ROOT / "Samples/Daejeon1993"


def check_same(checks):
    kinds = {
        "html": ["html"],
        "markdown": ["markdown", "--split"],
        "hugo": ["markdown", "--preset", "hugo"],
    }
    for kind, words in kinds.items():
        with temporary_folder() as folder:
            one = dated(checks, words, folder / "a", "2001-01-01")
            other = dated(checks, words, folder / "deep/er/b", "2037-12-31")
            label = f"exports in different folders {years()} are the same: {kind}"
            checks.check(label, first_few(differences(one, other)) or not one)


def dated(checks, words, folder, date):
    """An export at a date; at today's without faketime."""
    before = [faketime(), "-f", f"@{date} 00:00:00"] if faketime() else []
    done = run([*before, checks.expo, "export", *words, SAMPLE, "-o", folder])
    checks.equal(f"export {' '.join(words)}", (done.returncode, done.stdout), (0, b""))
    return contents(folder)


def faketime():
    try:
        return find_tool("faketime")
    except MissingTool:
        return None


def years():
    return "and years" if faketime() else "(not years: faketime is not installed)"


def young_files(site):
    files = (path for path in sorted(site.rglob("*")) if path.is_file())
    return [path.relative_to(site).as_posix() for path in files if path.stat().st_mtime != 1]


def check_insertion(checks):
    """Nothing new changes nothing, an entry before 5,000 others its neighbor and the lists."""
    with temporary_folder() as folder:
        site, document = folder / "site", folder / "items.json"
        write_entries(document, 5000, "글")
        export(checks, "export 5,000 entries", document, site)
        for path in site.rglob("*"):
            os.utime(path, (1, 1))
        export(checks, "export again", document, site)
        checks.check("every time stamp stays", first_few(young_files(site)))
        entries = json.loads(document.read_text())
        first = {"name": "첫째", "image_name": "first", "short_desc": "새 글", "desc": "새 글"}
        document.write_text(json.dumps([first, *entries], ensure_ascii=False))
        export(checks, "export an entry more", document, site)
        written = young_files(site)
        label = f"an entry before 5,000 others: {len(written)} files written, at most 200"
        checks.expect(len(written) <= 200, label, first_few(written))
