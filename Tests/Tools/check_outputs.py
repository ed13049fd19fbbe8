#!/usr/bin/env python3
"""Checks what a run writes, forgets, obeys and hides: every kind of it, in every place.

    python3 Tests/Tools/check_outputs.py EXPO_BINARY

The cases are products of short tables, and none has an expected text: what the run reads is not
replaced, a log keeps what was in it, no other file changes, the findings appear in any case, and a
second run ends as the first. An empty setting is refused or harmless. A slip or another spelling
hides no finding.
"""

import contextlib
import ctypes
import itertools
import json
import os

from harness import contents, differences, run, run_checks, temporary_folder, write
from machine.documents import ANY, CLEAN, FAULTY, FILE, SET

LOOSE = "sub/loose.json"
INFO = '"info": {"author": "xcode", "version": 1}'
FILES = {
    FILE: FAULTY,
    LOOSE: FAULTY.replace('"s "', '"t "'),
    f"{SET}/Contents.json": f'{{"data": [{{"filename": "items.json"}}], {INFO}}}',
    "App/A.xcassets/a.imageset/Contents.json": f'{{"images": [{{"filename": "a.png"}}], {INFO}}}',
    "App/A.xcassets/in/b.imageset/Contents.json": '{"images": [{"filename": "gone.png"}]}',
    "App/A.xcassets/a.imageset/a.png": "",
    "App/App.swift": 'let image = Image("a")\n',
    ".expo.json": '{"ignore": []}\n',
    ".gitignore": "ignored\n",
    ".git/HEAD": "ref: refs/heads/main\n",
    ".git/config": "[core]\n",
    "Empty.xcassets/Contents.json": f"{{{INFO}}}",
    "in/a.css": "",
    "shut/mine": "mine\n",
}
PRECIOUS = b"precious\n"

# The outputs: their options with {} for the target. The summary has a variable.
REPORTS = {
    "json": ["-f", "json={}"],
    "sarif": ["-f", "sarif={}"],
    "junit": ["-f", "junit={}"],
    "baseline": ["--write-baseline", "{}"],
    "summary": [],
}
# Files that are named like standard input are documents as others are.
NAMED = ["./<stdin>", "./-"]


@contextlib.contextmanager
def project():
    with temporary_folder() as parent:
        folder = parent.resolve() / "p"
        for path, text in FILES.items():
            write(folder / path, text)
        (folder / "here").symlink_to(".")
        yield folder
        for path, _, _ in os.walk(folder):
            os.chmod(path, 0o755)


def without_rights():
    """Takes from root the right to read and write any file."""
    if os.geteuid() == 0:
        for capability in (1, 2, 3):
            ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)


def validate(checks, folder, outputs, *words, **rest):
    environment = {**os.environ, "GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""}
    options = ["-f", "concise"]
    for kind, target in outputs:
        options += [word.replace("{}", target) for word in REPORTS[kind]]
        if kind == "summary":
            environment |= {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": target}
    words = ["validate", *options, *(words or ["."])]
    return checks.run(*words, cwd=folder, env=environment, status=ANY, **rest)


def is_whole(kind, data):
    keys = {"json": "diagnostics", "sarif": "runs", "baseline": "findings"}
    if kind in keys:
        with contextlib.suppress(ValueError):
            return b"EX501" in data and keys[kind] in json.loads(data)
        return False
    return b"EX501" in data and data.endswith(b"</testsuites>\n" if kind == "junit" else b"|\n")


def check_inputs(checks):
    """No output replaces a document that is named like standard input."""
    for kind, path in itertools.product([*REPORTS, "book"], NAMED):
        with project() as folder:
            (folder / path).write_text(CLEAN if kind == "book" else FAULTY)
            before, label = contents(folder), f"{kind} to {path}, a file of the run"
            if kind == "book":
                done = checks.run("export", "markdown", path, "-o", path, cwd=folder, status=ANY)
            else:
                # A folder search has the named files too: `-` needs its own operand.
                done = validate(checks, folder, [(kind, path)], ".", path)
                checks.expect(b"EX501" in done.stdout, f"{label}: findings", done.stdout[-300:])
            checks.equal(f"{label}: status", done.returncode, 2)
            checks.equal(f"{label}: files", differences(before, contents(folder)), [])


def check_logs(checks):
    """A summary is appended to a log that is open: the log keeps what was in it."""
    names = ["/dev/{}", "//dev/{}", "/dev/./{}", "/dev/fd/{n}", "/proc/self/fd/{n}", "log", "link"]
    logs = [(1, "stdout"), (2, "stderr"), (3, "fd/3")]
    for (number, name), form in itertools.product(logs, names):
        target = form.replace("{}", name).replace("{n}", str(number))
        with project() as folder:
            (folder / "log").write_bytes(PRECIOUS)
            (folder / "link").symlink_to("log")
            variables = f"GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY={target}"
            line = f"{variables} '{checks.expo}' validate -q -f concise . {number}>>log"
            before = contents(folder)
            done = run(["sh", "-c", line], cwd=folder)
            label = f"summary to {target}, {number}>>log"
            changed = contents(folder)
            log = changed["log"]
            checks.expect(log.startswith(PRECIOUS), f"{label}: what was there", log[:80])
            checks.equal(f"{label}: files", differences(before, changed), ["log"])
            checks.expect(b"EX501" in log + done.stdout, f"{label}: findings", log)


def check_targets(checks):
    """An output that cannot be written is an error; all others and the findings still appear."""
    bad = "shut/x shut/mine none/such/x in/a.css/x sub here dangling /proc/x ok".split()
    for one, target in itertools.product(REPORTS, bad):
        two = "json" if one != "json" else "sarif"
        with project() as folder:
            (folder / "dangling").symlink_to("nowhere/x")
            (folder / "shut/mine").chmod(0o444)
            (folder / "shut").chmod(0o555)
            before = contents(folder)
            outputs = [(one, target), (two, "other")]
            label = f"{one} to {target}, {two} to other"
            done = validate(checks, folder, outputs, preexec=without_rights)
            after = contents(folder)
            checks.expect(b"EX501" in done.stdout, f"{label}: findings", done.stderr)
            checks.expect(is_whole(two, after.get("other", b"")), f"{label}: other", "not whole")
            new = [name for name in differences(before, after) if name != "other"]
            if done.returncode == 2:
                checks.equal(f"{label}: status 2, but files", new, [])
            else:
                whole = len(new) == 1 and is_whole(one, after[new[0]])
                checks.expect(whole, f"{label}: written", new)
            again = validate(checks, folder, outputs, preexec=without_rights)
            checks.equal(f"{label}: a second run", again.returncode, done.returncode)


def codes(done):
    """The rules of the findings of a report in JSON; nothing if there is no report."""
    with contextlib.suppress(ValueError):
        return {
            finding["code"]: finding["severity"]
            for finding in json.loads(done.stdout)["diagnostics"]
        }
    return None


def check_settings(checks):
    """An empty setting is refused or harmless."""
    with project() as folder:
        report = ["validate", "-q", "-f", "json"]
        plain = codes(checks.run(*report, LOOSE, cwd=folder, status=ANY))
        checks.expect(len(plain) >= 3, "the document has findings", plain)
        for name in ("select", "ignore", "severity", "perFileIgnores", "include", "exclude",
                     "optionalKeys", "extraKeys", "aliases", "limits", "facts"):  # fmt: skip
            for value in ([], {}, None, ""):
                (folder / ".expo.json").write_text(json.dumps({name: value}))
                done = checks.run(*report, LOOSE, cwd=folder, status=ANY)
                harmless = codes(done) == plain and value not in (None, "")
                label = f"{name}: {json.dumps(value)}"
                checks.expect(done.returncode == 2 or harmless, label, done.stdout + done.stderr)


# What may be put around and into a document without another meaning.
SLIPS = {
    "a comment": lambda text: "// c\n" + text,
    "a comment at the end": lambda text: text + "/* c */\n",
    "a byte order mark": lambda text: "\ufeff" + text,
    "a comma": lambda text: text.rstrip()[:-1] + "," + text.rstrip()[-1] + "\n",
}
LONG = "\U0001f468\u200d\U0001f469\u200d\U0001f467A"
SHAPES = [
    {"x": 1}, [1], [{}], [{"x": 1}], [{"name": "n"}], [[{}]], {"title": 1}, {"title": "t", "x": 2},
    [{"name": "a", "image_name": "a", "short_desc": "s " * 90, "desc": LONG}],
    [{"name": "a", "image_name": "a", "short_desc": "sss", "desc": LONG}]
]  # fmt: skip


def check_slips(checks):
    """Neither a slip nor the spelling of text hides a finding, whatever its rule's severity."""
    for kind, value in itertools.product(["", "entries", "exposition"], SHAPES):
        with project() as folder:
            words = ["validate", "-q", "-f", "json", FILE, *(["--kind", kind] if kind else [])]

            def found(text, *more, folder=folder, words=words):
                (folder / FILE).write_text(text)
                return codes(checks.run(*words, *more, cwd=folder, status=ANY))

            text = json.dumps(value, ensure_ascii=False) + "\n"
            plain = found(text)
            for (name, slip), more in itertools.product(
                SLIPS.items(), [[], ["--severity", "syntax=warning"], ["--severity", "EX109=note"]]
            ):
                hidden = plain.keys() - found(slip(text), *more).keys()
                checks.equal(f"{text.strip()} {kind} with {name}, {more}", sorted(hidden), [])
            checks.equal(f"{text.strip()} {kind} escaped", found(json.dumps(value) + "\n"), plain)


if __name__ == "__main__":
    run_checks(__doc__)
