#!/usr/bin/env python3
"""Writes a bare site of an entries document with jinja2: a page for each entry, and a list.

usage: jinja_site.py ENTRIES.json OUT | jinja_site.py --version
"""

import json
import os
import sys

import jinja2

BASE = """<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><title>{{ title }}</title></head>
<body>
%s
</body></html>
"""
PAGE = """<h1>{{ title }}</h1><p><em>{{ entry.short_desc }}</em></p>\
<img src="/{{ entry.image_name }}.png" alt="">{% for text in paragraphs %}<p>{{ text }}</p>
{% endfor %}"""
LIST = """<h1>{{ title }}</h1><ul>{% for entry in entries %}\
<li><a href="items/{{ "%05d" % loop.index0 }}/">{{ entry.name }}</a> {{ entry.short_desc }}</li>
{% endfor %}</ul>"""


def write(folder, text):
    os.makedirs(folder, exist_ok=True)
    with open(folder + "/index.html", "w", encoding="utf-8") as out:
        out.write(text)


def main(source, folder):
    environment = jinja2.Environment(autoescape=True)
    page, index = environment.from_string(BASE % PAGE), environment.from_string(BASE % LIST)
    with open(source, encoding="utf-8") as document:
        entries = json.load(document)
    for number, entry in enumerate(entries):
        paragraphs = entry["desc"].split("\n\n")
        write(
            f"{folder}/items/{number:05d}",
            page.render(title=entry["name"], entry=entry, paragraphs=paragraphs),
        )
    write(folder, index.render(title="expo", entries=entries))


if __name__ == "__main__":
    if sys.argv[1:] == ["--version"]:
        print("jinja2", jinja2.__version__)
    else:
        main(*sys.argv[1:])
