#!/usr/bin/env python3
"""Makes the source of a bare site for hugo: a content file for each entry, and three layouts.

usage: hugo_site.py ENTRIES.json DIR, then hugo --quiet -s DIR -d OUT
"""

import json
import pathlib
import sys

CONFIG = """baseURL = "https://example.org/"
title = "expo"
languageCode = "ko"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]
"""
BASE = """<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>
%s
</body></html>
"""
PAGE = """<h1>{{ .Title }}</h1><p><em>{{ .Params.short_desc }}</em></p>\
<img src="/{{ .Params.image_name }}.png" alt="">\
{{ range split .Params.desc "\\n\\n" }}<p>{{ . }}</p>
{{ end }}"""
LIST = """<h1>{{ .Title }}</h1><ul>{{ range (where .Site.RegularPages "Section" "items") }}\
<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ .Params.short_desc }}</li>
{{ end }}</ul>"""


def main(source, folder):
    folder = pathlib.Path(folder)
    (folder / "content/items").mkdir(parents=True)
    (folder / "layouts/_default").mkdir(parents=True)
    (folder / "config.toml").write_text(CONFIG)
    for name, body in {
        "index": LIST,
        "_default/single": PAGE,
        "_default/list": "<h1>{{ .Title }}</h1>",
    }.items():
        (folder / f"layouts/{name}.html").write_text(BASE % body)
    entries = json.loads(pathlib.Path(source).read_text(encoding="utf-8"))
    for number, entry in enumerate(entries):
        members = {
            "title": entry["name"],
            **{key: entry[key] for key in ("image_name", "short_desc", "desc")},
        }
        text = json.dumps(members, ensure_ascii=False, indent=1) + "\n"
        (folder / f"content/items/{number:05d}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
