"""Every way out leaves the terminal as it was: keys, signals, a crash, a stuck terminal."""

import signal
import termios

from browse.session import POSTER, SAMPLE, browse


def typed(keys):
    return lambda session: session.type(keys)


def sent(number):
    return lambda session: session.send(number)


WAYS_OUT = [
    ("q", typed("q"), 0),
    ("Ctrl-C", typed("\x03"), 130),
    ("Ctrl-C twice while typing", typed("/abc\x03\x03"), 130),
    ("Ctrl-C in a paste without an end", typed("/\x1b[200~abc\x03\x03\x03"), 130),
    ("SIGINT", sent(signal.SIGINT), 130),
    ("SIGTERM", sent(signal.SIGTERM), 143),
    ("SIGHUP", sent(signal.SIGHUP), 129),
    ("SIGQUIT", sent(signal.SIGQUIT), 131),
    ("SIGUSR1", sent(signal.SIGUSR1), 138),
    ("SIGALRM", sent(signal.SIGALRM), 142),
    ("SIGBUS", sent(signal.SIGBUS), 135),
    ("SIGSEGV", sent(signal.SIGSEGV), 139),
    ("SIGABRT", sent(signal.SIGABRT), 134),
]


def check_ways_out(checks):
    for name, leave, status in WAYS_OUT:
        session = browse(checks, SAMPLE)
        session.shows(POSTER)
        leave(session)
        session.check_end(f"the terminal after {name}", status)


def check_crash(checks):
    """The runtime says where it was, with the terminal as it was, and asks nobody."""
    binary = checks.options.debug_binary
    if not binary:
        return checks.skip("the terminal after a crash", "no --debug-binary")
    for setting in ("enable=no", "enable=yes,interactive=no,color=no"):
        environment = {"EXPO_BROWSE_CRASH": "1", "SWIFT_BACKTRACE": setting}
        session = browse(checks, SAMPLE, binary=binary.resolve(), environment=environment)
        session.check_end(f"the terminal after a crash, {setting}", 132, 133)
    return None


def check_stuck(checks):
    """A terminal that takes nothing, as after Ctrl-S, keeps nobody from ending."""
    session = browse(checks, SAMPLE)
    session.shows(POSTER)
    termios.tcflow(session.slave, termios.TCOOFF)
    session.send(signal.SIGTERM)
    checks.equal("SIGTERM on a stuck terminal", session.end(), 143)
    settings = termios.tcgetattr(session.slave)
    checks.equal("its settings afterwards", settings, session.before)
    termios.tcflow(session.slave, termios.TCOON)
    session.close()
