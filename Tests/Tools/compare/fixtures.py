"""The files beside the samples: names and data that are hard to write, configurations."""

import json
import pathlib

SAMPLES = pathlib.Path(__file__).resolve().parents[3] / "Samples"

HOSTILE = [
    {
        "name": "<script>alert(1)</script> & \"quotes\" 'single'",
        "image_name": "../../etc/passwd",
        "short_desc": "# not a heading | *not* _emphasis_ `code` [link](http://x) ![p](y) <b>",
        "desc": "1. no list\n- nor this\n\n    no code\n\n> no quote\n\n---\n\\\\ &amp; &#65; {{ x",
    },
    {
        "name": "\x1b[31mred\x1b[0m \x07\x7f\u009b2J",
        "image_name": "a/b",
        "short_desc": "bidi \u202eabc\u202c \u2066def\u2069 zero\u200bwidth \ufeff\u2028",
        "desc": "tab\there\r\nreturn\x00nul \U0001f469\u200d\U0001f467 e\u0301 \uf99a \ufffd\u00ad",
    },
    {"name": "=1+1", "image_name": "C:\\x", "short_desc": "\t=cmd|' /C calc'!A0", "desc": " \n "},
    {"name": "CON", "image_name": ".hidden", "short_desc": "한" * 90, "desc": "A" * 3000},
    {"name": "{% raw %}", "image_name": "x%2Fy", "short_desc": "+++\n---", "desc": "]]> --> */ $$"},
]

FAULTS = """// a comment
[
  {"name": 1, "image_name": "a", "short_desc": "b", "desc": "c",},
  {"Name": "x", 'image_name': "a", short_desc: "b", "desc": "12" "more"},
  {"name": null, "image_name": "a", "name": "again", "short_desc": "\\q", "desc": "tab\there"},
  {"name": "n", "imageName": "a", "short_desc": "b", "desc": ["x"]},
  {"name": "n", "image_name": "a", "short_desc": "b ", "desc": "\\ud800", "extra": 01},
  {"name": "n", "image_name": "", "short_desc": NaN, "desc": True}
  {"name": "m", "image_name": "b", "short_desc": \u201cb\u201d, "desc": "c"},
] x
"""

CONFIGURATIONS = {
    "good": {"ignore": ["unused-image-set"], "severity": {"missing-scale": "error"}},
    "all": {
        "$schema": "x",
        "ignore": ["EX1"],
        "severity": {"shape": "warning", "EX302": "note"},
        "perFileIgnores": {"**/*.imageset/**": ["assets"], "Samples/broken/EX2*": ["encoding"]},
        "exclude": ["**/EX5*"],
        "optionalKeys": ["duration"],
        "extraKeys": ["title_Image"],
        "aliases": {"imageName": "image_name"},
        "limits": {"shortDesc": 12},
    },
    "select": {"select": ["syntax", "EX4", "duplicate-name"]},
    "limits": {"limits": {"shortDesc": 20}},
    "aliases": {"aliases": {"imageName": "image_name", "Name": "name"}, "extraKeys": ["extra"]},
    "exclude": {"exclude": ["**/broken/**", "Daejeon1993"]},
    "assets": {"assets": "../Samples/London1851/Assets.xcassets"},
    "unknown-key": {"ignroe": ["comment"], "limits": {"shortdesc": 1}},
    "unknown-rule": {"ignore": ["traling-comma"], "select": ["EX999"]},
    "wrong-type": {"ignore": "comment", "limits": {"shortDesc": "12"}, "severity": []},
    "wrong-level": {"severity": {"comment": "eror"}},
    "list": [],
    "baseline": {"version": 99, "findings": []},
}


def entry(number, **members):
    texts = {"name": f"항목 {number}", "image_name": f"item_{number}"}
    return texts | {"short_desc": f"요약 {number % 7}", "desc": "글이 온다.\n\n문단."} | members


def text(value, **layout):
    return json.dumps(value, ensure_ascii=False, **layout).encode()


def sample_paths(pattern):
    """The paths below Samples whose names match, without those of builds."""
    return [path for path in sorted(SAMPLES.rglob(pattern)) if ".build" not in path.parts]


def samples():
    """Every file of Samples, by its path."""
    return {
        str(pathlib.Path("Samples", path.relative_to(SAMPLES))): path.read_bytes()
        for path in sample_paths("*")
        if path.is_file()
    }


def fixtures():
    """The files of a workspace: the samples and all else that commands.txt names."""
    found = {f"config/{name}.json": text(value) for name, value in CONFIGURATIONS.items()}
    found["config/syntax.json"] = b'{"ignore": [comment],}\n'
    found["config/comment.json"] = b'{ // why\n "ignore": ["comment"] }\n'
    found["config/empty.json"] = b""
    found["hard names/박람회 목록.json"] = text([entry(1), {"name": "x"}], indent=1)
    found["hard names/100%,a:b #1.json"] = b'[{"name": "a", "image_name": "b",}]'
    found["hard names/<b>&'c'\"d\".json"] = text({"title": 1, "visitors": "x", "location": "y"})
    found[".hidden/fair.json"] = b"[1,]"
    found["hidden/.fair.json"] = b"[1,]"
    found["--help.json"] = b"[]"
    found["empty"] = found["folder.json"] = None
    found["empty.json"] = b""
    found["plain.json"] = (
        b'{"b" : 1, "desc": "x", "a":[ ], "name":{"z":1.50,"y":-0},"A\\/":"\\u00e9"}'
    )
    found["mine.css"] = b":root { --accent: teal }\n"
    found["entries.json"] = text([entry(1), entry(2, name=7), entry(3, image_name="item_1")])
    found["crlf.json"] = b"\xef\xbb\xbf" + text([entry(1)], indent=2).replace(b"\n", b"\r\n") + b","
    found["hostile.json"] = text(HOSTILE, indent=2)
    found["deep.json"] = b"[" * 600 + b"1" + b"]" * 590
    found["many.json"] = text([entry(number) for number in range(1, 48)], indent=2)
    found["many-faults.json"] = FAULTS.encode()
    lines = [text(entry(number)) for number in range(1, 40)]
    found["sound.jsonl"] = b"\n".join(lines) + b"\n"
    lines[3] = text(entry(4, name=4))
    lines[7] = lines[7][:-1]
    lines[11] = b""
    lines[15] = text([entry(16)])
    lines[19] = b"\xff" + lines[19]
    lines[23] = lines[23].replace(b'"desc"', b'"dsec"') + b"\r"
    lines[27] = lines[27] + lines[28]
    lines[31] = text(entry(32, desc="a\u200bb "))
    found["lines.jsonl"] = b"\n".join(lines)
    return found | samples()
