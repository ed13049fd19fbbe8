"""What both READMEs have in common, and what they name."""

import re

from harness import ROOT
from help import TOPICS
from readme import LANGUAGES, blocks, lines_of
from readme.commands import steps

LONGEST = 180


def check_structure(checks):
    """The Korean README is written for itself; its parts are those of the English one."""
    outlines = {language: outline(language) for language in LANGUAGES}
    checks.equal("parts of both READMEs", outlines["ko"], outlines["en"])
    for language in LANGUAGES:
        lines = len(lines_of(language)) - 1
        checks.expect(lines <= LONGEST, f"length of README, {language}", f"{lines} lines")


def outline(language):
    """Headings, blocks and tables in order, with what they count; how long prose is may differ."""
    parts = []
    for block in blocks(language):
        if block.kind == "fence console":
            calls = [" ".join(step.command.split()[:2]) for step in steps(block)]
            parts.append((block.kind, calls))
        elif block.kind == "fence sh":
            parts.append((block.kind, [line.split("#")[0].split()[:2] for line in block.lines]))
        elif block.kind == "table":
            parts.append((block.kind, len(block.lines), block.lines[0].count("|")))
        elif block.kind != "paragraph":
            parts.append((block.kind,))
    return parts


def check_links(checks):
    for language, path in LANGUAGES.items():
        text = path.read_text(encoding="utf-8")
        links = re.findall(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", text)
        checks.expect(len(links) > 5, f"links, {language}", f"only {len(links)}")
        for mark, words, target in links:
            label = f"{language}: {target}"
            if not re.match(r"https?:", target):
                checks.expect((path.parent / target).exists(), label, "is not there")
            if mark:
                checks.expect(len(words) > 40, f"{label}: text", "says too little")
        other = next(LANGUAGES[name] for name in LANGUAGES if name != language)
        targets = [(path.parent / target).resolve() for _, _, target in links]
        checks.expect(other in targets, f"{language}: link to {other.name}", "is missing")


def check_families(checks):
    """The families of rules, with the first and the last code of each."""
    families = {}
    for line in checks.run("rules", "--width", "200").stdout.decode().split("\n"):
        if match := re.match(r"(\w+): ", line):
            families[match.group(1)] = []
        elif match := re.match(r"  (EX\d+) ", line):
            families[list(families)[-1]].append(match.group(1))
    rows = [(name, f"{codes[0]}–{codes[-1]}") for name, codes in families.items()]
    for language in LANGUAGES:
        listed = re.findall(r"`(\w+)` ?\((EX\d+–EX\d+)", " ".join(lines_of(language)))
        checks.equal(f"families of rules, {language}", listed, rows)


def check_names(checks):
    """Topics of help, hooks and inputs of the action that a README names exist."""
    hooks = re.findall(r"^- id: (\S+)", (ROOT / ".pre-commit-hooks.yaml").read_text(), re.M)
    action = (ROOT / "action.yml").read_text().split("\noutputs:")[0]
    inputs = re.findall(r"^  (\w+):$", action, re.M)
    for language in LANGUAGES:
        text = "\n".join(lines_of(language))
        topics = re.findall(r"expo help ([a-z-]+)", text)
        checks.equal(f"topics, {language}", sorted(set(topics) - set(TOPICS)), [])
        named = re.findall(r"\{ id: ([\w-]+) \}", text)
        checks.equal(f"hooks, {language}", sorted(named), sorted(hooks))
        used = re.findall(r"^    (\w+): ", re.search(r"- uses: .*?```", text, re.S).group(), re.M)
        checks.expect(used, f"inputs, {language}", "none")
        checks.equal(f"inputs, {language}", sorted(set(used) - set(inputs)), [])
