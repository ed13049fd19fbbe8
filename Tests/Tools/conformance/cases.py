"""The cases of Tests/Conformance: files, and for those to be refused the expected error."""

import dataclasses

from harness import ROOT

FOLDER = ROOT / "Tests/Conformance"
EXPECTED = FOLDER / "reject/EXPECTED.tsv"


@dataclasses.dataclass(frozen=True)
class Case:
    """A JSON text; `code`, `line` and `column` are those of its first error."""

    path: str
    data: bytes
    code: str = ""
    line: int = 0
    column: int = 0

    @property
    def name(self):
        return self.path.partition("/")[2].removesuffix(".json")

    @property
    def place(self):
        return f"{self.code} {self.line}:{self.column}".strip() if self.code else "accepted"


def rows():
    """The rows of EXPECTED.tsv: file, code, line, column."""
    for row in EXPECTED.read_text(encoding="utf-8").splitlines():
        name, code, place = row.split("\t")
        line, column = place.split(":")
        yield name, code, int(line), int(column)


def accepted():
    """The cases to be accepted."""
    for path in sorted((FOLDER / "accept").glob("*.json")):
        yield Case(f"accept/{path.name}", path.read_bytes())


def rejected():
    """The cases to be refused, in the order of their rows."""
    for name, code, line, column in rows():
        yield Case(f"reject/{name}", (FOLDER / "reject" / name).read_bytes(), code, line, column)
