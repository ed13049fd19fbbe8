"""Searching: while typing, from place to place, filtering, pasting."""

import re

from browse.session import SAMPLE, browse

WORD = "관람객"


def check_search(checks):
    """What is found is what `expo list --search` finds, in the same order."""
    session = browse(checks, SAMPLE)
    words = ["list", SAMPLE, "--search", WORD, "--format", "tsv", "--fields", "number"]
    ranked = [int(number) for number in checks.run(*words).stdout.split()]
    total = len(ranked)
    session.expect("/ asks", also=lambda: session.texts()[-1] == "/ words to find", after="l4j/")
    for end in range(1, len(WORD) + 1):
        session.expect(f"typing {WORD[:end]}", f"/{WORD[:end]}", "entries", after=WORD[end - 1])
    session.expect(
        "the list finds the best first",
        f"{total} entries",
        also=lambda: listed(session)[: len(ranked)] == ranked[: len(listed(session))],
    )
    session.expect("Esc brings the list back", also=lambda: chosen(session) == 5, after="\x1b")
    for keys, label, status, number in [
        (f"/{WORD}\x1b[B\x0e", "↓ and ^N choose another", "", ranked[2]),
        ("\rh", "h comes back to what was found", f"entry 3 of {total}", ranked[2]),
        ("n", "n", f"entry 4 of {total}", ranked[3]),
        ("g", "the best", f"entry 1 of {total}", ranked[0]),
        ("N", "N round the start", f"entry {total} of {total}", ranked[-1]),
        ("n", "n round the end", f"entry 1 of {total}", ranked[0]),
        ("''", "'' goes back", f"entry {total} of {total}", ranked[-1]),
        ("\x1b", "Esc lists all", "", ranked[-1]),
        (f"/{WORD}\rh", "Enter opens the best, and h goes back", "", ranked[0]),
    ]:
        session.type(keys)
        session.expect(label, status, also=lambda number=number: chosen(session) == number)
    check_matches(session)
    check_pasting(session, total)
    session.check_end("the terminal after a search", after="q")


def listed(session):
    """The numbers of the rows of the list, from the first on."""
    rows = (re.match(r"[> ] ?(\d+)   ", row) for row in session.texts())
    return [int(row[1]) for row in rows if row]


def chosen(session):
    rows = (re.match(r"> ?(\d+)   ", row) for row in session.texts())
    return next((int(row[1]) for row in rows if row), None)


def check_matches(session):
    """The current match is reversed, `n` moves it, and Esc drops the search."""
    session.type("gln")
    session.expect(
        "the current match is reversed",
        also=lambda: WORD in session.reversed_text().replace(" ", ""),
    )
    places = set()
    for _ in range(4):
        before = session.texts()[-1], tuple(session.marked("reverse"))
        places.add(before)
        session.type("n")
        session.wait(lambda b=before: (session.texts()[-1], tuple(session.marked("reverse"))) != b)
    session.checks.equal("n moves to another place each time", len(places), 4)
    session.expect("Esc drops the search", also=lambda: not session.reversed_text(), after="\x1b")


def check_pasting(session, total):
    session.type(f"h/\x1b[200~{WORD[:2]}\n{WORD[2:]}\x1b[201~")
    pasted = f"/{WORD[:2]} {WORD[2:]}"
    session.expect("a paste in brackets, its line end a space", pasted, f"{total} entries")
    session.expect("a paste is no key", "/13", after="\x1b\x1b[200~qqq\x1b[201~j")
