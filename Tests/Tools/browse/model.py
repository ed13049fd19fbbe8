"""What `expo browse` must show, worked out anew in a few lines: the model of the checks."""

import json

import wcwidth

from harness import run

SPLIT_COLUMNS = 100
NARROWEST_LIST = 40


class Layout:
    """Where things are on a screen: title line, content, status line, two sides if it is wide."""

    def __init__(self, columns, rows, widest_row=0):
        self.columns, self.rows = columns, rows
        self.is_titled = rows >= 8
        self.top = (2 if rows >= 20 else 1) if self.is_titled else 0
        self.height = max(1, rows - self.top - 1)
        self.is_split = columns >= SPLIT_COLUMNS
        most = max(columns * 2 // 5, columns - 3 - 100)
        widest = min(max(widest_row, NARROWEST_LIST), most)
        self.list_width = widest if self.is_split else columns
        self.page = self.centered(0, columns)
        start = self.list_width + 3 if self.is_split else 0
        self.entry = self.centered(start, columns - start)

    @staticmethod
    def centered(start, width):
        """The first column of a text in a part of the screen, and its width."""
        text = min(width, 100)
        return start + (width - text) // 2, text


class Data:
    """The entries of a sample, and the lines of its pages as `expo show` prints them."""

    def __init__(self, expo, path):
        self.expo, self.path = expo, path
        self.entries = json.loads(run([expo, "list", path, "--format", "json"]).stdout)

    def widest_row(self):
        """The cells that the rows of the list need."""
        names = max(wcwidth.wcswidth(entry["name"]) for entry in self.entries)
        summaries = max(wcwidth.wcswidth(entry["short_desc"]) for entry in self.entries)
        return len(str(len(self.entries))) + 4 + min(40, names) + 2 + min(80, summaries)

    def preview(self, layout):
        """Whether the list has an entry beside it, or below it if it leaves a third of the rows."""
        below = layout.height - len(self.entries) - 1
        return layout.is_split or below >= max(5, layout.height // 3)

    def page(self, width, number=None):
        words = [self.expo, "show", self.path, "--no-pager", "--width", str(width)]
        shown = run([*words, *([str(number)] if number else [])]).stdout.decode()
        return shown.removesuffix("\n").split("\n")


def fitted(text, width):
    """A text, or its beginning with an ellipsis."""
    if wcwidth.wcswidth(text) <= width:
        return text
    while wcwidth.wcswidth(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…"


class Motion:
    """What keys that move mean, for what moves by rows; `height` rows are seen from `top`."""

    height = top = 0
    # Whether nothing stands below it.
    is_alone = True

    def move(self, rows):
        raise NotImplementedError

    def scroll(self, rows):
        raise NotImplementedError

    def go(self, row):
        raise NotImplementedError

    def press(self, act, count=None):
        times, half = count or 1, max(1, self.height // 2)
        match act.split():
            case ["down" | "next"]:
                self.move(times)
            case ["up" | "previous"]:
                self.move(-times)
            case ["page" | "half" as step, way]:
                rows = self.height if step == "page" else half
                self.scroll(rows * times if way == "down" else -rows * times)
            case ["top"]:
                self.go((count or 1) - 1)
            case ["bottom"]:
                self.go(self.count - 1)


class List(Motion):
    """The cursor in a list, and the rows that are seen of it."""

    def __init__(self, data, layout):
        self.data, self.columns, self.height = data, layout.list_width, layout.height
        self.count, self.cursor, self.top = len(data.entries), 0, 0
        self.place = (0, layout.list_width)
        # J and K move the entry that is shown beside the list or below it.
        self.is_previewing = data.preview(layout)
        self.is_alone = layout.is_split or not self.is_previewing
        self.name_width = max(wcwidth.wcswidth(entry["name"]) for entry in data.entries)

    def press(self, act, count=None):
        if not self.is_previewing or act not in ("next", "previous"):
            super().press(act, count)

    def move(self, rows):
        self.go(self.cursor + rows)

    def scroll(self, rows):
        self.top += rows
        self.go(self.cursor + rows)

    def go(self, row):
        self.cursor = max(0, min(row, self.count - 1))
        self.top = max(0, min(self.top, self.count - self.height))
        self.top = min(self.top, self.cursor)
        self.top = max(self.top, self.cursor - self.height + 1)

    def rows(self):
        last = min(self.top + self.height, self.count)
        return [self.row(index) for index in range(self.top, last)]

    def row(self, index):
        entry, digits = self.data.entries[index], len(str(self.count))
        sign = ">" if index == self.cursor else " "
        number = sign + str(index + 1).rjust(digits) + "   "
        room = self.columns - len(number)
        width = min(40, self.name_width)
        if self.columns <= 40 and room - width - 2 < 8:
            return number + fitted(entry["name"], room)
        if self.columns > 40:
            width = min(width, max(room - 2 - 8, room * 3 // 5))
        name = fitted(entry["name"], width)
        gap = " " * (width - wcwidth.wcswidth(name) + 2)
        return number + name + gap + fitted(entry["short_desc"], room - width - 2)

    def status(self):
        return f"{self.cursor + 1}/{self.count}"


class Text(Motion):
    """Lines, and the part of them that is seen at a place: a column and a width."""

    def __init__(self, lines, layout, place):
        self.lines, self.height, self.top = lines, layout.height, 0
        self.count = len(lines)
        self.place = place

    def move(self, rows):
        self.go(self.top + rows)

    scroll = move

    def go(self, row):
        self.top = max(0, min(row, self.count - self.height))

    def rows(self):
        return self.lines[self.top : self.top + self.height]

    def status(self):
        last = self.top + self.height
        if last >= self.count:
            return "end" if self.top else "all"
        return f"{last * 100 // self.count}%"
