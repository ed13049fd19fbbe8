"""What `expo browse` should show, worked out anew in a few lines: the oracle of check_browse.py."""
import json
import subprocess

import wcwidth


class Data:
    """The entries of a sample, and the lines of its pages as `expo show` prints them."""

    def __init__(self, expo, path):
        self.expo, self.path = expo, path
        self.entries = json.loads(subprocess.check_output([expo, "list", path, "--format", "json"]))

    def page(self, width, number=None):
        words = [self.expo, "show", self.path, "--lang", "ko", "--no-pager", "--width", str(width)]
        shown = subprocess.check_output(words + ([str(number)] if number else []), text=True)
        return shown.removesuffix("\n").split("\n")


def fitted(text, width):
    """A text, or its beginning with an ellipsis behind it."""
    if wcwidth.wcswidth(text) <= width:
        return text
    while wcwidth.wcswidth(text) > width - 1:
        text = text[:-1]
    return text + "…"


class List:
    """The cursor in a list, and the rows that are seen of it."""

    def __init__(self, data, columns, height):
        self.data, self.columns, self.height = data, columns, height
        self.count, self.cursor, self.top = len(data.entries), 0, 0

    def settle(self):
        self.cursor = max(0, min(self.cursor, self.count - 1))
        self.top = max(0, min(self.top, self.count - self.height))
        self.top = min(self.top, self.cursor)
        self.top = max(self.top, self.cursor - self.height + 1)

    def move(self, rows):
        self.cursor += rows
        self.settle()

    def scroll(self, rows):
        self.top += rows
        self.cursor += rows
        self.settle()

    def press(self, act, count=None):
        times, half = count or 1, max(1, self.height // 2)
        match act:
            case "down" | "next": self.move(times)
            case "up" | "previous": self.move(-times)
            case "page down": self.scroll(self.height * times)
            case "page up": self.scroll(-self.height * times)
            case "half down": self.scroll(half * times)
            case "half up": self.scroll(-half * times)
            case "top": self.move((count or 1) - 1 - self.cursor)
            case "bottom": self.move(self.count)

    def rows(self):
        digits = len(str(self.count))
        room = self.columns - digits - 3
        rows = []
        for index in range(self.top, min(self.top + self.height, self.count)):
            entry = self.data.entries[index]
            row = (">" if index == self.cursor else " ") + str(index + 1).rjust(digits) + "  "
            if self.columns < 30:
                rows.append(row + fitted(entry["name"], room))
                continue
            width = min(32, room * 2 // 5)
            name = fitted(entry["name"], width)
            gap = " " * (width - wcwidth.wcswidth(name) + 2)
            rows.append(row + name + gap + fitted(entry["short_desc"], room - width - 2))
        return rows

    def status(self):
        return f"{self.cursor + 1}/{self.count}"


class Text:
    """Lines, and the part of them that is seen."""

    def __init__(self, lines, height):
        self.lines, self.height, self.top = lines, height, 0

    def scroll(self, rows):
        self.top = max(0, min(self.top + rows, len(self.lines) - self.height))

    def press(self, act, count=None):
        times, half = count or 1, max(1, self.height // 2)
        match act:
            case "down": self.scroll(times)
            case "up": self.scroll(-times)
            case "page down": self.scroll(self.height * times)
            case "page up": self.scroll(-self.height * times)
            case "half down": self.scroll(half * times)
            case "half up": self.scroll(-half * times)
            case "top": self.scroll((count or 1) - 1 - self.top)
            case "bottom": self.scroll(len(self.lines))

    def rows(self):
        return self.lines[self.top:self.top + self.height]

    def status(self):
        if self.top + self.height >= len(self.lines):
            return "end" if self.top else "all"
        return f"{(self.top + self.height) * 100 // len(self.lines)}%"
