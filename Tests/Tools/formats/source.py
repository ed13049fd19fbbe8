"""A source file read without expo: its lines, and the place of a byte in every unit."""

import re

BOM = b"\xef\xbb\xbf"


class Source:
    """A file's bytes, cut into lines at LF, CRLF and CR; a byte order mark belongs to no line."""

    def __init__(self, path):
        self.data = path.read_bytes()
        self.first = len(BOM) if self.data.startswith(BOM) else 0
        ends = [match.end() for match in re.finditer(rb"\r\n|\n|\r", self.data)]
        self.starts = [self.first, *ends]

    def place(self, offset):
        """The line and the columns of a byte offset, as json writes them."""
        line = max(1, sum(start <= offset for start in self.starts))
        start = min(self.starts[line - 1], offset)
        before = self.data[start:offset].decode("utf-8", "replace")
        return {
            "line": line,
            "column": len(before) + 1,
            "utf16Column": len(before.encode("utf-16-le")) // 2 + 1,
            "byteColumn": offset - start + 1,
            "byteOffset": offset,
        }

    def line(self, number):
        """The bytes of a line with its end."""
        start = self.starts[number - 1]
        end = self.starts[number] if number < len(self.starts) else len(self.data)
        return self.data[start:end]

    def cut(self, start, end, units):
        """The pieces, line by line, between two places: each a line and a column.

        `units` turns the bytes of a line into something to be sliced at columns.
        """
        pieces = []
        for number in range(start[0], end[0] + 1):
            line = units(self.line(number))
            first = start[1] - 1 if number == start[0] else 0
            last = end[1] - 1 if number == end[0] else len(line)
            if not 0 <= first <= last <= len(line):
                raise ValueError(f"columns {first + 1} to {last + 1} of a line of {len(line)}")
            pieces.append(line[first:last])
        return pieces


def utf16(line):
    """A line as a list of UTF-16 units."""
    data = line.decode("utf-8", "replace").encode("utf-16-le")
    return [data[index : index + 2] for index in range(0, len(data), 2)]


def text_of(pieces):
    """The text of UTF-16 units."""
    return b"".join(unit for piece in pieces for unit in piece).decode("utf-16-le", "replace")
