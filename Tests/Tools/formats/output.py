"""What expo writes for some files: the findings, and one output for each format."""

import collections
import os
import re

import jsonschema

from formats.source import Source
from harness import run


class Run:
    """Some files, and the findings in them; `findings` is empty until json has been judged."""

    def __init__(self, checks, title, folder, files):
        self.checks, self.title = checks, title
        self.folder, self.files = folder, files
        self.sources = {name: Source(folder / name) for name in files}
        self.findings = []

    def output(self, name):
        """Runs expo in one format."""
        words = ["validate", "--quiet", "--color", "never", "-f", name, *self.files]
        done = run([self.checks.expo, *words], cwd=self.folder, env=environment())
        output = Output(self, name, done.stdout.decode("utf-8"))
        output.expect("exit status", done.returncode in (0, 1), True)
        output.expect("standard error", done.stderr, b"")
        ends = output.text.endswith("\n") and not output.text.endswith("\n\n")
        output.expect("one line end at the end", ends or not output.text, True)
        return output


def environment():
    """The variables without GitHub's: with them expo adds annotations to text for people."""
    return {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}


class Output:
    """What expo wrote in one format, held against the findings and the sources of its run."""

    def __init__(self, run, name, text):
        self.run, self.name, self.text = run, name, text

    @property
    def findings(self):
        return self.run.findings

    @property
    def lines(self):
        return self.text.split("\n")[:-1]

    def source(self, finding):
        return self.run.sources[finding["file"]]

    def label(self, what):
        return f"{self.name}, {self.run.title}: {what}"

    def fail(self, what, problem):
        self.run.checks.check(self.label(what), problem)

    def expect(self, what, found, expected):
        """What is found must be what is expected."""
        return self.run.checks.equal(self.label(what), found, expected)

    def fits(self, document, schema):
        """Whether a document fits a schema."""
        errors = jsonschema.Draft202012Validator(schema).iter_errors(document)
        problems = [f"{error.json_path}: {error.message[:200]}" for error in errors]
        return self.run.checks.check(self.label("schema"), "; ".join(problems[:5]))

    def expect_findings(self, keys):
        """The same findings as json has: file, code, line."""
        wanted = collections.Counter(key_of(finding) for finding in self.findings)
        found = collections.Counter(keys)
        self.expect("findings that only json has", [*(wanted - found)], [])
        self.expect("findings that json has not", [*(found - wanted)], [])

    def pairs(self, items, keys):
        """Each item with its finding; the findings of one key are taken in order."""
        left = collections.defaultdict(collections.deque)
        for finding in self.findings:
            left[key_of(finding)].append(finding)
        self.expect_findings(keys)
        return [
            (item, left[key].popleft()) for item, key in zip(items, keys, strict=True) if left[key]
        ]


# Findings, as json writes them


def key_of(finding):
    return finding["file"], finding["code"], finding["range"]["start"]["line"]


def edits_of(finding):
    return finding.get("fix", {"edits": []})["edits"]


def with_help(finding):
    """Message and help, as formats without a field for help write them."""
    return finding["message"] + (f"\nhelp: {finding['help']}" if "help" in finding else "")


def xml_text(text):
    """What an XML 1.0 document can hold of a text (§2.2)."""
    return re.sub("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", text)
