#!/usr/bin/env python3
"""Checks `expo list --format csv` with Python's csv and, if asked, with LibreOffice.

    python3 Tests/Tools/check_csv.py EXPO_BINARY [--libreoffice 1] [--values N]

The samples and N hostile values: formulas, quotes, commas, line ends, blanks, other scripts. What
the reader finds is the text of the entry, with an apostrophe in front if a spreadsheet would run
it. With --libreoffice 1 a headless LibreOffice reads the same file: no cell is a formula.
"""

import csv
import io
import json
import random
import re

from harness import ROOT, SAMPLES, run, run_checks, temporary_folder, write

KEYS = ["name", "image_name", "short_desc", "desc"]
STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
PIECES = ["=1+1", "+1", "-1", "@SUM(A1)", '"', "'", ",", ";", "\t", "\n", "\r\n", "\r", " ", "  "]
PIECES += "한빛탑 万国博 é e\u0301 👩‍🔬 0012 1.5 1e3 2024-01-02 TRUE \\ <b> % #".split()
PIECES += ['=HYPERLINK("http://x.org";"y")', "=cmd|' /C calc'!A0", "\uff1d1+1", "\u00a0"]


def guarded(text):
    return "'" + text if text.startswith(STARTS) else text


def hostile(count):
    generator = random.Random(4180)
    for _ in range(count):
        yield "".join(generator.choice(PIECES) for _ in range(generator.randint(0, 4)))


def rows_of(checks, entries, folder, *options):
    path = write(folder / "items.json", json.dumps(entries, ensure_ascii=False))
    done = checks.run("list", path, "-f", "csv", "--fields", ",".join(KEYS), *options)
    return done.stdout


def check_python(checks):
    values = list(hostile(checks.options.values // len(KEYS) * len(KEYS)))
    groups = [values[start : start + len(KEYS)] for start in range(0, len(values), len(KEYS))]
    documents = [
        json.loads((ROOT / f"Samples/{name}/Assets.xcassets/items.dataset/items.json").read_text())
        for name in SAMPLES
    ]
    documents.append([dict(zip(KEYS, group, strict=True)) for group in groups])
    with temporary_folder() as folder:
        for number, entries in enumerate(documents):
            expected = [[guarded(entry[key]) for key in KEYS] for entry in entries]
            text = rows_of(checks, entries, folder).decode()
            rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
            checks.equal(f"document {number}: the head", rows[0], KEYS)
            checks.equal(f"document {number}: {len(entries)} rows", rows[1:], expected)
            marked = rows_of(checks, entries, folder, "--bom")
            checks.equal(f"document {number}: --bom", marked, b"\xef\xbb\xbf" + text.encode())
            if checks.options.libreoffice:
                check_libreoffice(checks, marked, [KEYS, *expected], folder)
    checks.say(f"{sum(map(len, documents)) * len(KEYS)} values read")


def check_libreoffice(checks, text, expected, folder):
    """What a headless LibreOffice reads, as it writes it again, and as a document with formulas."""
    office = checks.tool("soffice")
    if not office:
        return
    (folder / "list.csv").write_bytes(text)
    # Commas, quotes, UTF-8, from the first row; what is in quotes is text.
    words = ["--headless", f"-env:UserInstallation=file://{folder}/profile"]
    words += ["--infilter=CSV:44,34,76,1,,0,true,false", "--convert-to"]
    for form in ("csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true", "fods"):
        end = ["--outdir", folder / "read", folder / "list.csv"]
        done = run([office, *words, form, *end], limit=600)
        checks.expect(done.returncode == 0, f"LibreOffice: {form}", done.stderr[-300:])
    formulas = (folder / "read/list.fods").read_text(encoding="utf-8").count("table:formula")
    checks.equal("LibreOffice: formulas", formulas, 0)
    with open(folder / "read/list.csv", encoding="utf-8-sig", newline="") as file:
        found = [[lines(cell) for cell in row] for row in csv.reader(file)]
    checks.equal("LibreOffice: rows", found, [[lines(cell) for cell in row] for row in expected])


def lines(text):
    """A text with one line end for several: LibreOffice has one kind, and takes LF CR for one."""
    return re.sub(r"[\r\n]+", "\n", text)


if __name__ == "__main__":
    run_checks(__doc__, libreoffice=0, values=20_000)
