"""Exports that are repeated: the same bytes, the same time stamps."""

import json
import os

from exports.running import export, first_few, write_entries
from harness import ROOT, contents, differences, temporary_folder

SAMPLE = ROOT / "Samples/Daejeon1993"


def check_same(checks):
    for words in ("html", "markdown --split", "markdown --preset hugo"):
        with temporary_folder() as folder:
            for path in ("a", "deep/er/b"):
                checks.run("export", *words.split(), SAMPLE, "-o", folder / path)
            one, other = contents(folder / "a"), contents(folder / "deep/er/b")
            label = f"exports in different folders are the same: {words}"
            checks.check(label, first_few(differences(one, other)) or not one)


def young_files(site):
    files = (path for path in sorted(site.rglob("*")) if path.is_file())
    return [path.relative_to(site).as_posix() for path in files if path.stat().st_mtime != 1]


def check_insertion(checks):
    """Nothing new changes nothing, an entry before 5,000 others its neighbor and the lists."""
    with temporary_folder() as folder:
        site, document = folder / "site", folder / "items.json"
        write_entries(document, 5000)
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
