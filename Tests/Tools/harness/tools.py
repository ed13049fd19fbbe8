"""Finds the programs that checks compare expo with, and refuses others of the same name."""

import functools
import os
import re
import shutil

from harness.commands import TimeLimit, run

# How each program is asked for its version, and how the answer begins.
TOOLS = {
    "bash": (["--version"], r"GNU bash, version [4-9]"),
    "chromium": (["--version"], r"(Chromium|Google Chrome) \d"),
    "cmark": (["--version"], r"cmark \d.* - CommonMark converter"),
    "cmark-gfm": (["--version"], r"cmark-gfm \d.* - CommonMark with GitHub"),
    "convert": (["-version"], r"Version: ImageMagick \d"),
    "docc": (["--help"], r"OVERVIEW: Documentation Compiler"),
    "entr": ([], r"release: \d"),
    "fish": (["--version"], r"fish, version \d"),
    "git": (["--version"], r"git version \d"),
    "hugo": (["version"], r"(.*Running Hugo .*\n)?hugo v\d|Hugo Static Site Generator v\d"),
    "java": (["-version"], r"(openjdk|java) version"),
    "jekyll": (["--version"], r"jekyll \d"),
    "jq": (["--version"], r"jq-\d"),
    "less": (["--version"], r"less \d"),
    "man": (["--version"], r"man \d"),
    "mandoc": (["-Tlint", "/dev/null"], r"mandoc: "),
    "node": (["--version"], r"v\d+\."),
    "patch": (["--version"], r"GNU patch \d"),
    "pre-commit": (["--version"], r"pre-commit \d"),
    "ruby": (["-rkramdown", "-rkramdown-parser-gfm", "-e", "print Kramdown::VERSION"], r"\d+\."),
    "shellcheck": (["--version"], r"ShellCheck - shell script analysis tool"),
    "soffice": (["--version"], r"LibreOffice \d"),
    "split": (["--version"], r"split \(GNU coreutils\)"),
    "strace": (["-V"], r"strace -- version \d"),
    "swift": (["--version"], r"(swift-driver version: .*)?Swift version|.*Swift version"),
    "tmux": (["-V"], r"tmux \d"),
    "vipsthumbnail": (["--version"], r"vips-\d"),
    "zsh": (["--version"], r"zsh \d"),
}


class MissingTool(Exception):
    """A program is not installed, or only another one of its name is."""


@functools.cache
def find_tool(name):
    """The path of a program: the first on PATH whose answer is right.

    Raises MissingTool, with what the programs of that name answered.
    """
    return find_tools(name)[0][0]


@functools.cache
def find_tools(name):
    """All programs of a name on PATH whose answer is right, with their answers.

    Raises MissingTool if there is none.
    """
    arguments, pattern = TOOLS[name]
    found, refused = {}, []
    for folder in os.get_exec_path():
        path = shutil.which(name, path=folder)
        if not path:
            continue
        answer = version(path, arguments)
        if re.match(pattern, answer):
            found.setdefault(os.path.realpath(path), (path, answer))
        else:
            words = " ".join(arguments)
            refused.append(f"{path} is another program: {words} prints {answer[:80]!r}")
    if not found:
        raise MissingTool("; ".join(refused) or "not installed")
    return list(found.values())


def version(path, arguments):
    """What a program answers to the question for its version."""
    try:
        done = run([path, *arguments], limit=120)
    except (TimeLimit, OSError) as error:
        return str(error)
    return (done.stdout + done.stderr).decode(errors="replace").strip()
