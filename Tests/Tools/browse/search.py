"""Searching: while typing, from place to place, filtering, pasting."""

import json

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
    session.type("l/")
    session.expect(f"/ asks {where}", also=lambda: session.texts()[-1] == "/")
    for typed in ("관", "관람", "관람객"):
        session.type(typed[-1])
        session.expect(f"typing {typed} {where}", f"/{typed}", "/")
    steps = [
        ("\r", "the first entry found", f"/관람객 1/{total}", holds[0]),
        ("n", "n", f"2/{total}", holds[1]),
        ("N", "N", f"1/{total}", holds[0]),
        ("N", "N round the start", f"{total}/{total}", holds[-1]),
    ]
    for keys, label, status, number in steps:
        session.type(keys)
        cursor = f">{number:2}"
        session.expect(
            f"{label} {where}",
            status,
            also=lambda cursor=cursor: any(cursor in row for row in session.texts()),
        )


def check_search_in_entry(session, where):
    session.type("gl")
    session.expect(f"an entry opened from a search shows where it was found {where}", "1/13")
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
    session.expect(f"& lists what holds it {where}", f"&ㅎㄱ 1/{len(found)}")
    session.type("l")
    session.expect(f"the filter shows in an entry {where}", f"&ㅎㄱ 1/{len(found)}")
    session.type("K")
    session.expect(f"K at its start says so {where}", "the first ")
    session.type("h\x1b")
    session.expect(
        f"Esc drops the filter {where}", "/13", also=lambda: "&ㅎㄱ" not in session.texts()[-1]
    )
    session.type("/zzz")
    session.expect(f"nothing found is said {where}", "0")
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
    session.expect(f"a paste in brackets, without its line end {where}", f"/{total}")
    session.type("\x1b")
    session.type("\x1b[200~qqq\x1b[201~j")
    session.expect(f"a paste is no key {where}", "/13")
