"""Searching: while typing, from place to place, filtering, pasting."""

import json
import re

from browse.session import SAMPLE, browse_at, sample_data
from harness.terminal import SIZES


def check_search(checks):
    for size in SIZES:
        session, where = browse_at(checks, size, SAMPLE)
        check_search_in_list(session, where)
        check_search_in_entry(session, where)
        check_filter(session, where)
        check_pasting(session, where)
        session.type("q")
        session.check_end(f"the terminal after a search {where}")


def found_by(checks, query):
    """The numbers of the entries that hold a text."""
    entries = sample_data(checks.expo).entries
    return [n for n, entry in enumerate(entries, 1) if any(query in s for s in entry.values())]


def check_search_in_list(session, where):
    holds = found_by(session.checks, "관람객")
    total = len(holds)
    words = ["list", SAMPLE, "--search", "관람객", "--format", "tsv", "--fields", "number"]
    ranked = [int(n) for n in session.checks.run(*words).stdout.split()]
    session.type("l4j/")
    session.expect(f"/ asks {where}", also=lambda: session.texts()[-1] == "/")
    for typed in ("관", "관람", "관람객"):
        session.type(typed[-1])
        session.expect(f"typing {typed} {where}", f"/{typed}", "/")
    session.expect(
        f"the list finds the best first {where}",
        f"{total} entries" if session.columns >= 40 else f"/{total}",
        also=lambda: listed(session)[: len(ranked)] == ranked[: len(listed(session))],
    )
    session.expect(f"with the text that matches {where}", also=lambda: shows_matches(session))
    session.type("\x1b")
    session.expect(f"Esc brings the list back {where}", also=lambda: chosen(session) == 5)
    session.type("/관람객\x1b[B\x0e")
    session.expect(f"↓ and ^N choose another {where}", also=lambda: chosen(session) == ranked[2])
    session.type("\r")
    session.expect(
        f"Enter opens it {where}", counted(session, 1, holds_in(session.checks, ranked[2]), "here")
    )
    session.type("h")
    session.expect(
        f"h comes back to what was found {where}",
        counted(session, 3, total),
        also=lambda: chosen(session) == ranked[2] and set(listed(session)) <= set(ranked),
    )
    steps = [
        ("n", "n", counted(session, 4, total), ranked[3]),
        ("g", "the best", counted(session, 1, total), ranked[0]),
        ("N", "N round the start", counted(session, total, total), ranked[-1]),
        ("n", "n round the end", counted(session, 1, total), ranked[0]),
        ("''", "'' goes back", counted(session, total, total), ranked[-1]),
        ("\x1b", "Esc lists all", "", ranked[-1]),
    ]
    for keys, label, status, number in steps:
        session.type(keys)
        session.expect(
            f"{label} {where}", status, also=lambda number=number: chosen(session) == number
        )
    session.type("/관람객\r")
    number = ranked[0]
    session.expect(
        f"Enter opens the best {where}",
        counted(session, 1, holds_in(session.checks, number), "here"),
    )
    session.type("h")
    session.expect(f"and h goes back {where}", also=lambda: chosen(session) == ranked[0])


def counted(session, number, count, what="entry", is_inside=False):
    """A place among so many, in words where there is room for them, if there is room at all.

    In an entry there are two beside the keys, which leaves no room for words at 40 columns.
    """
    if session.columns == 40 and (is_inside or what == "here"):
        return f"{number}/{count}"
    if session.columns < 40:
        return "" if "%" in session.texts()[-1] or what == "here" else f"{number}/{count}"
    return f"entry {number} of {count}" if what == "entry" else f"{number} of {count} {what}"


def listed(session):
    """The numbers of the rows of the list, from the first on."""
    rows = (re.match(r"[> ] ?(\d+)   ", row) for row in session.texts())
    return [int(row[1]) for row in rows if row]


def chosen(session):
    rows = (re.match(r"> ?(\d+)   ", row) for row in session.texts())
    return next((int(row[1]) for row in rows if row), None)


def shows_matches(session):
    """Whether the rows of the list show what is searched for, where there is room for a text."""
    rows = [row for row in session.texts() if re.match(r"[> ] ?\d+   ", row)]
    return session.columns <= 40 or all("관람객" in row.replace(" ", "") for row in rows)


def holds_in(checks, number):
    """How often an entry shows what is searched for."""
    entry = sample_data(checks.expo).entries[number - 1]
    return sum(entry[key].count("관람객") for key in ("name", "short_desc", "desc"))


def check_search_in_entry(session, where):
    number = chosen(session)
    session.type("gl")
    session.expect(
        f"an entry opened from a search shows where it was found {where}", f"{number}/13"
    )
    session.type("n")
    session.expect(
        f"the current match is reversed {where}",
        also=lambda: "관람객" in session.reversed_text().replace(" ", ""),
    )
    check_current_match(session, where)
    session.type("\x1b")
    session.expect(
        f"Esc drops the search {where}",
        also=lambda: not session.reversed_text() and "관람객  " not in session.texts()[-1],
    )


def check_current_match(session, where):
    """`n` moves what is reversed; other matches are underlined."""
    places = set()
    for _ in range(4):
        places.add((session.texts()[-1], tuple(session.marked("reverse"))))
        before = session.texts()[-1], session.marked("reverse")
        session.type("n")
        session.wait(lambda b=before: (session.texts()[-1], session.marked("reverse")) != b)
    session.checks.equal(f"n moves to another place each time {where}", len(places), 4)


def check_filter(session, where):
    words = ["list", SAMPLE, "--search", "ㅎㄱ", "--format", "json"]
    found = json.loads(session.checks.run(*words).stdout)
    session.type("h&ㅎㄱ\rg")
    session.expect(f"& lists what holds it {where}", f"&ㅎㄱ {counted(session, 1, len(found))}")
    session.type("l")
    session.expect(
        f"the filter shows in an entry {where}",
        "&ㅎㄱ ",
        counted(session, 1, len(found)),
        also=lambda: session.reversed_text(),
    )
    session.type("K")
    session.expect(f"K at its start says so {where}", "the first ")
    session.type("h\x1b")
    session.expect(
        f"Esc drops the filter {where}", "/13", also=lambda: "&ㅎㄱ" not in session.texts()[-1]
    )
    session.type("/zzz")
    session.expect(
        f"nothing found is said {where}", "0 entries" if session.columns >= 40 else "–/0"
    )
    session.type("\x1b")
    session.expect(f"Esc leaves the prompt {where}", also=lambda: "zzz" not in session.texts()[-1])
    session.type("/abc def\x17\x1b[DX\x01Y")
    session.expect(
        f"the line is edited {where}", also=lambda: session.texts()[-1].startswith("/YabcX ")
    )
    session.type("\x03")
    session.expect(f"^C gives it up {where}", also=lambda: "abc" not in session.texts()[-1])


def check_pasting(session, where):
    total = len(found_by(session.checks, "관람객"))
    session.type("/\x1b[200~관람\n객\x1b[201~\r")
    session.expect(
        f"a paste in brackets, without its line end {where}",
        "" if session.columns < 40 else counted(session, 1, total, is_inside=True),
    )
    session.type("\x1bh")
    session.type("\x1b[200~qqq\x1b[201~j")
    session.expect(f"a paste is no key {where}", "/13")
