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
        checks.expect(24 <= found["text"] <= 42, f"{label}: text", f"{found['text']:.1f} em wide")
