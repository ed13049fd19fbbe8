"""The layout of pages, measured in Chromium: how much of the window a picture has."""

# The largest file of a picture, and what the picture and its ground take of the window.
GROUND = """
(() => {
  const figure = document.querySelector('main .plate');
  if (!figure) return null;
  const image = figure.querySelector('img'), files = image.srcset.split(', ');
  const {left, top, right, bottom} = figure.getBoundingClientRect();
  const {width, height} = image.getBoundingClientRect();
  const ratio = image.getAttribute('width') / image.getAttribute('height');
  return {
    width: (Math.min(right, innerWidth) - Math.max(left, 0)) / innerWidth,
    height: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight,
    drawn: Math.min(width, height * ratio),
    largest: parseInt(files[files.length - 1].split(' ')[1]),
    text: document.querySelector('.prose')?.getBoundingClientRect().width / 17,
  };
})()
"""
PLACE = "document.querySelector('.unpictured > header').getBoundingClientRect().left"


def check_entries(checks, browser, folder):
    """The ground of a picture takes most of a window, its text has the width to read."""
    for name in ("searchable/entries/haegeum", "searchable/entries/flag_1"):
        check_ground(checks, browser, folder / f"{name}.html", 0.55, 0.70)
    browser.show(folder / "searchable/entries/tower.html", height=800)
    checks.equal("an entry without a picture: figures", browser.evaluate(GROUND), None)
    checks.equal("an entry without a picture begins", browser.evaluate(PLACE), 40)


FOLD = """
(() => {
  const rest = document.querySelector('.rest'), [summary, paragraph] = rest.children;
  return [summary.checkVisibility(), paragraph.checkVisibility({contentVisibilityAuto: true})];
})()
"""


def check_front(checks, browser, folder):
    """The poster is as high as the window; its text folds on narrow screens only, not in print."""
    page = folder / "searchable/index.html"
    check_ground(checks, browser, page, 0.48, 0.99)
    browser.show(page)
    top = "document.querySelector('.hero ~ .entries .grid li').getBoundingClientRect().top"
    checks.expect(browser.evaluate(top) < 1100, "entries are directly below the poster", "far away")
    page = folder / "London1851/index.html"
    for width, wanted in [(375, [True, False]), (1280, [False, True])]:
        for scripts in (True, False):
            browser.show(page, width=width, scripts=scripts)
            checks.equal(f"the fold at {width} px", browser.evaluate(FOLD), wanted)
    browser.show(page, width=375)
    browser.call("Emulation.setEmulatedMedia", media="print")
    checks.equal("the fold in print", browser.evaluate(FOLD), [False, True])


def check_ground(checks, browser, page, width, height):
    for window in (1280, 1920):
        browser.show(page, width=window, height=800 if window == 1280 else 1080)
        found, label = browser.evaluate(GROUND), f"{page.stem} at {window} px"
        checks.expect(
            found["width"] >= width and found["height"] >= height,
            f"{label}: the ground of the picture",
            f"{found['width']:.0%} of the width, {found['height']:.0%} of the height",
        )
        drawn = f"{found['drawn']:.0f} px of a file of {found['largest']} px"
        checks.expect(found["drawn"] <= found["largest"] + 1, f"{label}: not enlarged", drawn)
        if page.parent.name == "entries":
            em = found["text"]
            checks.expect(24 <= em <= 42, f"{label}: text", f"{em:.1f} em wide")
