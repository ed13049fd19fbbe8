"""What the examples of help do."""

import os
import re
import shutil

from harness import ROOT, commit, run, temporary_folder
from harness.terminal import variables
from help import COMMANDS


def check_examples(checks):
    """Every example of every command runs, in a folder with the documents that they name."""
    for command in COMMANDS:
        page = checks.run(command, "--help").stdout.decode()
        lines = re.search(r"^examples:\n(.*?)\n(?:\n|\Z)", page, re.S | re.M).group(1).split("\n")
        examples = [re.split(r" {2,}", line[2:])[0] for line in lines if re.match(r"  \S", line)]
        checks.equal(f"examples of {command}", len(examples), 3)
        for example in examples:
            check_example(checks, example)


def check_example(checks, example):
    """What is asked is whether the line is understood: with --check the data may differ."""
    shell = "fish" if "source" in example else "zsh" if "zsh" in example else "bash"
    path = checks.tool(shell)
    if path is None or ("man -l" in example and checks.tool("man") is None):
        return
    line = f"autoload -U compinit; compinit -u -D; {example}" if shell == "zsh" else example
    with temporary_folder() as folder:
        copy_documents(folder, example)
        if "HEAD:" in example or "main:" in example:
            commit(folder)
        done = run([path, "-c", line], cwd=folder, env=shell_variables(checks, folder))
    good = (0, 1) if "--check" in example or "diff" in example else (0,)
    problem = None if done.returncode in good else f"{done.returncode}: {done.stderr[-300:]}"
    checks.check(f"example: {example}", problem)


def copy_documents(folder, example):
    """Copies what an example names: one document, or else a catalog."""
    catalog = ROOT / "Samples/Daejeon1993/Assets.xcassets"
    if "items.json" in example:
        for name in ("items.json", "old.json"):
            shutil.copy(catalog / "items.dataset/items.json", folder / name)
    else:
        shutil.copytree(catalog, folder / "Fair.xcassets")


def shell_variables(checks, home):
    """The environment of a shell: expo first on PATH, nothing of the user's."""
    path = f"{os.path.dirname(checks.expo)}:{os.environ['PATH']}"
    return variables({"PATH": path, "HOME": str(home), "PAGER": "cat"})
