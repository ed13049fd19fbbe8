#!/usr/bin/env python3
"""Draws the screens of `expo browse` as pictures, to be looked at: light and dark, at four sizes.

    python3 Tests/Tools/screen_pictures.py EXPO_BINARY FOLDER [SCREEN…]
        [--path PATH] [--lang LANGUAGE] [--sizes 20x5,139x40,…]

Writes FOLDER/SCREEN-COLUMNSxROWS-light.png and -dark.png. A session in a pseudo-terminal is drawn
by pyte, and its cells by headless Chromium in the colours of a terminal. Needs chromium; pyte and
wcwidth (PyPI).
"""

import argparse
import html
import pathlib
import re
import subprocess
import tempfile

import pyte

from browse.session import SAMPLE, browse
from harness import ROOT

SIZES = [(40, 12), (80, 24), (120, 40), (200, 60)]
BROKEN = ROOT / "Samples/broken/EX302-missing-key.json"
SCREENS = {
    "poster": (SAMPLE, ""),
    "list": (SAMPLE, "l4j"),
    "entry": (SAMPLE, "l4jl"),
    "search": (SAMPLE, "l/관람객\rl"),
    "filter": (SAMPLE, "l&다리"),
    "findings": (BROKEN, "]!"),
    "all-findings": (BROKEN, "!!"),
    "help": (SAMPLE, "?"),
}
THEMES = {"light": ("#ffffff", "#24292f"), "dark": ("#1d1f21", "#c5c8c6")}
CELL = (9, 19)  # pixels
STYLE = """body{{margin:0;background:{back};color:{ink}}}
body{{font:15px/19px 'DejaVu Sans Mono',monospace}}
div{{position:absolute;width:{width}px;height:{height}px}}
span{{position:absolute;height:19px;white-space:pre;overflow:hidden;text-align:center}}
.wide{{font-family:'Noto Sans CJK KR'}}
.bold{{font-weight:bold}}.under{{text-decoration:underline}}.dim{{opacity:.55}}
.back{{background:{ink};color:{back}}}"""


def drawn(session):
    """The screen of a session, dim cells in a colour of their own, since pyte has none for them."""
    screen = pyte.Screen(session.columns, session.rows)
    dim = re.sub(
        rb"\x1b\[2(;4)?m", lambda found: b"\x1b[35" + (found[1] or b"") + b"m", session.output
    )
    pyte.ByteStream(screen).feed(dim)
    return screen


def page(screen, theme):
    """The cells of a screen as HTML, each at its own place."""
    back, ink = THEMES[theme]
    width, height = screen.columns * CELL[0], screen.lines * CELL[1]
    spans = []
    for y in range(screen.lines):
        for x in range(screen.columns):
            cell = screen.buffer[y][x]
            if not cell.data:
                continue
            wide = x + 1 < screen.columns and not screen.buffer[y][x + 1].data
            names = ["wide" * wide, "bold" * cell.bold, "under" * cell.underscore]
            names += ["back" * cell.reverse, "dim" * (cell.fg == "magenta")]
            if cell.data == " " and not cell.reverse and not cell.underscore:
                continue
            spans.append(
                f'<span class="{" ".join(filter(None, names))}" style="left:{x * CELL[0]}px;'
                f'top:{y * CELL[1]}px;width:{CELL[0] * (2 if wide else 1)}px">'
                f"{html.escape(cell.data)}</span>"
            )
    style = STYLE.format(back=back, ink=ink, width=width, height=height)
    return f"<!doctype html><meta charset=utf-8><style>{style}</style><div>{''.join(spans)}</div>"


def draw(screen, path, theme):
    width, height = screen.columns * CELL[0], screen.lines * CELL[1]
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "screen.html"
        source.write_text(page(screen, theme))
        words = ["chromium", "--headless=new", "--no-sandbox", "--hide-scrollbars"]
        words += [f"--screenshot={path}", f"--window-size={width},{height}", source.as_uri()]
        subprocess.run(words, check=True, capture_output=True, timeout=120)


class Checks:
    """What a session needs of checks."""

    def __init__(self, expo):
        self.expo = expo


def sizes(text):
    return [tuple(map(int, size.split("x"))) for size in text.split(",")]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("expo", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("screens", nargs="*", help=", ".join(SCREENS))
    parser.add_argument("--path", help="what is read in place of the samples")
    parser.add_argument("--lang", default="ko")
    parser.add_argument("--sizes", type=sizes, default=SIZES)
    return parser.parse_args()


def main():
    words = arguments()
    folder = words.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for name in words.screens or SCREENS:
        path, keys = SCREENS[name]
        for columns, rows in words.sizes:
            checks = Checks(words.expo.resolve())
            session = browse(
                checks, words.path or path, "--lang", words.lang, columns=columns, rows=rows
            )
            session.type(keys)
            session.read(0.5)
            while session.read(0.3):
                pass
            for theme in THEMES:
                target = folder / f"{name}-{columns}x{rows}-{theme}.png"
                draw(drawn(session), target, theme)
            session.type("\x1bq" if name == "filter" else "qq")
            session.end()
            session.close()


if __name__ == "__main__":
    main()
