"""Line by line: --accessible, and terminals that cannot be drawn on."""

from browse.session import SAMPLE, browse

PROMPT = b"q quit: "
# AccessibleReaderTests has all answers; here they come through a terminal.
DIALOG = [("f\n", "lines 23–"), ("2\n", "2/13  all of "), ("/관람객\n", "/관람객")]


def check_lines(checks):
    for name, words, environment in (
        ("--accessible", ["--accessible"], {}),
        ("TERM=dumb", [], {"TERM": "dumb"}),
    ):
        session = browse(checks, SAMPLE, *words, environment=environment)
        session.wait(lambda s=session: s.output.endswith(PROMPT))
        first = session.text
        label = f"{name}: a page of the poster is as high as the screen"
        checks.expect("lines 1–22 of " in first and "Enter: 13 entries" in first, label, first)
        for keys, wanted in DIALOG:
            checks.check(f"{name}: {keys!r}", answer_problem(session, keys, wanted))
        session.check_end(f"{name}: the terminal", after="q\n")
        checks.equal(f"{name}: escapes", b"\x1b" in session.output, False)


def answer_problem(session, keys, wanted):
    """Types a line at the prompt; what is printed before the next prompt if it lacks a text."""

    def is_asked():
        return session.output.rstrip(b"\r\n").endswith(PROMPT)

    session.wait(is_asked)
    start = len(session.output)
    session.type(keys)
    answered = session.wait(
        lambda: wanted.encode() in session.output[start:] and session.output.endswith(PROMPT)
    )
    return None if answered else session.output[start:].decode(errors="replace")
