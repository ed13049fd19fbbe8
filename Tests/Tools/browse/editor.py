"""Files that change while they are read: in an editor, or behind the reader's back."""

import json

from browse.session import SAMPLE, browse
from harness import entry, temporary_folder, write

EDITOR = """#!/bin/sh
stty -a >{folder}/stty
echo "$@" >{folder}/words
sed -i 's/항목 3/고친 항목/' {path}
"""


def check_editor(checks):
    with temporary_folder() as folder:
        many = [entry(f"항목 {number}", "x", "요약", "글") for number in range(1, 6)]
        path = folder / "fair.json"
        session = edited(checks, path, many, EDITOR.format(folder=folder, path=path))
        check_edited(session, folder, path)
        check_read_again(session, path)
        session.check_end("the terminal after v and r", after="q")


def edited(checks, path, entries, script):
    """A session over entries in a file; a script beside it is the editor."""
    path.write_text(json.dumps(entries, ensure_ascii=False, indent=2))
    editor = write(path.parent / "editor", script)
    editor.chmod(0o755)
    return browse(checks, path, environment={"EDITOR": str(editor)})


def check_editor_of_findings(checks):
    """Among all findings `v` begins at the chosen one, and the list stays."""
    with temporary_folder() as folder:
        path, lacking = folder / "fair.json", entry("나", "x", "요약", "글")
        del lacking["desc"]
        script = f'#!/bin/sh\necho "$@" >{folder}/words\n'
        session = edited(checks, path, [entry("가", "x", "요약", "글"), lacking], script)
        session.expect("a finding of the entry", "finding 1 of 1", after="!!&나\r")
        session.expect("the findings stay after v", "EX302", "reloaded", after="v")
        checks.equal("v at a finding", (folder / "words").read_text().split(), ["+8", str(path)])
        session.check_end("the terminal after v at a finding", after="q")


def check_missing_editor(checks):
    """An editor that fails is named, with the variable that names it."""
    session = browse(checks, SAMPLE, environment={"VISUAL": "", "EDITOR": "no-such-editor"})
    session.expect("v with an editor that is missing", "EDITOR=no-such-editor", after="v")
    session.check_end("the terminal after an editor that is missing", after="q")


def check_edited(session, folder, path):
    checks = session.checks
    session.expect("v edits, and what was edited is shown", "고친 항목", "reloaded", after="jjlv")
    line = path.read_text().split("\n").index('    "name": "고친 항목",')
    words = (folder / "words").read_text().split()
    checks.equal("v begins at the entry's line", words, [f"+{line}", str(path)])
    settings = (folder / "stty").read_text()
    good = " icanon" in settings and " echo " in settings and "-icanon" not in settings
    checks.expect(good, "the editor has a terminal as it was", settings)


def check_read_again(session, path):
    path.write_text(path.read_text().replace("고친", "다시 고친"))
    session.expect("r reads again", "다시 고친 항목", after="r")
    path.write_text("[]")
    session.expect("nothing is left after r", "fair.json", after="r")
    path.unlink()
    session.expect("r without a file says so", "no such file", after="r")
