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
    help/habits.txt                   words of other programs, and what they mean here
    rules/FAMILY.txt                  the rules: `# CODE NAME CONSTANT SEVERITY`, an example, its
                                      correction, and values that the fix rewrites: `0x1F → 31`
    rules/FAMILY.LANGUAGE.txt         `# CODE NAME`, and three paragraphs: what the rule finds, why
                                      that matters, how to fix it
    problems/NAME.txt                 `# FUNCTION PARAMETER…`; in each language the message of a
                                      problem, its `help:`, `fix:`, `note:`, or note `at:` another
                                      location. `{PARAMETER}` is a value; where that of
                                      `{PARAMETER?}` is nil, the second line of two is taken, or
                                      none; `{PARAMETER:FORMAT}` is one of FORMATS.
                                      Or `# CODE PATTERN`: the code of the rule and the kind of the
                                      problem. The pattern names the values. Swift code words the
                                      kinds below the last headings
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
    "at": "notes: [location].compactMap { $0 }.map { .init(%s, at: $0) }",
    "help": "help: %s",
    "fix": "fix: %s",
}
# What is shown of a value: `{PARAMETER:FORMAT}`.
FORMATS = {
    "": "%s",
    "grouped": "CommaFormatter().format(%s)",
    "quoted": "VisibleText.quoted(%s.description)",
    "oddity": "VisibleText.oddity(in: %s.description, language)",
    "must": "Particle.must.joined(to: %s.description)",
    "subject": "Particle.subject.joined(to: %s.description)",
    "words": "%s.words(in: language)",
    "expected": "Self.words(in: language, expected: %s)",
    "lacking": '%s.joined(separator: language.pick(en: " and no ", ko: ", "))',
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


def pages(name):
    """The parts of a text that begin with `# WORD…`: these words, and the lines after them."""
    text = (RESOURCES / f"{name}.txt").read_bytes().decode()
    parts = [part.strip().split("\n") for part in re.split("(?m)^# ", text)[1:]]
    return [(heading.split(), lines) for heading, *lines in parts]


def rules(module, name, families, problems, scope=""):
    """The rules of some families, a list of them, and the words of problems."""
    declared = [(family, *page) for family in families for page in pages(f"rules/{family}")]
    rows = "".join(f"    {words[2]},\n" for _, words, _ in declared)
    texts = {one: rule_texts(families, one) for one in LANGUAGES}
    if any(list(one) != [tuple(words[:2]) for _, words, _ in declared] for one in texts.values()):
        sys.exit("rules: each language must have the same rules in the same order")
    constants = "\n".join(rule(scope, texts, *one) for one in declared)
    worded = {one: [problem(*page) for page in pages(f"problems/{one}")] for one in problems}
    functions = "\n".join(text for page in worded.values() for text, *_ in page if text)
    return f"""\
import {module}

extension Rule {{
  {scope}static let {name}: [Rule] = [
{rows}  ]

{indented(constants)}}}

extension ProblemWords {{
{indented(functions)}}}
{"".join(kinds(*one) for one in worded.items())}"""


def rule_texts(families, language):
    """The lines of each page, by code and name."""
    found = [page for family in families for page in pages(f"rules/{family}.{language}")]
    return {tuple(words): lines for words, lines in found}


def rule(scope, texts, family, words, lines):
    code, name, constant, severity = words
    example, corrected, *conversions = lines
    arguments = [f'"{code}", "{name}", .{family}, .{severity}']
    arguments += [f"example: {line(example)}", f"corrected: {line(corrected)}"]
    if conversions:
        rows = [": ".join(map(line, row.split(" → "))) + ",\n" for row in conversions]
        arguments.append(f"conversions: [\n{indented(''.join(rows))}]")
    call = "Rule(\n" + indented(",\n".join(arguments)) + "\n)"
    page = indented(pick({one: rule_words(code, texts[one][code, name]) for one in LANGUAGES}))
    return f"{scope}static let {constant} = {call} {{ language in\n{page}\n}}\n"


def line(text):
    """The literal of a line."""
    if '"#' in text or "\\#" in text:
        sys.exit(f"a string literal cannot hold this text:\n{text}")
    return f'#"{text}"#'


def template(text):
    """The literal of a line in which `{name}` is a value."""
    return re.sub(
        r"{(\w+)\??:?(\w*)}", lambda match: rf"\#({FORMATS[match[2]] % match[1]})", line(text)
    )


def kinds(name, rows):
    """The rules of the kinds of problems, their related locations and their words."""
    rows = [row for _, *row in rows if row[1]]
    if not rows:
        return ""
    paths = (path for path in (RESOURCES / "rules").iterdir() if "." not in path.stem)
    known = {words[0]: words[2] for path in paths for words, _ in pages(f"rules/{path.stem}")}
    # All patterns of a kind have one rule, unless code words it; the compiler warns of a second.
    heads = [(one.partition("(")[0] if text else one, code) for code, one, text in rows]
    returns = [f"    case {one}: return .{known[code]}\n" for one, code in heads]
    rules = "".join(dict.fromkeys(returns))
    words = "".join(case(one, text or 'ProblemWords("")') for _, one, text in rows)
    noted = [one for _, one, _ in rows if "let location" in one]
    noted = [re.sub(r"let (?!location)\w+", "_", one) for one in noted]
    locations = "".join(f"    case {one}: return [location].compactMap {{ $0 }}\n" for one in noted)
    return f"""
extension {name.capitalize()}Problem {{
  var rule: Rule {{
    switch kind {{
{rules}    }}
  }}

  /// The locations of its note.
  var relatedLocations: [DocumentLocation] {{
    switch kind {{
{locations}    default: return []
    }}
  }}

  /// Without a message if code words it.
  func plainWords(in language: Language) -> ProblemWords {{
    switch kind {{
{indented(indented(words))}    }}
  }}
}}
"""


def case(pattern, value):
    return f"case {pattern}:\n{indented('return ' + value)}\n"


def problem(heading, lines):
    """A function, or the code of a rule, the pattern of a kind and its words."""
    name, *values = heading
    pattern = " ".join(values) if name.startswith("EX") else ""
    if not lines:
        return "", name, pattern, ""
    parts = {}
    for label, text in (line.strip().split(": ", 1) for line in lines):
        if label in LANGUAGES:
            words = parts.setdefault(label, collections.defaultdict(list))
        words["message" if label in LANGUAGES else label].append(text)
    forms = [[(label, len(texts)) for label, texts in one.items()] for one in parts.values()]
    if list(parts) != LANGUAGES or any(form != forms[0] for form in forms):
        sys.exit(f"{heading}: each language must have the same lines, in the same order")
    body = pick({one: problem_parts(words) for one, words in parts.items()})
    if pattern:
        return "", name, pattern, body
    shown = dict(re.findall(r"{(\w+)(\??)", "\n".join(lines)))
    if unused := set(values).difference(shown):
        sys.exit(f"{name}: no sentence has {unused}")
    types = {"": "some CustomStringConvertible", "?": "String?"}
    parameters = [f"{one}: {types[shown[one]]}" for one in values]
    parameters += ["at location: DocumentLocation?"] * ("at" in words)
    head = ", ".join([*parameters, "_ language: Language"])
    signature = f"static func {name}({'_ ' * bool(values)}{head}) -> ProblemWords"
    return f"{signature} {{\n{indented(body)}\n}}\n", "", "", ""


def problem_parts(words):
    parts = [PARTS[one] % choice(*words[one]) for one in PARTS if one in words]
    return "ProblemWords(\n" + indented(",\n".join(parts)) + ")"


def choice(first, *others):
    """The first line if it has an optional value that is not nil, else the other line, or nil."""
    if match := re.search(r"{(\w+)\?", first):
        other = "".join(f" ?? {template(line)}" for line in others)
        return f"{match[1]}.map {{ {match[1]} in {template(first)} }}{other}"
    return template(first)


def rule_words(code, lines):
    paragraphs = [part.replace("\n", " ") for part in "\n".join(lines).split("\n\n")]
    if len(paragraphs) != 3:
        sys.exit(f"{code}: not three paragraphs")
    explanation, advice = map(literal, paragraphs[1:])
    arguments = f"{line(paragraphs[0])},\nexplanation: {explanation},\nadvice: {advice}"
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

extension MeantLine {{
  /// Words of other programs, and what they mean here.
  static let habits = {literal((RESOURCES / "help/habits.txt").read_text(encoding="utf-8"))}
}}
"""


def help_cases(folder):
    names = sorted({path.name.split(".")[0] for path in (RESOURCES / "help" / folder).iterdir()})
    return "".join(indented(indented(help_case(folder, name))) for name in names)


def help_case(folder, name):
    words = {one: literal(text) for one, text in prose(f"help/{folder}/{name}").items()}
    return case(f".{name}", pick(words))


OUTPUTS = {
    "ExpoRendering": rendering,
    "ExpoJSON/RulePages": lambda: rules(
        "ExpoBase",
        "ofDecoding",
        ["syntax", "encoding", "shape", "value"],
        ["syntax", "formats", "encoding", "shape", "value"],
        "package ",
    ),
    "ExpoKit/Problems": lambda: rules(
        "ExpoJSON\nimport ExpoModel",
        "ofDocumentsAndProjects",
        ["content", "assets", "structure"],
        ["content", "catalog"],
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
