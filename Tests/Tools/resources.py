#!/usr/bin/env python3
"""Writes the files of Resources as string literals: the Resources.swift of four modules.

    python3 Tests/Tools/resources.py [--check]

Without options it writes the files; with --check it writes nothing, compares, and exits 1 when a
committed file differs. SwiftPM can embed files too, but as arrays of bytes, of which the compiler
checks every number: 8 s of the first build.

Prose has a file for each language, a sentence a line. The script fails if a language lacks a file,
a rule or a line; the Swift compiler then names what has no words.

    help/topics/NAME.LANGUAGE.txt     what `expo help NAME` prints
    help/commands/NAME.LANGUAGE.txt   what the help of a command says after its options
    rules/FAMILY.LANGUAGE.txt         the rules: `# CODE NAME`, and three paragraphs: what the rule
                                      finds, why that matters, how to fix it
    rules/FAMILY.txt                  `# CODE NAME CONSTANT SEVERITY`, an example, its correction
    problems/NAME.txt                 `# FUNCTION PARAMETER…`; in each language the message of a
                                      problem, its `help:`, `fix:`, `note:`, or note `at:` another
                                      location. `{PARAMETER}` is a value; where that of `PARAMETER?`
                                      is nil, the second line of two is taken, or none
"""

import argparse
import collections
import re
import sys
import textwrap

from display_width import ROOT, write_or_check

RESOURCES = ROOT / "Resources"
# The labels of `Language.pick`, in their order.
LANGUAGES = ["en", "ko"]
# The arguments for the lines of a problem, in their order.
PARTS = {
    "message": "%s",
    "note": "notes: [.init(%s)]",
    "at": "notes: place.map { [.init(%s, at: $0)] } ?? []",
    "help": "help: %s",
    "fix": "fix: %s",
}
# The file, the constant and its comment.
FILES = """\
entries.schema.json entriesSchema The JSON Schema of a list of entries.
exposition.schema.json expositionSchema The JSON Schema of an exposition.
config.schema.json configurationSchema The JSON Schema of the configuration `.expo.json`.
diff.schema.json comparisonSchema The JSON Schema of what `expo diff` prints as JSON.
expo-notes.txt styleNotes What the style sheet says to those who add their own.
expo.css style The style sheet of exported sites.
search.css searchStyle The style sheet of the search of exported sites.
portal.css portalStyle The style sheet of the page above several expositions.
view.js viewScript The keys and the counter of large views, as a classic script.
search.js searchScript The search of exported sites, as a classic script: matching and ranking.
search-box.js searchBoxScript The search box of exported sites, which needs ``searchScript``.
search-start.js searchStartScript What loads the search of exported sites when it is used.
"""


def rendering():
    members = "\n".join(member(*row.split(" ", 2)) for row in FILES.splitlines())
    return f"""\
/// The files of the folder Resources, so that the program needs no other files at run time.
package enum Resources {{
{indented(members)}}}
"""


def member(file, name, comment):
    text = (RESOURCES / file).read_bytes().decode()
    if file.endswith(".css"):
        # Comments on lines of their own are not for visitors.
        text = re.sub(r"(?m)^ */\*.*\*/\n", "", text)
    return f"/// {comment}\npackage static let {name} = {literal(text)}\n"


def literal(text):
    if any(part in text for part in ('"""#', "\\#", "\r")):
        sys.exit(f"a string literal cannot hold this text:\n{text}")
    return f'#"""\n{indented(text)}\n  """#'


def indented(text):
    return textwrap.indent(text, "  ", lambda line: not line.isspace())


def prose(name):
    """The text in each language."""
    texts = {one: RESOURCES / f"{name}.{one}.txt" for one in LANGUAGES}
    return {one: path.read_bytes().decode().strip() for one, path in texts.items()}


def pick(words):
    return "language.pick(\n" + indented(",\n".join(f"{one}: {words[one]}" for one in words)) + ")"


def rules(module, families):
    functions = "\n".join(one for family in families for one in rule_functions(family))
    return f"""\
import {module}

/// What each rule finds, why that matters, and how to fix it.
extension RuleWords {{
{indented(functions)}}}
"""


def pages(name):
    """The parts of a text that begin with `# WORD…`: these words, and the lines after them."""
    text = (RESOURCES / f"{name}.txt").read_bytes().decode()
    parts = [part.strip().split("\n") for part in re.split("(?m)^# ", text)[1:]]
    return [(heading.split(), lines) for heading, *lines in parts]


def rule_constants(families):
    rows = [(family, *page) for family in families for page in pages(f"rules/{family}")]
    constants = "\n".join(rule_constant(*row) for row in rows)
    names = "".join(f"    {words[2]},\n" for _, words, _ in rows)
    return f"""
extension Rule {{
  static let ofDocumentsAndProjects: [Rule] = [
{names}  ]

{indented(constants)}}}
"""


def rule_constant(family, heading, lines):
    code, name, constant, severity = heading
    example, corrected = map(template, lines)
    return f"""\
static let {constant} = Rule(
  "{code}", "{name}", .{family}, .{severity},
  example: {example},
  corrected: {corrected},
  words: RuleWords.{code.lower()})
"""


def template(text):
    """The literal of a line, in which `{name}` is a value."""
    if '"#' in text or "\\#" in text:
        sys.exit(f"a string literal cannot hold this text:\n{text}")
    return '#"' + re.sub(r"{(\w+)}", r"\\#(\1)", text) + '"#'


def problem_words(names):
    functions = "\n".join(problem(*page) for name in names for page in pages(f"problems/{name}"))
    return f"""
extension ProblemWords {{
{indented(functions)}}}
"""


def problem(heading, lines):
    name, *values = heading
    optional = [value.strip("?") for value in values if "?" in value]
    types = ["some CustomStringConvertible", "String?"]
    parts = {}
    for label, text in (line.strip().split(": ", 1) for line in lines):
        if label in LANGUAGES:
            words = parts.setdefault(label, collections.defaultdict(list))
        words["message" if label in LANGUAGES else label].append(text)
    forms = [[(label, len(texts)) for label, texts in one.items()] for one in parts.values()]
    if list(parts) != LANGUAGES or any(form != forms[0] for form in forms):
        sys.exit(f"{name}: each language must have the same lines, in the same order")
    names = [value.strip("?") for value in values]
    if unused := set(names).difference(re.findall(r"{(\w+)}", "\n".join(lines))):
        sys.exit(f"{name}: no sentence has {unused}")
    parameters = [f"{one}: {types[one in optional]}" for one in names]
    parameters += ["at place: DocumentLocation?"] * ("at" in words)
    head = ", ".join([*parameters, "_ language: Language"])
    label = "_ " if values else ""
    body = indented(pick({one: problem_parts(words, optional) for one, words in parts.items()}))
    return f"static func {name}({label}{head}) -> ProblemWords {{\n{body}\n}}\n"


def problem_parts(words, optional):
    texts = {label: choice(optional, *lines) for label, lines in words.items()}
    parts = [PARTS[label] % texts[label] for label in sorted(texts, key=list(PARTS).index)]
    return "ProblemWords(\n" + indented(",\n".join(parts)) + ")"


def choice(optional, first, *others):
    """The first line if it has an optional value that is not nil, else the other line, or nil."""
    for value in optional:
        if f"{{{value}}}" in first:
            other = "".join(f" ?? {template(line)}" for line in others)
            return f"{value}.map {{ {value} in {template(first)} }}{other}"
    return template(first)


def rule_functions(family):
    pages = {one: rule_pages(text) for one, text in prose(f"rules/{family}").items()}
    if len({tuple(words) for words in pages.values()}) > 1:
        sys.exit(f"rules/{family}: each language must have the same rules in the same order")
    for code, name in pages["en"]:
        words = pick({one: pages[one][code, name] for one in pages})
        function = f"static func {code.lower()}(_ language: Language) -> RuleWords"
        yield f"/// The words of `{name}`.\n{function} {{\n{indented(words)}\n}}\n"


def rule_pages(text):
    """The expression for the words of each rule, by its code and name."""
    pages = [page.strip().split("\n", 1) for page in re.split("(?m)^# ", text)[1:]]
    return {tuple(heading.split()): rule_words(heading, page) for heading, page in pages}


def rule_words(heading, page):
    summary, *others = (part.replace("\n", " ") for part in page.split("\n\n"))
    if len(others) != 2 or '"' in summary:
        sys.exit(f"{heading}: not three paragraphs, the first without double quotes")
    explanation, advice = map(literal, others)
    arguments = f'#"{summary}"#,\nexplanation: {explanation},\nadvice: {advice}'
    return f"RuleWords(\n{indented(arguments)})"


def help_pages():
    return f"""\
import ExpoBase

extension HelpTopic {{
  /// What `expo help TOPIC` prints, as `HelpSection.parts(of:)` reads it.
  func prose(in language: Language) -> String {{
    switch self {{
{help_cases("topics")}    }}
  }}
}}

extension CommandName {{
  /// What help says about the command after its options, as `HelpSection.parts(of:)` reads it.
  func prose(in language: Language) -> String {{
    switch self {{
{help_cases("commands")}    default: return ""
    }}
  }}
}}
"""


def help_cases(folder):
    names = sorted({path.name.split(".")[0] for path in (RESOURCES / "help" / folder).iterdir()})
    return "".join(indented(indented(help_case(folder, name))) for name in names)


def help_case(folder, name):
    words = {one: literal(text) for one, text in prose(f"help/{folder}/{name}").items()}
    return f"case .{name}:\n{indented('return ' + pick(words))}\n"


KIT_FAMILIES = ["content", "assets", "structure"]
OUTPUTS = {
    "ExpoRendering": rendering,
    "ExpoJSON/RulePages": lambda: rules("ExpoBase", ["syntax", "encoding", "shape", "value"]),
    "ExpoKit/Problems": lambda: (
        rules("ExpoJSON", KIT_FAMILIES)
        + rule_constants(KIT_FAMILIES)
        + problem_words(["content", "catalog"])
    ),
    "ExpoCommand/Commands/Help": help_pages,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    check = parser.parse_args().check
    return max([output(folder, text(), check) for folder, text in OUTPUTS.items()])


def output(folder, text, check):
    head = "// Generated by Tests/Tools/resources.py from the folder Resources; do not edit.\n"
    head += "// swift-format-ignore-file\n\n"
    return write_or_check(ROOT / "Sources" / folder / "Resources.swift", head + text, check)


if __name__ == "__main__":
    sys.exit(main())
