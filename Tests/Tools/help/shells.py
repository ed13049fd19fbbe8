"""Completions as bash, zsh and fish show them: typed into a shell in a pseudo-terminal."""

import shutil

from harness import ROOT, run, temporary_folder
from harness.terminal import Session
from help.pages import shell_variables

# What is typed, and the whole line after Tab: what shells split, quote or look for in files.
CASES = [
    ("expo va", "expo validate "),
    ("expo --ver", "expo --version "),
    ("expo validate --kind ent", "expo validate --kind entries "),
    ("expo validate --kind=ent", "expo validate --kind=entries "),
    ("expo validate --select=EX104,missing-com", "expo validate --select=EX104,missing-comma "),
    ("expo validate --severity trailing-c", "expo validate --severity trailing-comma="),
    ("expo validate --severity EX104=wa", "expo validate --severity EX104=warning "),
    ("expo validate --severity=EX104=wa", "expo validate --severity=EX104=warning "),
    ("expo validate --config se", "expo validate --config settings.json "),
    ("expo validate --config=se", "expo validate --config=settings.json "),
    ("expo validate --assets Fa", "expo validate --assets Fair.xcassets/"),
    ("expo validate se", "expo validate settings.json "),
    ("expo validate Fa", "expo validate Fair.xcassets/"),
    ("expo export html --css st", "expo export html --css style.css "),
    ("expo list --fields number,na", "expo list --fields number,name "),
    ("expo rules EX104 double-enc", "expo rules EX104 double-encoding "),
    ("expo diff HEA", "expo diff HEAD:"),
    ("expo show 한빛", "expo show 한빛탑 "),
    ("expo show Fair.xcassets 꿈", "expo show Fair.xcassets 꿈돌이 "),
    ("expo show --field desc Fair.xcassets 한빛", "expo show --field desc Fair.xcassets 한빛탑 "),
    ("expo show .with\\ space/Fair.xcassets 한빛", "expo show .with\\ space/Fair.xcassets 한빛탑 "),
]


def check_bash(checks):
    check_shell(checks, "bash", ["--norc", "--noprofile", "-i"], 'eval "$(expo completions bash)"')


def check_zsh(checks):
    load = 'autoload -U compinit; compinit -u -D; eval "$(expo completions zsh)"'
    check_shell(checks, "zsh", ["-f", "-i"], load)


def check_fish(checks):
    check_shell(checks, "fish", ["--no-config", "-i"], "expo completions fish | source")


def check_shell(checks, name, options, load):
    path = checks.tool(name)
    if path is None:
        return
    with temporary_folder() as folder:
        catalog = ROOT / "Samples/Daejeon1993/Assets.xcassets"
        shutil.copytree(catalog, folder / "Fair.xcassets")
        # Hidden, so that the current folder has one exposition.
        shutil.copytree(catalog, folder / ".with space/Fair.xcassets")
        for other in ("settings.json", "settings.txt", "style.css", "style.txt"):
            (folder / other).write_text("{}")
        git = checks.tool("git")
        if git:
            run([git, "init", "-q"], cwd=folder)
        environment = shell_variables(checks, folder)
        session = Session(checks, [path, *options], 120, 24, environment, cwd=folder)
        start(session, name, load)
        for typed, expected in CASES:
            if git or "HEAD" not in expected:
                check_case(checks, session, name, typed, expected)
        session.end("\x15exit\r")
        session.close()


def start(session, name, load):
    """Loads the completions behind a prompt of two characters."""
    prompt = "function fish_prompt; echo -n '> '; end" if name == "fish" else "PS1='> '"
    session.wait(lambda: False, 0.7)
    session.type(f"{prompt}; {load}; echo loa''ded\r")
    session.prints("loaded\r\n")


def check_case(checks, session, name, typed, expected):
    session.type("\x0c")
    session.wait(lambda: session.texts()[0].rstrip() == ">", 3)
    session.type(typed + "\t")

    def row():
        cells = session.drawn()[0]
        return "".join(cells).removeprefix("> ")

    # A space at the end is seen by what is typed behind it.
    session.wait(lambda: row().rstrip() == expected.rstrip(), 4)
    session.type("#")
    good = session.wait(lambda: row().rstrip() == expected + "#", 2)
    checks.check(f"{name}: {typed}", None if good else f"{row().rstrip()!r}, expected {expected!r}")
    session.type("\x15")
    session.wait(lambda: row().strip() == "", 1)
