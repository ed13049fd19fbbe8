"""Several expositions: a list to choose from, and Esc, which returns to it."""

import shutil

from browse.session import FAIRS, browse
from harness import ROOT, temporary_folder


def check_several(checks):
    with temporary_folder() as folder:
        for fair in FAIRS:
            shutil.copytree(ROOT / "Samples" / fair, folder / fair)
        for columns, rows in ((40, 12), (80, 24)):
            check_choosing(checks, folder, columns, rows)
        session = browse(checks, folder)
        session.type("\x03")
        checks.equal("^C in the list", session.end(), 130)


def check_choosing(checks, folder, columns, rows):
    where = f"at {columns}x{rows}"
    session = browse(checks, folder, columns=columns, rows=rows)
    session.expect(f"a list of expositions {where}", f"{len(FAIRS)} expositions", "1/3")
    session.type("j")
    session.expect(f"j {where}", "2/3")
    session.type("\r")
    session.expect(f"Enter opens the second {where}", "The Great Exhibition", "Enter: 13 entries")
    session.type("\r\x1b")
    session.expect(f"Esc returns to its poster {where}", "Enter: 13 entries")
    session.type("\x1b")
    session.expect(f"Esc returns to the list {where}", "2/3")
    session.type("\rr")
    session.expect(f"the second is read again {where}", "reloaded")
    session.type("q")
    checks.equal(f"q {where}", session.end(), 0)
    checks.check(f"the terminal after it {where}", "; ".join(session.disorder()))
