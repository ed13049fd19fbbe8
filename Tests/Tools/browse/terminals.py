"""Kinds of terminals, with an alternate screen and without one."""

import subprocess
import sys

from browse.session import POSTER, SAMPLE, browse

# As users have them; the last one has no description.
KINDS = ("xterm-256color", "screen", "linux", "vt100", "tmux-256color", "no-such-terminal")

# Every key of the table, and a text that the screen then shows.
EVERY_KEY = [
    *(("\r", "> 1"), ("j", "> 2"), ("\x1b[B", "> 3"), ("\x0e", "> 4"), ("k", "> 3")),
    *(("\x1b[A", "> 2"), ("\x10", "> 1"), ("\x05", "> 2"), ("\x19", "> 1"), (" ", ">13")),
    *(("b", "> 1"), ("f", ">13")),
    *(("\x1b[5~", "> 1"), ("\x1b[6~", ">13"), ("\x02", "> 1"), ("\x06", ">13"), ("g", "> 1")),
    *(("d", ">11"), ("u", "> 1"), ("\x04", ">11"), ("\x15", "> 1"), ("G", ">13")),
    *(("\x1b[H", "> 1"), ("\x1b[F", ">13"), ("5g", "> 5"), ("l", "5/13"), ("h", "> 5")),
    *(("\x1b[C", "5/13"), ("\x1b[D", "> 5"), ("\r", "5/13"), ("\x7f", "> 5"), ("l", "5/13")),
    *(("J", "6/13"), ("K", "5/13"), ("\x1b", "> 5"), ("]", "no entry has findings")),
    *(("[", "no entry has findings"), (":7", ":7"), ("\r", "7/13"), ("h/관람객", "/관람객")),
    *(("\x01", "/관람객"), ("\x05", "/관람객"), ("\x1b[D", "/관람객"), ("\x1b[C", "/관람객")),
    *(("\x08", "/관람 "), ("\x17x", "/x"), ("\x15관람객", "/관람객"), ("\r", "/관람객 ")),
    *(("n", "/관람객 "), ("N", "/관람객 "), ("\x1b", "/13"), ("h/관람객", "> 2")),
    ("\x1b[B", "> 3"),
    *(("\x1b[A", "> 2"), ("\x0e", "> 3"), ("\x10", "> 2"), ("\t", "> 3"), ("\x1b[Z", "> 2")),
    *(("\x1b[6~", ">11"), ("\x1b[5~", "> 2"), ("\x15\x1b[A", "/관람객"), ("\x03", "> 2")),
    *(("/관람객", "/관람객"), ("\x07", "> 2")),
    *(("G''", "> 2"), ("&다리", "&다리")),
    ("\x1b[Hx", "&x다리"),
    *(("\x1b[3~", "&x리"), ("\x1b[F", "&x리"), ("\x03", "/13"), ("&다리\r", "&다리  entry 1 of 3")),
    *(("\x1b", "/13"), ("!", "no findings here;"), ("!", "no findings;"), ("y", "p path")),
    *(("p", "items.json:"), ("yy", "copied entry")),
    *(("ye", "as JSON"), ("x", "no key 'x'"), ("r", "reloaded"), ("i", "shows no images")),
    ("?", "a line down"),
    *(("q", "/13"), ("\x1bOP", "a line down"), ("\x1b[11~", "/13"), ("\x1b[11~", "a line down")),
    *(("\x1b", "/13"), ("\x0c", "/13")),
]


def check_terminals(checks):
    for kind in KINDS:
        session = browse(checks, SAMPLE, environment={"TERM": kind})
        session.shows(POSTER)
        problem = pressed(session.type, session.shows, session.texts)
        checks.check(f"every key on {kind}", problem)
        session.check_end(f"the terminal after it, {kind}", after="q")
        taken = b"\x1b[?1049h" in session.output
        checks.equal(f"the alternate screen on {kind}", taken, has_alternate_screen(kind))
        if not taken:
            left = session.texts()[-1] == "" and session.screen.cursor.y == session.rows - 1
            checks.expect(left, f"the shell goes on below, {kind}", session.texts())


def pressed(types, shows, rows):
    """Presses every key; says after which of them the screen is wrong."""
    for keys, wanted in EVERY_KEY:
        types(keys)
        if not shows(wanted):
            return f"after {keys!r}: {wanted!r} not in {rows()}"
    return None


def has_alternate_screen(kind):
    """What ncurses says of a terminal; true for one that it does not know."""
    code = f"import curses; curses.setupterm({kind!r}, 1); print(curses.tigetstr('smcup'))"
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    return asked.stdout.strip() != "None" if asked.returncode == 0 else True
