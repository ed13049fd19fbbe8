"""Where it runs: on standard input, without pager or color, idle."""

import pathlib
import re
import time

from browse.session import POSTER, SAMPLE, browse
from harness import ROOT, temporary_folder


def check_standard_input(checks):
    documents = sorted(SAMPLE.glob("**/items.dataset/*.json"))
    document = next(path for path in documents if path.name != "Contents.json")
    with open(document, "rb") as stdin:
        session = browse(checks, "-", stdin=stdin)
        session.type("jlr")
        label = "JSON from standard input, keys from the terminal"
        session.expect(label, "cannot be reloaded")
        session.expect("nothing to edit there", "no file to edit", after="v")
        session.check_end("the terminal after standard input", after="q")


def check_without_pager(checks):
    with temporary_folder() as empty:
        session = browse(checks, SAMPLE, environment={"PATH": str(empty)})
        session.expect("no pager on the machine, and none is needed", "1/13", after="l")
        session.check_end("the terminal without a pager", after="q")


def check_colors(checks):
    for words, environment in (([], {"NO_COLOR": "1"}), (["--color", "never"], {})):
        session = browse(checks, SAMPLE, *words, environment=environment)
        session.expect(f"without color: {words or environment}", "entry 1 of", after="l/관람객\rh")
        other = attributes(session) - {b"", b"0", b"4", b"7"}
        checks.check(f"only reversed and underlined is left: {words or environment}", other)
        session.end("q")
    session = browse(checks, SAMPLE)
    session.shows("/13", after="l/관람객\r")
    other = attributes(session) - {b"", *b"0 1 2 4 7 35".split()}
    checks.check("only bold, dim, underlined, reversed, and one color", other)
    checks.expect(b"35" in attributes(session), "what is searched for has it", session.texts())
    session.end("q")


def check_colors_of_findings(checks):
    """Findings have the colors that `validate` gives them, and none without colors."""
    sample = ROOT / "Samples/broken/EX302-missing-key.json"
    for words, wanted in (([], {b"31"}), (["--color", "never"], set())):
        session = browse(checks, sample, *words)
        session.expect(f"the findings {words}", "EX302", after="]!")
        found = attributes(session) & set(b"31 32 33 34 36".split())
        checks.expect(found >= wanted and bool(found) == bool(wanted), f"colors {words}", found)
        session.end("q")


def attributes(session):
    """The numbers of all attributes that were set."""
    return set(b";".join(re.findall(rb"\x1b\[([0-9;]*)m", session.output)).split(b";"))


def check_idle(checks):
    session = browse(checks, SAMPLE)
    session.shows(POSTER)
    session.read(0.3)
    before = activity(session.process.pid)
    time.sleep(2)
    checks.equal("no CPU while nothing is typed", activity(session.process.pid), before)
    session.end("q")


def activity(process):
    """The ticks that a process has used, and how often it was switched to."""
    folder = pathlib.Path(f"/proc/{process}")
    ticks = (folder / "stat").read_text().rsplit(")")[1].split()[11:13]
    return ticks, re.findall(r"ctxt_switches:\s+(\d+)", (folder / "status").read_text())
