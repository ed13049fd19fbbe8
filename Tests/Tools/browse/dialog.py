"""Line by line: --accessible, and terminals that cannot be drawn on."""

from browse.session import SAMPLE, browse

PROMPTS = (b"q quit: ", b"q back: ")  # q leaves help
DIALOG = [
    ("f\n", "lines 23–"),
    ("\n", "entries 1–13 of 13"),
    ("2\n", "2/13  all of "),
    ("/관람객\n", "/관람객"),
    ("h\n", "entry 1 of "),
    ("&다리\n", "&다리  entry 1 of 3"),
    ("&\n", "entries 1–13 of 13"),
    (":한빛탑\n", "1/13"),
    ("?\n", "lines 1–22 of "),
    ("h\n", "1/13"),
]


def check_lines(checks):
    for name, words, environment in (
        ("--accessible", ["--accessible"], {}),
        ("TERM=dumb", [], {"TERM": "dumb"}),
    ):
        session = browse(checks, SAMPLE, *words, environment=environment)
        session.wait(lambda s=session: s.output.endswith(PROMPTS))
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
        return session.output.rstrip(b"\r\n").endswith(PROMPTS)

    session.wait(is_asked)
    start = len(session.output)
    session.type(keys)
    answered = session.wait(
        lambda: wanted.encode() in session.output[start:] and session.output.endswith(PROMPTS)
    )
    return None if answered else session.output[start:].decode(errors="replace")
