#!/usr/bin/env python3
"""Draws the pictures of the READMEs from the samples, as the program under test shows them.

    python3 Tests/Tools/readme_pictures.py EXPO_BINARY

Written are .github/pictures/reader-LANGUAGE.png, the list of `expo browse` and the chosen entry in
a terminal of 88 by 26 cells, and site-LANGUAGE.png, the first page of `expo export html` in a
window of 1280 by 970 pixels.
Draw them again when the reader or the pages look different. Needs chromium, the fonts DejaVu
Sans Mono and Noto Sans CJK, and websocket-client, pyte and wcwidth (PyPI).
"""

import html

from harness import ROOT, SAMPLES, run_checks, temporary_folder
from harness.browser import Browser
from harness.terminal import Session

PICTURES = ROOT / ".github/pictures"
FAIRS = {"en": "London1851", "ko": "Daejeon1993"}
CELLS, CELL, PIXELS = (88, 26), (9, 21), (1280, 970)
# What is typed after the first screen, the poster.
KEYS = ("\r", "jj")

# The sixteen colors of a terminal by pyte's names, on this ground.
GROUND, INK = "#1b1d23", "#d8dbe2"
COLORS = {
    "black": "#3b3f4a", "red": "#e0707a", "green": "#8fc283", "brown": "#dfb871",
    "blue": "#6ea8e8", "magenta": "#c58fd8", "cyan": "#66bcc4", "white": "#d8dbe2",
    "brightblack": "#8a90a0", "brightred": "#ef8a92", "brightgreen": "#a8d69c",
    "brightbrown": "#ecc98a", "brightblue": "#8bbcf2", "brightmagenta": "#d6a6e6",
    "brightcyan": "#85d0d6", "brightwhite": "#ffffff",
}  # fmt: skip
PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: wide; src: local("Noto Sans Mono CJK KR"); size-adjust: 115%%; }
@font-face { font-family: wide; src: local("Noto Sans Mono CJK KR Bold"); font-weight: bold;
  size-adjust: 115%%; }
body { margin: 0; padding: 14px 18px; background: %s; color: %s; display: inline-block; }
div { font: 15px/21px "DejaVu Sans Mono", wide; height: 21px; }
span { display: inline-block; height: 21px; white-space: pre; }
span { text-align: center; vertical-align: top; }
</style>%s"""


def draw_pictures(checks):
    path = checks.tool("chromium")
    if not path:
        return
    PICTURES.mkdir(exist_ok=True)
    browser = Browser(path)
    try:
        for language, fair in FAIRS.items():
            catalog = ROOT / "Samples" / fair
            with temporary_folder() as folder:
                draw_reader(checks, browser, catalog, language, folder)
                draw_site(checks, browser, catalog, language, folder)
    finally:
        browser.close()


def draw_reader(checks, browser, catalog, language, folder):
    session = Session(
        checks,
        [checks.expo, "browse", catalog],
        *CELLS,
        environment={"EXPO_LANG": language, "TERM": "xterm-256color"},
    )
    session.wait(lambda: len("".join(session.texts())) > 100)
    for keys in KEYS:
        before = session.drawn()
        session.type(keys)
        session.wait(lambda before=before: session.drawn() != before)
    session.wait(lambda: False, seconds=0.3)
    page = folder / "reader.html"
    page.write_text(PAGE % (GROUND, INK, terminal(session)), encoding="utf-8")
    session.type("q")
    checks.equal(f"reader, {language}: exit status", session.end(), 0)
    session.close()
    browser.show(page, width=CELLS[0] * CELL[0] + 36, height=CELLS[1] * CELL[1] + 28)
    save(checks, browser, f"reader-{language}.png", is_whole=True)


def terminal(session):
    """The cells of a terminal as HTML, each as wide as the terminal has it."""
    rows = []
    for y in range(session.rows):
        line = session.screen.buffer[y]
        cells = [line[x] for x in range(session.columns)]
        widths = [2 if following.data == "" else 1 for following in cells[1:]] + [1]
        spans = [span(cell, width) for cell, width in zip(cells, widths, strict=True) if cell.data]
        rows.append(f"<div>{''.join(spans)}</div>")
    return "\n".join(rows)


def span(cell, width):
    ink, ground = COLORS.get(cell.fg, INK), COLORS.get(cell.bg, GROUND)
    if cell.reverse:
        ink, ground = ground, ink
    style = f"width:{CELL[0] * width}px;color:{ink};background:{ground}"
    style += ";font-weight:bold" * cell.bold + ";text-decoration:underline" * cell.underscore
    return f'<span style="{style}">{html.escape(cell.data)}</span>'


def draw_site(checks, browser, catalog, language, folder):
    site = folder / "site"
    checks.run("export", "html", catalog, "-o", site, "--lang", language)
    browser.show(site / "index.html", *PIXELS)
    save(checks, browser, f"site-{language}.png", is_whole=False)


def save(checks, browser, name, is_whole):
    path = PICTURES / name
    browser.screenshot(path, is_whole)
    checks.check(f"{path}: {path.stat().st_size} bytes")
    checks.say(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    assert set(FAIRS.values()) <= set(SAMPLES)
    run_checks(__doc__, draw_pictures)
