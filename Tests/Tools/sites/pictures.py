"""The pictures of a site in Chromium: which file each loads, how large it is drawn, what moves."""

import json

DENSITIES = (1, 2, 3)
WIDTHS = (320, 390, 768, 1280, 1920)
# Widths of 1.5 times a file, of twice a small one, are rounded.
ROUNDED = 0.02

# Every picture is loaded as if it were scrolled to; its drawn width is that of its content box.
MEASURED = """
(async () => {
  const files = {};
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map(image => image.decode().catch(() => 0)));
  return [...document.images].map(image => {
    const {width, height} = image.getBoundingClientRect();
    const ratio = image.getAttribute('width') / image.getAttribute('height');
    const fit = getComputedStyle(image).objectFit;
    const drawn = fit === 'contain' ? Math.min(width, height * ratio)
      : fit === 'cover' ? Math.max(width, height * ratio) : width;
    return {
      file: decodeURIComponent(image.currentSrc.split('/').pop()),
      files: (image.getAttribute('srcset') || '').split(', ').filter(Boolean).map(one => {
        const [path, size] = one.split(' ');
        return [decodeURIComponent(path.split('/').pop()), parseInt(size)];
      }),
      drawn,
      limit: image.closest('.matted .plate') ? 2 : 1.5,
      isSized: image.hasAttribute('width') && image.hasAttribute('height'),
    };
  });
})()
"""
MOVED = """
new Promise(done => {
  let sum = 0;
  new PerformanceObserver(list => list.getEntries().forEach(entry => sum += entry.value))
    .observe({type: 'layout-shift', buffered: true});
  for (const image of document.images) image.loading = 'eager';
  setTimeout(() => done(sum), 150);
})
"""


def fitting(files, pixels):
    """The smallest file of enough pixels and the next larger, or the largest there is."""
    enough = [name for name, width in files if width >= pixels - 1]
    return enough[:2] or [files[-1][0]]


def large_files(browser, page):
    """The pictures of a list of six for which a smaller file of the page had been enough."""
    measured = MEASURED.replace(
        "return [...document.images]", "return [...document.querySelectorAll('.six img')]"
    )
    problems = []
    for width in (375, 768, 1280, 1920):
        for density in DENSITIES:
            browser.show(page, width=width, density=density)
            for image in browser.evaluate(measured):
                name, drawn = image["file"], image["drawn"]
                if name != fitting(image["files"], drawn * density)[0]:
                    problems.append(f"{width} px × {density}: {name} for {drawn:.0f} px")
    return problems


def check_pictures(checks, browser, label, pages):
    """At every density and width no page loads a file too small or too large for its place."""
    problems = []
    for page in pages:
        for width in WIDTHS:
            for density in DENSITIES:
                browser.show(page, width=width, density=density)
                where = f"{page.name} at {width} px × {density}"
                for image in browser.evaluate(MEASURED):
                    problems += problems_of(image, where, density)
            moved = browser.moved(MOVED, page, width=width, density=density)
            problems += [f"{page.name} at {width} px moves by {moved}"] if moved else []
    checks.check(f"{label}: pictures", "; ".join(problems[:4]))


def problems_of(image, where, density):
    if not image["files"]:
        return []
    name, drawn, files = image["file"], image["drawn"], image["files"]
    problems = []
    if name not in fitting(files, drawn * density):
        problems.append(f"{where}: {name} for {drawn:.0f} px of {json.dumps(files)}")
    if drawn > files[-1][1] * (image["limit"] + ROUNDED):
        problems.append(f"{where}: {name} is enlarged to {drawn:.0f} px")
    if not image["isSized"]:
        problems.append(f"{where}: {name} has no width and height")
    return problems
