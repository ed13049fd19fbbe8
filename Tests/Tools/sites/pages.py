"""Reads exported pages: their text, links, pictures and structured data."""

import re
import urllib.parse
from html.parser import HTMLParser


class Page(HTMLParser):
    """A page of a site, by its path below the site's folder."""

    def __init__(self, path, site):
        super().__init__(convert_charrefs=True)
        self.path = path
        self.name = str(path.relative_to(site))
        self.ids, self.links, self.images, self.structured_data = set(), [], [], []
        self.text = ""
        self.has_inline_code = False
        self.script = None
        self.feed(path.read_bytes().decode("utf-8"))
        self.text = re.sub("\n{2,}", "\n\n", self.text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.ids.add(values.get("id"))
        if any(name == "style" or name.startswith("on") for name in values) or tag == "style":
            self.has_inline_code = True
        relation = values.get("rel")
        for name in ("href", "src"):
            if name in values and relation != "canonical":
                self.links.append(values[name])
        if "srcset" in values:
            self.links += [part.split()[0] for part in values["srcset"].split(", ")]
        if tag == "img":
            self.images.append(values)
        if tag == "br":
            self.text += "\n"
        if tag == "script":
            is_data = values.get("type") == "application/ld+json"
            self.script = "" if is_data else None
            self.has_inline_code |= not is_data and "src" not in values

    def handle_endtag(self, tag):
        if tag == "script" and self.script is not None:
            self.structured_data.append(self.script)
            self.script = None
        if tag == "p":
            self.text += "\n\n"

    def handle_data(self, data):
        if self.script is not None:
            self.script += data
        else:
            self.text += data


def broken_links(pages, site):
    """Links but to other sites that are not relative, or name no file or place of the site."""
    ids = {page.path.resolve(): page.ids for page in pages}
    problems = []
    for page in pages:
        for link in page.links:
            if link.startswith(("mailto:", "https://")):
                continue
            path, _, fragment = link.partition("#")
            decoded = urllib.parse.unquote(path, errors="strict")
            target = (page.path.parent / decoded).resolve() if path else page.path.resolve()
            if urllib.parse.urlsplit(link).scheme or link.startswith("/"):
                problems.append(f"{page.name}: {link} is not relative")
            elif not target.is_file() or site.resolve() not in target.parents:
                problems.append(f"{page.name}: {link} names no file")
            elif fragment and urllib.parse.unquote(fragment) not in ids.get(target, {fragment}):
                problems.append(f"{page.name}: {link} names no place")
    return problems


def visible(text):
    """A text as a page shows it: controls as pictures or numbers, line ends as line breaks."""
    shown = ""
    for character in text.replace("\r\n", "\n"):
        code = ord(character)
        if character in "\r\n\u2028\u2029":
            shown += "\n"
        elif code == 9:
            shown += character
        elif code < 0x20:
            shown += chr(0x2400 + code)
        elif code == 0x7F:
            shown += "\u2421"
        elif 0x80 <= code < 0xA0 or 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE:
            shown += f"<U+{code:04X}>"
        else:
            shown += character
    return shown
