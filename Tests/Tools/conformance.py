#!/usr/bin/env python3
"""Conformance cases for a strict RFC 8259 JSON reader.

This file is the source of the folder Tests/Conformance. It holds two tables,

    ACCEPT   section -> (name, bytes)
    REJECT   section -> (name, bytes, code, line, column)

and writes one file per row:

    Tests/Conformance/accept/<section>-<name>.json
    Tests/Conformance/reject/<section>-<name>.json
    Tests/Conformance/reject/EXPECTED.tsv     file, code, line:column
    Tests/Conformance/README.md

The sections are those of RFC 8259: s2 structure, white space and what stands
around the root value; s3 values and literals; s4 objects; s5 arrays;
s6 numbers; s7 strings; s8 encoding (8.1); s9 limits.

Code, line and column belong to the first finding, the one with the lowest
byte offset; the warning for a leading byte order mark is not counted. Lines
and columns start at 1. A column is one Unicode scalar; an ill-formed byte
sequence counts one column for each maximal subpart; LF, CRLF and CR each end
one line; a leading byte order mark takes no column.

Before anything is written the tables are checked against each other and
against two readers: Python's json module (made strict) and the small scanner
`survey` below. All accept cases have to pass both, no reject case may pass
either, and the place of a reject case has to fit what `survey` found.

Usage:
    conformance.py            check the tables, write the files, print counts
    conformance.py --check    check the tables and compare them with the files

Only the standard library is used; the output depends on nothing but this file.
"""

import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(os.path.dirname(HERE), "Conformance")
DEPTH_LIMIT = 512
BOM = b"\xef\xbb\xbf"

SECTIONS = [
    ("s2", "§2 structure, white space, around the root"),
    ("s3", "§3 values and literals"),
    ("s4", "§4 objects"),
    ("s5", "§5 arrays"),
    ("s6", "§6 numbers"),
    ("s7", "§7 strings"),
    ("s8", "§8.1 encoding"),
    ("s9", "§9 limits"),
]


def u(text):
    """The UTF-8 bytes of a text."""
    return text.encode("utf-8")


# --------------------------------------------------------------------------
# Accept cases
# --------------------------------------------------------------------------

ACCEPT = {
    "s2": [
        ("space-before-root", b"   7"),
        ("space-after-root", b"7   "),
        ("tab-before-root", b"\t\ttrue"),
        ("tab-after-root", b"true\t"),
        ("lf-before-root", b"\n\nnull"),
        ("lf-after-root", b"null\n"),
        ("cr-before-root", b"\r[]"),
        ("cr-after-root", b"[]\r"),
        ("crlf-around-root", b"\r\n{}\r\n"),
        ("all-four-around-root", b" \t\r\n\"w\" \n\r\t"),
        ("white-space-round-every-token",
         b" { \"k\" : [ 1 , 2 ] , \"m\" : { } } "),
        ("tabs-round-every-token", b"\t{\t\"k\"\t:\t[\t1\t,\t2\t]\t}\t"),
        ("lf-round-every-token", b"\n{\n\"k\"\n:\n[\n1\n,\n2\n]\n}\n"),
        ("cr-round-every-token", b"\r{\r\"k\"\r:\r[\r1\r,\r2\r]\r}\r"),
        ("crlf-round-every-token",
         b"\r\n{\r\n\"k\"\r\n:\r\n[\r\n1\r\n,\r\n2\r\n]\r\n}\r\n"),
        ("no-white-space-at-all",
         b'{"k":[1,true,null,"s",{"m":-2.5e3}],"n":{}}'),
        ("comma-first-layout", b'[ "one"\n, "two"\n, "three"\n]\n'),
        ("mixed-line-ends", b'[1,\n2,\r3,\r\n4,\n\r5]'),
        ("long-white-space", b"[" + b" " * 900 + b"1" + b"\n" * 900 + b"]"),
        ("root-array", b'["root"]'),
        ("root-object", b'{"root":0}'),
    ],
    "s3": [
        ("root-true", b"true"),
        ("root-false", b"false"),
        ("root-null", b"null"),
        ("root-number", b"42"),
        ("root-string", b'"alone"'),
        ("root-empty-string", b'""'),
        ("literals-in-array", b"[true,false,null]"),
        ("literals-in-object", b'{"t":true,"f":false,"n":null}'),
        ("literal-before-comma-and-closer", b"[null,null]"),
        ("literal-before-white-space", b"[ true\n, false\t, null\r]"),
        ("literal-names-as-strings", b'["true","False","NULL","NaN"]'),
        ("all-seven-kinds", b'[{},[],0,"",false,null,true]'),
    ],
    "s4": [
        ("empty", b"{}"),
        ("empty-with-white-space", b"{ \t\r\n }"),
        ("one-member", b'{"only":1}'),
        ("empty-key", b'{"":"nameless"}'),
        ("blank-key", b'{" ":1,"  ":2}'),
        ("duplicate-keys", b'{"same":1,"same":2}'),
        ("duplicate-keys-same-value", b'{"same":1,"same":1}'),
        ("duplicate-keys-through-escape", b'{"a":1,"\\u0061":2}'),
        ("duplicate-empty-keys", b'{"":0,"":0}'),
        ("keys-differ-in-case", b'{"Key":1,"key":2,"KEY":3}'),
        ("keys-differ-in-normal-form", u('{"\u00e9":1,"e\u0301":2}')),
        ("key-named-like-literal", b'{"true":false,"null":0,"1":2}'),
        ("key-with-every-escape", b'{"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041":1}'),
        ("key-with-escaped-nul", b'{"\\u0000":0}'),
        ("key-with-punctuation", b'{"{[:,]}":"//#","/*":"*/"}'),
        ("key-hangul", u('{"\uc774\ub984":"\ud64d\uae38\ub3d9"}')),
        ("key-astral", u('{"\U0001f511":1}')),
        ("key-surrogate-pair-escape", b'{"\\ud83d\\udd11":1}'),
        ("key-noncharacter", u('{"\ufffe":1,"\ufdd0":2}')),
        ("key-apostrophe", b'{"it\'s":1}'),
        ("key-proto", b'{"__proto__":{"constructor":null}}'),
        ("key-long", b'{"' + b"k" * 3000 + b'":0}'),
        ("nested", b'{"a":{"b":{"c":{"d":{}}}}}'),
        ("value-of-each-kind",
         b'{"o":{},"a":[],"n":0,"s":"","t":true,"f":false,"z":null}'),
        ("white-space-round-colon", b'{"a" \n:\t1,"b"\r\n:\r\n2}'),
        ("many-members",
         b"{" + b",".join(b'"m%d":%d' % (i, i) for i in range(300)) + b"}"),
        ("adjacent-objects", b'[{},{"a":1},{}]'),
    ],
    "s5": [
        ("empty", b"[]"),
        ("empty-with-white-space", b"[\n\t \r]"),
        ("one-value", b"[0]"),
        ("empty-in-empty", b"[[]]"),
        ("several-empty", b"[[],[],[[]]]"),
        ("one-of-each-kind", b'[0,"",[],{},true,false,null]'),
        ("repeated-values", b"[1,1,1,1]"),
        ("nulls", b"[null,null,null]"),
        ("ends-in-number", b"[true,9]"),
        ("ends-in-string", b'[9,"]"]'),
        ("nested-uneven", b"[[1,[2,[3,[4]]]],5]"),
        ("objects-and-arrays", b'[{"a":[{"b":[{}]}]}]'),
        ("thousand-values", b"[" + b",".join([b"7"] * 1000) + b"]"),
    ],
    "s6": [
        ("zero", b"0"),
        ("minus-zero", b"-0"),
        ("zero-fraction", b"[0.0,-0.0,0.000]"),
        ("zero-exponent", b"[0e1,0E1,0e+1,0e-1,-0e1,0.0e0]"),
        ("one-digit-each", b"[0,1,2,3,4,5,6,7,8,9]"),
        ("minus-digits", b"[-1,-9,-10,-123]"),
        ("inner-and-trailing-zeros", b"[10,100,1001,20.020]"),
        ("fraction", b"3.25"),
        ("fraction-leading-zeros", b"0.000125"),
        ("fraction-trailing-zeros", b"1.5000"),
        ("exponent-lower", b"1e5"),
        ("exponent-upper", b"1E5"),
        ("exponent-plus", b"1e+5"),
        ("exponent-minus-upper", b"1E-7"),
        ("exponent-leading-zeros", b"[1e05,1e-005,1E+000]"),
        ("exponent-zero", b"[1e0,1e-0,1e+0]"),
        ("fraction-and-exponent", b"-6.02214E+23"),
        ("huge-exponent", b"1e999"),
        ("huge-negative", b"-1e999"),
        ("tiny", b"[1e-999,-1e-999]"),
        ("exponent-of-many-digits", b"[1e99999999999999999999]"),
        ("tiny-exponent-of-many-digits", b"[1e-99999999999999999999]"),
        ("zero-with-huge-exponent", b"[0e99999999999999999999]"),
        ("integer-400-digits", b"9" * 400),
        ("minus-400-digits", b"-" + b"7" * 400),
        ("fraction-400-digits", b"0." + b"3" * 400),
        ("400-digits-each-side", b"1" * 400 + b"." + b"2" * 400 + b"e-3"),
        ("two-to-53-and-one", b"9007199254740993"),
        ("int64-bounds", b"[9223372036854775807,-9223372036854775808]"),
        ("past-int64-and-uint64",
         b"[9223372036854775808,18446744073709551615,18446744073709551616]"),
        ("largest-double", b"1.7976931348623157e308"),
        ("smallest-double", b"4.9406564584124654e-324"),
        ("before-each-closer", b'{"a":[1],"b":2}'),
        ("before-white-space", b"[1 ,2\t,3\n,4\r]"),
        ("after-colon-and-comma", b'{"a":-1,"b":[0,-2]}'),
        ("root-then-newline", b"-12.5e-1\n"),
    ],
    "s7": [
        ("empty-in-array", b'[""]'),
        ("spaces-only", b'["   "]'),
        ("every-short-escape", b'["\\"\\\\\\/\\b\\f\\n\\r\\t"]'),
        ("solidus-bare-and-escaped", b'["/","\\/"]'),
        ("escaped-quote-only", b'["\\""]'),
        ("escaped-quotes-in-row", b'["\\"\\"\\""]'),
        ("backslash-last", b'["\\\\"]'),
        ("two-backslashes-last", b'["\\\\\\\\"]'),
        ("backslash-then-quote-escape", b'["\\\\\\""]'),
        ("escaped-backslash-before-u", b'["\\\\u0041","\\\\ud800"]'),
        ("u-escape-nul", b'["\\u0000"]'),
        ("u-escape-controls", b'["\\u0001\\u001f\\u000a\\u007f"]'),
        ("u-escape-lower-hex", b'["\\u00ab\\ucdef"]'),
        ("u-escape-upper-hex", b'["\\u00AB\\uCDEF"]'),
        ("u-escape-mixed-hex", b'["\\uaBcD\\uFfFd"]'),
        ("u-escape-quote-and-backslash", b'["\\u0022\\u005c"]'),
        ("u-escape-then-digits", b'["\\u00411234"]'),
        ("u-escape-round-surrogates", b'["\\ud7ff\\ue000"]'),
        ("u-escape-noncharacters", b'["\\uffff\\ufffe\\ufdd0\\ufdef"]'),
        ("u-escape-bom", b'["\\ufeff"]'),
        ("u-escape-replacement", b'["\\ufffd"]'),
        ("pair-escape-lowest", b'["\\ud800\\udc00"]'),
        ("pair-escape-highest", b'["\\udbff\\udfff"]'),
        ("pair-escape-mixed-case", b'["\\uD83d\\uDe00"]'),
        ("pair-escapes-in-row", b'["\\ud83d\\ude00\\ud83d\\ude01"]'),
        ("pair-escape-noncharacter", b'["\\ud83f\\udffe"]'),
        ("pair-escape-amid-text", b'["a\\ud834\\udd1eb"]'),
        ("raw-two-byte-bounds", u('["\u0080\u07ff"]')),
        ("raw-three-byte-bounds", u('["\u0800\uffff"]')),
        ("raw-four-byte-bounds", u('["\U00010000\U0010ffff"]')),
        ("raw-round-surrogates", u('["\ud7ff\ue000"]')),
        ("raw-delete", b'["\x7f"]'),
        ("raw-c1-controls", u('["\u0080\u0085\u009f"]')),
        ("raw-noncharacters-bmp", u('["\ufffe\uffff\ufdd0\ufdef"]')),
        ("raw-noncharacters-astral", u('["\U0001fffe\U0010fffe"]')),
        ("raw-replacement", u('["\ufffd"]')),
        ("raw-private-use", u('["\ue000\uf8ff\U000f0000\U00100000"]')),
        ("raw-unassigned", u('["\u0378\U000e0fff"]')),
        ("raw-zero-width", u('["a\u200bb\u200cc\u200dd\u2060e"]')),
        ("raw-bom-inside", u('["\ufeffx\ufeff"]')),
        ("raw-line-and-paragraph-separator", u('["a\u2028b\u2029c"]')),
        ("raw-no-break-space", u('["a\u00a0b\u3000c"]')),
        ("raw-bidi-controls", u('["\u202ea\u202c\u2066b\u2069"]')),
        ("raw-combining-first", u('["\u0301e\u0301"]')),
        ("raw-hangul", u('["\ud55c\uae00 \u1112\u1161\u11ab"]')),
        ("raw-emoji-sequence",
         u('["\U0001f468\u200d\U0001f469\u200d\U0001f467\U0001f1f0\U0001f1f7"]')),
        ("raw-other-quotes", u('["\'\u201ca\u201d\u2018b\u2019\u00abc\u00bb`"]')),
        ("raw-fullwidth-punctuation", u('["\uff3b\uff0c\uff1a\uff3d"]')),
        ("holds-structure", b'["{[:,]}"]'),
        ("holds-comment-marks", b'["// no # no /* no */"]'),
        ("holds-json-text", b'["{\\"a\\":[1,2,]}"]'),
        ("all-printable-ascii",
         b'["' + bytes(c for c in range(0x20, 0x7f) if c not in b'"\\') + b'"]'),
        ("root-escapes", b'"\\t\\u0009"'),
        ("long", b'["' + b"abcdefghij" * 500 + b'"]'),
        ("long-of-escapes", b'["' + b"\\n\\u000a" * 400 + b'"]'),
    ],
    "s8": [
        ("bom-then-object", BOM + b'{"a":1}'),
        ("bom-then-array", BOM + b"[]"),
        ("bom-then-number", BOM + b"5"),
        ("bom-then-string", BOM + b'"s"'),
        ("bom-then-white-space", BOM + b" \r\n[1]\n"),
        ("bom-then-bom-in-string", BOM + u('["\ufeff"]')),
        ("utf8-one-of-each-length", u('["a\u00e9\u20ac\U0001f600"]')),
        ("utf8-lead-bounds", u('["\u0080\u07c0\u0800\u1000\ucfff\ud7ff\uf000"]')),
        ("utf8-second-byte-bounds",
         u('["\u0fff\ud000\U00010000\U0003ffff\U00040000\U00100000"]')),
        ("utf8-directly-between-quotes", u('{"\u00fc":"\U0001f642"}')),
        ("utf8-root-hangul", u('"\uc548\ub155"')),
        ("utf8-spells-bom-bytes-as-text", u('["\u00ef\u00bb\u00bf"]')),
        ("utf8-latin-mojibake", u('["\u00c3\u00a9 \u00e2\u201a\u00ac"]')),
    ],
    "s9": [
        ("depth-512-arrays", b"[" * 512 + b"]" * 512),
        ("depth-512-arrays-with-core", b"[" * 512 + b"1" + b"]" * 512),
        ("depth-512-objects",
         b'{"a":' * 511 + b"{}" + b"}" * 511),
        ("depth-512-mixed", b'[{"a":' * 255 + b"[{}]" + b"}]" * 255),
        ("depth-512-on-own-lines", b"[\n" * 512 + b"]\n" * 512),
        ("depth-512-twice",
         b"[" + b"[" * 511 + b"]" * 511 + b"," + b"[" * 511 + b"]" * 511 + b"]"),
        ("wide-not-deep", b"[" + b",".join([b"[]"] * 700) + b"]"),
        ("wide-objects-not-deep", b"[" + b",".join([b'{"k":{}}'] * 600) + b"]"),
        ("brackets-in-string-not-deep", b'["' + b"[" * 600 + b'"]'),
        ("brackets-in-key-not-deep", b'{"' + b"{[" * 300 + b'":0}'),
    ],
}

# --------------------------------------------------------------------------
# Reject cases
# --------------------------------------------------------------------------

REJECT = {
    "s2": [
        # nothing there
        ("empty-file", b"", "EX102", 1, 1),
        ("only-space", b"  ", "EX102", 1, 1),
        ("only-lf", b"\n\n\n", "EX102", 1, 1),
        ("only-crlf-and-tab", b"\r\n\t\r\n", "EX102", 1, 1),
        # structural characters out of place
        ("lone-comma", b",", "EX101", 1, 1),
        ("lone-colon", b":", "EX101", 1, 1),
        ("lone-right-bracket", b"]", "EX101", 1, 1),
        ("lone-right-brace", b"}", "EX101", 1, 1),
        ("comma-before-root", b",[1]", "EX101", 1, 1),
        ("closer-on-second-line", b"\n ]", "EX101", 2, 2),
        # characters with no use in JSON
        ("at-sign", b"[@]", "EX101", 1, 2),
        ("at-sign-root", b"@", "EX101", 1, 1),
        ("backslash-outside", b"[\\]", "EX101", 1, 2),
        ("backslash-before-string", b'[\\"a\\"]', "EX101", 1, 2),
        ("parentheses", b"(1)", "EX101", 1, 1),
        ("angle-bracket", b"<a>1</a>", "EX101", 1, 1),
        ("semicolon-between", b'["a";"b"]', "EX101", 1, 5),
        ("equals-as-value", b'{"a":=}', "EX101", 1, 6),
        ("exclamation", b"[!]", "EX101", 1, 2),
        ("percent", b"[%]", "EX101", 1, 2),
        ("ampersand", b"[1,&]", "EX101", 1, 4),
        ("asterisk", b"[*]", "EX101", 1, 2),
        ("question-mark", b'{"a":?}', "EX101", 1, 6),
        ("pipe-after-value", b"[1|2]", "EX101", 1, 3),
        ("caret-and-tilde", b"[^~]", "EX101", 1, 2),
        # not white space, though it may look so
        ("form-feed-before-root", b"\x0c[1]", "EX101", 1, 1),
        ("form-feed-between", b"[1,\x0c2]", "EX101", 1, 4),
        ("vertical-tab-between", b"[1\x0b,2]", "EX101", 1, 3),
        ("nul-between", b"[true,\x00false]", "EX101", 1, 7),
        ("backspace-between", b"[\x081]", "EX101", 1, 2),
        ("escape-character-between", b"[1,\x1b2]", "EX101", 1, 4),
        ("unit-separator-between", b"[1\x1f]", "EX101", 1, 3),
        ("delete-between", b"[1,\x7f2]", "EX101", 1, 4),
        ("next-line-between", u("[1,\u00852]"), "EX101", 1, 4),
        ("nbsp-after-comma", u("[1,\u00a02]"), "EX101", 1, 4),
        ("nbsp-after-value", u("[1\u00a0,2]"), "EX101", 1, 3),
        ("nbsp-before-root", u("\u00a0{}"), "EX101", 1, 1),
        ("nbsp-before-key", u('{\u00a0"a":1}'), "EX101", 1, 2),
        ("nbsp-after-key", u('{"a"\u00a0:1}'), "EX101", 1, 5),
        ("nbsp-after-colon", u('{"a":\u00a01}'), "EX101", 1, 6),
        ("nbsp-indent", u('{\n\u00a0\u00a0"a": 1\n}'), "EX101", 2, 1),
        ("em-space-between", u("[1,\u20032]"), "EX101", 1, 4),
        ("ideographic-space-between", u("[1,\u30002]"), "EX101", 1, 4),
        ("ogham-space-between", u("[\u16801]"), "EX101", 1, 2),
        ("line-separator-between", u("[1,\u20282]"), "EX101", 1, 4),
        ("paragraph-separator-between", u("[1,\u20292]"), "EX101", 1, 4),
        ("zero-width-space-between", u("[1,\u200b2]"), "EX101", 1, 4),
        ("word-joiner-between", u("[\u20601]"), "EX101", 1, 2),
        ("word-joiner-before-colon", u('{"a"\u2060:1}'), "EX101", 1, 5),
        ("replacement-character-outside", u("[\ufffd]"), "EX101", 1, 2),
        ("noncharacter-outside", u("[\ufdd0]"), "EX101", 1, 2),
        # look-alikes of the structural characters
        ("fullwidth-brackets", u("\uff3b1\uff3d"), "EX101", 1, 1),
        ("fullwidth-braces", u('\uff5b"a":1\uff5d'), "EX101", 1, 1),
        ("fullwidth-comma", u("[1\uff0c2]"), "EX101", 1, 3),
        ("fullwidth-colon", u('{"a"\uff1a1}'), "EX101", 1, 5),
        ("fullwidth-closer", u("[1\uff3d"), "EX101", 1, 3),
        ("ideographic-comma", u('["a"\u3001"b"]'), "EX101", 1, 5),
        ("arabic-comma", u('["a"\u060c"b"]'), "EX101", 1, 5),
        # comments
        ("comment-line-first", b"// top\n[1]", "EX109", 1, 1),
        ("comment-block-first", b"/* top */[1]", "EX109", 1, 1),
        ("comment-hash-first", b"# top\n[1]", "EX109", 1, 1),
        ("comment-hash-bang", b"#!/bin/json\n{}", "EX109", 1, 1),
        ("comment-line-in-array", b"[1, // one\n2]", "EX109", 1, 5),
        ("comment-hash-in-array", b"[1, # one\n2]", "EX109", 1, 5),
        ("comment-block-in-empty-array", b"[/**/]", "EX109", 1, 2),
        ("comment-block-after-number", b"[1/*c*/]", "EX109", 1, 3),
        ("comment-line-after-number", b"[1//c\n,2]", "EX109", 1, 3),
        ("comment-hash-after-number", b"[1#c\n]", "EX109", 1, 3),
        ("comment-block-in-empty-object", b"{/*c*/}", "EX109", 1, 2),
        ("comment-line-before-key", b'{//c\n"a":1}', "EX109", 1, 2),
        ("comment-block-before-colon", b'{"a"/*c*/:1}', "EX109", 1, 5),
        ("comment-block-after-colon", b'{"a":/*c*/1}', "EX109", 1, 6),
        ("comment-block-after-member", b'{"a":1/*c*/}', "EX109", 1, 7),
        ("comment-hash-before-key", b'{"a":1,\n# c\n"b":2}', "EX109", 2, 1),
        ("comment-block-over-lines", b"[\n  /* one\n     two */\n  1\n]",
         "EX109", 2, 3),
        ("comment-with-stars", b"[/*** c ***/1]", "EX109", 1, 2),
        ("comment-holds-hangul", u("[1, // \uc8fc\uc11d\n2]"), "EX109", 1, 5),
        ("comment-block-unclosed", b"[1 /* open", "EX109", 1, 4),
        ("comment-block-half-closed", b"[1 /* open *", "EX109", 1, 4),
        ("comment-after-missing-comma", b'{"a":1 /*c*/ "b":2}', "EX103", 1, 7),
        ("comment-after-trailing-comma", b"[1,/*c*/]", "EX104", 1, 3),
        ("comment-after-root", b"[1] // end\n", "EX109", 1, 5),
        ("slash-root", b"/", "EX101", 1, 1),
        ("slash-in-array", b"[/]", "EX101", 1, 2),
        ("slash-apart", b"[/ /]", "EX101", 1, 2),
        ("slash-after-number", b"[1/2]", "EX101", 1, 3),
        ("comment-end-alone", b"[*/]", "EX101", 1, 2),
        # something after the root value
        ("two-numbers", b"1 2", "EX113", 1, 3),
        ("two-objects", b"{}{}", "EX113", 1, 3),
        ("two-arrays-spaced", b"[] []", "EX113", 1, 4),
        ("two-strings", b'"a" "b"', "EX113", 1, 5),
        ("two-strings-joined", b'"a""b"', "EX113", 1, 4),
        ("two-literals", b"true false", "EX113", 1, 6),
        ("two-lines-of-objects", b'{"a":1}\n{"a":2}\n', "EX113", 2, 1),
        ("two-lines-of-objects-crlf", b'{"a":1}\r\n{"a":2}\r\n', "EX113", 2, 1),
        ("closer-too-many-array", b"[]]", "EX113", 1, 3),
        ("closer-too-many-object", b'{"a":1}}', "EX113", 1, 8),
        ("closer-of-other-kind-after-root", b"[1]}", "EX113", 1, 4),
        ("closer-after-number", b"1]", "EX113", 1, 2),
        ("closer-after-string", b'"a"}', "EX113", 1, 4),
        ("comma-after-literal", b"true,", "EX113", 1, 5),
        ("comma-after-object", b"{},", "EX113", 1, 3),
        ("comma-list-without-array", b'"a","b"', "EX113", 1, 4),
        ("semicolon-after-root", b"{};", "EX113", 1, 3),
        ("word-after-root", b"[1]x", "EX113", 1, 4),
        ("word-on-next-line", b"{}\n\nend", "EX113", 3, 1),
        ("string-after-number", b'1"a"', "EX113", 1, 2),
        ("number-after-string", b'"a"1', "EX113", 1, 4),
        ("at-sign-after-root", b"[] @", "EX113", 1, 4),
        ("backslash-after-root", b"[]\\", "EX113", 1, 3),
        ("nul-after-root", b"[1]\x00", "EX113", 1, 4),
        ("ctrl-z-after-root", b"[1]\n\x1a", "EX113", 2, 1),
        ("form-feed-after-root", b"null\x0c", "EX113", 1, 5),
        ("nbsp-after-root", u("[1]\u00a0"), "EX113", 1, 4),
        ("hangul-after-root", u('{"a":1} \ub05d'), "EX113", 1, 9),
        ("member-without-braces", b'"a":1', "EX113", 1, 1),
        ("member-without-braces-spaced", b'  "a" : 1', "EX113", 1, 3),
        ("member-without-braces-next-line", b'\n"a": 1\n', "EX113", 2, 1),
        ("members-without-braces", b'"a":1,"b":2', "EX113", 1, 1),
        # how lines and columns are counted
        ("line-lf", b"[\n1,\n,\n2]", "EX101", 3, 1),
        ("line-cr", b"[1,\r2,\r,3]", "EX101", 3, 1),
        ("line-crlf", b"[\r\n1,\r\n]", "EX104", 2, 2),
        ("line-lf-cr-is-two", b"[\n\r,]", "EX101", 3, 1),
        ("line-mixed", b"[1,\n2,\r\n3,\r  ,4]", "EX101", 4, 3),
        ("line-blank-lines", b"\n\n\n  [1,]", "EX104", 4, 5),
        ("column-tab-is-one", b"[\t1,]", "EX104", 1, 4),
        ("column-two-byte", u('["\u00e9\u00e9",]'), "EX104", 1, 6),
        ("column-hangul", u('["\ud55c\uae00",]'), "EX104", 1, 6),
        ("column-astral", u('["\U0001f600",]'), "EX104", 1, 5),
        ("column-combining", u('["e\u0301",]'), "EX104", 1, 6),
        ("column-emoji-sequence", u('["\U0001f468\u200d\U0001f469",]'),
         "EX104", 1, 7),
        ("column-conjoining-jamo", u('["\u1112\u1161\u11ab",]'), "EX104", 1, 7),
        ("column-separators-are-no-line", u('["a\u2028b\u2029c\u0085d",]'),
         "EX104", 1, 11),
        ("column-escape-counts-its-text", b'["\\u0041\\n",]', "EX104", 1, 12),
    ],
    "s3": [
        ("true-capital", b"True", "EX107", 1, 1),
        ("true-upper", b"[TRUE]", "EX107", 1, 2),
        ("true-odd-case", b"[trUe]", "EX107", 1, 2),
        ("false-capital", b'{"a":False}', "EX107", 1, 6),
        ("null-upper", b"[1,NULL]", "EX107", 1, 4),
        ("none", b'{"a":None}', "EX107", 1, 6),
        ("nil", b"nil", "EX107", 1, 1),
        ("undefined", b'{"a":undefined}', "EX107", 1, 6),
        ("true-cut-root", b"tru", "EX107", 1, 1),
        ("true-cut-in-array", b"[tru]", "EX107", 1, 2),
        ("true-first-letter", b"t", "EX107", 1, 1),
        ("false-cut", b"[fals,1]", "EX107", 1, 2),
        ("null-cut", b"nul", "EX107", 1, 1),
        ("null-cut-before-newline", b"[nul\nl]", "EX107", 1, 2),
        ("true-letter-more", b"truee", "EX107", 1, 1),
        ("null-digit-more", b"null1", "EX107", 1, 1),
        ("false-word-more", b"[falsehood]", "EX107", 1, 2),
        ("literals-joined", b"[nullnull]", "EX107", 1, 2),
        ("literals-joined-root", b"truefalse", "EX107", 1, 1),
        ("literal-then-hangul", u("[true\uac00]"), "EX107", 1, 2),
        ("false-misspelt", b"[flase]", "EX107", 1, 2),
        ("yes", b"[yes]", "EX107", 1, 2),
        ("word-root", b"hello", "EX107", 1, 1),
        ("word-in-array", b"[abc,1]", "EX107", 1, 2),
        ("word-in-object", b'{"a":abc}', "EX107", 1, 6),
        ("word-second-line", b'{\n  "a": 1,\n  "b": word\n}', "EX107", 3, 8),
        ("word-with-underscore", b"[my_value]", "EX107", 1, 2),
        ("word-like-exponent", b"[e5]", "EX107", 1, 2),
        ("words-two", b'{"a":hello world}', "EX107", 1, 6),
        ("word-before-quote", b'abc"', "EX107", 1, 1),
        ("word-colon-in-array", b"[a:1]", "EX107", 1, 2),
        ("hangul-root", u("\uc548\ub155"), "EX107", 1, 1),
        ("hangul-in-array", u("[\uac00,\ub098]"), "EX107", 1, 2),
        ("hangul-in-object", u('{"\uac12":\ud558\ub098}'), "EX107", 1, 6),
        ("cyrillic-in-array", u("[\u0434\u0430]"), "EX107", 1, 2),
        ("accented-in-array", u("[\u00e9t\u00e9]"), "EX107", 1, 2),
        ("fullwidth-true", u("[\uff54\uff52\uff55\uff45]"), "EX107", 1, 2),
        ("literals-spaced", b"[true false]", "EX103", 1, 6),
        ("literal-then-string", b'[true"a"]', "EX103", 1, 6),
        ("literal-then-array", b"[null[1]]", "EX103", 1, 6),
    ],
    "s4": [
        # cut off
        ("open-brace-only", b"{", "EX102", 1, 2),
        ("open-brace-newline", b"{\n\n", "EX102", 1, 2),
        ("cut-after-key", b'{"a"', "EX102", 1, 5),
        ("cut-after-key-spaced", b'{"a"  \n', "EX102", 1, 5),
        ("cut-after-colon", b'{"a":', "EX102", 1, 6),
        ("cut-after-colon-newline", b'{\n"a" :\n', "EX102", 2, 6),
        ("cut-after-value", b'{"a":1', "EX102", 1, 7),
        ("cut-after-literal", b'{"a":true', "EX102", 1, 10),
        ("cut-after-comma", b'{"a":1,', "EX102", 1, 8),
        ("cut-after-comma-newlines", b'{"a":1,\n\n', "EX102", 1, 8),
        ("cut-second-key", b'{"a":1,"b"', "EX102", 1, 11),
        ("cut-inner-object", b'{"a":{', "EX102", 1, 7),
        ("cut-inner-closed", b'{"a":{}', "EX102", 1, 8),
        ("cut-inner-array", b'{"a":[1,2]', "EX102", 1, 11),
        ("cut-hangul-columns", u('{"\ud0a4":"\uac12"'), "EX102", 1, 9),
        # comma
        ("missing-comma", b'{"a":1 "b":2}', "EX103", 1, 7),
        ("missing-comma-joined", b'{"a":1"b":2}', "EX103", 1, 7),
        ("missing-comma-lines", b'{\n  "a": 1\n  "b": 2\n}', "EX103", 2, 9),
        ("missing-comma-lines-crlf", b'{\r\n  "a": 1\r\n  "b": 2\r\n}',
         "EX103", 2, 9),
        ("missing-comma-after-string", b'{"a":"x" "b":1}', "EX103", 1, 9),
        ("missing-comma-after-object", b'{"a":{} "b":1}', "EX103", 1, 8),
        ("missing-comma-after-array", b'{"a":[1]\n"b":2}', "EX103", 1, 9),
        ("missing-comma-after-literal", b'{"a":null\t"b":2}', "EX103", 1, 10),
        ("missing-comma-third", b'{"a":1,"b":2 "c":3}', "EX103", 1, 13),
        ("trailing-comma", b'{"a":1,}', "EX104", 1, 7),
        ("trailing-comma-spaced", b'{"a":1 , }', "EX104", 1, 8),
        ("trailing-comma-newline", b'{\n"a":1,\n}', "EX104", 2, 6),
        ("trailing-comma-inner", b'{"a":{"b":2,}}', "EX104", 1, 12),
        ("comma-only", b"{,}", "EX101", 1, 2),
        ("comma-first", b'{,"a":1}', "EX101", 1, 2),
        ("comma-twice", b'{"a":1,,"b":2}', "EX101", 1, 8),
        ("comma-twice-spaced", b'{"a":1, ,"b":2}', "EX101", 1, 9),
        ("comma-twice-at-end", b'{"a":1,,}', "EX101", 1, 8),
        # colon
        ("colon-missing-number", b'{"a" 1}', "EX105", 1, 5),
        ("colon-missing-joined", b'{"a"1}', "EX105", 1, 5),
        ("colon-missing-string", b'{"a" "b"}', "EX105", 1, 5),
        ("colon-missing-object", b'{"a"{}}', "EX105", 1, 5),
        ("colon-missing-array", b'{"a" [1]}', "EX105", 1, 5),
        ("colon-missing-literal", b'{"a" true}', "EX105", 1, 5),
        ("colon-missing-newline", b'{"a"\n1}', "EX105", 1, 5),
        ("colon-missing-second", b'{"a":1,"b" 2}', "EX105", 1, 11),
        ("colon-missing-empty-key", b'{"" 1}', "EX105", 1, 4),
        ("key-alone", b'{"a"}', "EX105", 1, 5),
        ("key-alone-spaced", b'{ "a" }', "EX105", 1, 6),
        ("key-alone-then-member", b'{"a","b":1}', "EX105", 1, 5),
        ("key-alone-last", b'{"a":1,"b"}', "EX105", 1, 11),
        ("colon-twice", b'{"a"::1}', "EX101", 1, 6),
        ("colon-after-value", b'{"a":1:2}', "EX101", 1, 7),
        ("colon-first", b"{:1}", "EX101", 1, 2),
        ("colon-only", b"{:}", "EX101", 1, 2),
        ("colon-after-comma", b'{"a":1,:2}', "EX101", 1, 8),
        # value
        ("value-missing", b'{"a":}', "EX101", 1, 6),
        ("value-missing-spaced", b'{"a": \n}', "EX101", 2, 1),
        ("value-missing-before-comma", b'{"a":,"b":1}', "EX101", 1, 6),
        ("value-missing-only-comma", b'{"a":,}', "EX101", 1, 6),
        ("value-missing-second", b'{"a":1,"b":}', "EX101", 1, 12),
        ("value-missing-wrong-closer", b'{"a":]', "EX101", 1, 6),
        # closers
        ("wrong-closer", b'{"a":1]', "EX101", 1, 7),
        ("wrong-closer-empty", b"{]", "EX101", 1, 2),
        ("wrong-closer-inner", b'[{"a":1]]', "EX101", 1, 8),
        ("wrong-closer-after-newline", b'{\n"a":1\n]\n', "EX101", 3, 1),
        # keys
        ("key-is-object", b'{{"a":1}}', "EX101", 1, 2),
        ("key-is-empty-object", b"{{}}", "EX101", 1, 2),
        ("key-is-array", b"{[1]:2}", "EX101", 1, 2),
        ("key-is-array-second", b'{"a":1,[]:2}', "EX101", 1, 8),
        ("bare-key", b"{a:1}", "EX106", 1, 2),
        ("bare-key-spaced", b"{ a : 1 }", "EX106", 1, 3),
        ("bare-key-second", b'{"a":1,b:2}', "EX106", 1, 8),
        ("bare-key-next-line", b'{\n  name: "x"\n}', "EX106", 2, 3),
        ("bare-key-underscore", b"{_id:1}", "EX106", 1, 2),
        ("bare-key-letters-and-digits", b"{a1_b2:1}", "EX106", 1, 2),
        ("bare-key-hangul", u("{\ud55c\uae00:1}"), "EX106", 1, 2),
        ("bare-key-accented", u("{\u00e9t\u00e9:1}"), "EX106", 1, 2),
        ("bare-key-number", b"{1:2}", "EX106", 1, 2),
        ("bare-key-minus-number", b"{-1:2}", "EX106", 1, 2),
        ("bare-key-fraction", b"{1.5:2}", "EX106", 1, 2),
        ("bare-key-true", b"{true:1}", "EX106", 1, 2),
        ("bare-key-null", b"{null:1}", "EX106", 1, 2),
        ("bare-key-inner", b'{"a":{b:1}}', "EX106", 1, 7),
        ("bare-word-alone", b"{a}", "EX101", 1, 2),
        ("bare-word-alone-hangul", u("{\ud55c\uae00}"), "EX101", 1, 2),
        ("bare-word-cut", b"{a", "EX101", 1, 2),
        ("bare-words", b"{a,b}", "EX101", 1, 2),
        ("bare-words-then-colon", b"{a b:1}", "EX101", 1, 2),
        ("bare-word-then-string", b'{a "b":1}', "EX101", 1, 2),
        ("bare-word-second", b'{"a":1,b}', "EX101", 1, 8),
        ("number-alone", b"{1}", "EX101", 1, 2),
        ("numbers-alone", b"{1,2}", "EX101", 1, 2),
        ("literal-alone", b"{true}", "EX101", 1, 2),
        # other quotes round keys
        ("quotes-single-key", b"{'a':1}", "EX108", 1, 2),
        ("quotes-single-key-second", b"{\"a\":1,'b':2}", "EX108", 1, 8),
        ("quotes-single-key-empty", b"{'':1}", "EX108", 1, 2),
        ("quotes-curly-key", u("{\u201ca\u201d:1}"), "EX108", 1, 2),
        ("quotes-curly-single-key", u("{\u2018a\u2019:1}"), "EX108", 1, 2),
        ("quotes-guillemet-key", u("{\u00aba\u00bb:1}"), "EX108", 1, 2),
        ("quotes-backtick-key", b"{`a`:1}", "EX108", 1, 2),
    ],
    "s5": [
        ("open-only", b"[", "EX102", 1, 2),
        ("open-newline", b"[\n", "EX102", 1, 2),
        ("open-second-line", b"\n  [", "EX102", 2, 4),
        ("cut-after-number", b"[1", "EX102", 1, 3),
        ("cut-after-number-spaced", b"[1 \n\n", "EX102", 1, 3),
        ("cut-after-comma", b"[1,", "EX102", 1, 4),
        ("cut-after-comma-newline", b"[\n1,\n\n", "EX102", 2, 3),
        ("cut-after-string", b'["a"', "EX102", 1, 5),
        ("cut-after-literal", b"[null", "EX102", 1, 6),
        ("cut-inner-open", b"[[", "EX102", 1, 3),
        ("cut-inner-closed", b"[[]", "EX102", 1, 4),
        ("cut-after-inner-and-comma", b"[[1,2],", "EX102", 1, 8),
        ("cut-deep", b'[{"a":[1,2', "EX102", 1, 11),
        ("cut-object-in-array", b'[{"a":1}', "EX102", 1, 9),
        ("cut-crlf-lines", b"[1,\r\n2,\r\n", "EX102", 2, 3),
        ("missing-comma", b"[1 2]", "EX103", 1, 3),
        ("missing-comma-newline", b"[1\n2]", "EX103", 1, 3),
        ("missing-comma-second", b"[1,\n2\n3]", "EX103", 2, 2),
        ("missing-comma-tab", b"[1\t2]", "EX103", 1, 3),
        ("missing-comma-before-minus", b"[1 -2]", "EX103", 1, 3),
        ("missing-comma-strings", b'["a" "b"]', "EX103", 1, 5),
        ("missing-comma-strings-joined", b'["a""b"]', "EX103", 1, 5),
        ("missing-comma-number-string", b'[1 "a"]', "EX103", 1, 3),
        ("missing-comma-number-string-joined", b'[1"a"]', "EX103", 1, 3),
        ("missing-comma-string-number", b'["a" 1]', "EX103", 1, 5),
        ("missing-comma-number-array", b"[1[2]]", "EX103", 1, 3),
        ("missing-comma-number-object", b"[1{}]", "EX103", 1, 3),
        ("missing-comma-arrays", b"[[1] [2]]", "EX103", 1, 5),
        ("missing-comma-objects", b"[{}{}]", "EX103", 1, 4),
        ("missing-comma-objects-lines", b"[\n  {}\n  {}\n]", "EX103", 2, 5),
        ("missing-comma-then-cut", b"[1, 2 3", "EX103", 1, 6),
        ("trailing-comma", b"[1,]", "EX104", 1, 3),
        ("trailing-comma-spaced", b"[1 , ]", "EX104", 1, 4),
        ("trailing-comma-newline", b"[1,\n]", "EX104", 1, 3),
        ("trailing-comma-string", b'["a",]', "EX104", 1, 5),
        ("trailing-comma-inner", b"[[1,],2]", "EX104", 1, 4),
        ("trailing-comma-outer", b"[[1],]", "EX104", 1, 5),
        ("comma-only", b"[,]", "EX101", 1, 2),
        ("comma-first", b"[,1]", "EX101", 1, 2),
        ("commas-only", b"[,,]", "EX101", 1, 2),
        ("comma-twice", b"[1,,2]", "EX101", 1, 4),
        ("comma-twice-spaced", b"[1, ,2]", "EX101", 1, 5),
        ("comma-twice-newline", b"[1,\n,2]", "EX101", 2, 1),
        ("comma-thrice", b"[1,,,2]", "EX101", 1, 4),
        ("comma-twice-at-end", b"[1,,]", "EX101", 1, 4),
        ("comma-first-then-cut", b"[,", "EX101", 1, 2),
        ("colon-after-string", b'["a":1]', "EX101", 1, 5),
        ("colon-after-number", b"[1:2]", "EX101", 1, 3),
        ("colon-first", b"[:1]", "EX101", 1, 2),
        ("colon-after-comma", b"[1,:2]", "EX101", 1, 4),
        ("wrong-closer", b"[1}", "EX101", 1, 3),
        ("wrong-closer-empty", b"[}", "EX101", 1, 2),
        ("wrong-closer-after-string", b'["a"}', "EX101", 1, 5),
        ("wrong-closer-inner", b"[[1}]", "EX101", 1, 4),
        ("wrong-closer-in-object", b'{"a":[1}', "EX101", 1, 8),
        ("wrong-closer-crossed", b"[{]}", "EX101", 1, 3),
        ("wrong-closer-paren", b"[1)", "EX101", 1, 3),
    ],
    "s6": [
        ("leading-zero", b"01", "EX110", 1, 1),
        ("leading-zero-minus", b"[-01]", "EX110", 1, 2),
        ("leading-zero-twice", b"[00]", "EX110", 1, 2),
        ("leading-zero-minus-twice", b"-00", "EX110", 1, 1),
        ("leading-zeros", b'{"a":007}', "EX110", 1, 6),
        ("leading-zero-fraction", b"[01.5]", "EX110", 1, 2),
        ("leading-zero-exponent", b"[02e3]", "EX110", 1, 2),
        ("no-digit-after-point-root", b"1.", "EX110", 1, 1),
        ("no-digit-after-point", b"[1.]", "EX110", 1, 2),
        ("no-digit-after-point-comma", b"[1.,2]", "EX110", 1, 2),
        ("no-digit-after-point-minus", b"[-2.]", "EX110", 1, 2),
        ("no-digit-after-point-exponent", b"[1.e3]", "EX110", 1, 2),
        ("no-digit-after-zero-point", b"[0.e1]", "EX110", 1, 2),
        ("no-digit-before-point", b".5", "EX110", 1, 1),
        ("no-digit-before-point-minus", b"[-.5]", "EX110", 1, 2),
        ("no-digit-before-point-exponent", b"[.5e1]", "EX110", 1, 2),
        ("no-digit-either-side", b"[-.]", "EX110", 1, 2),
        ("no-digit-in-exponent-root", b"1e", "EX110", 1, 1),
        ("no-digit-in-exponent", b"[1E]", "EX110", 1, 2),
        ("no-digit-in-exponent-plus", b"[1e+]", "EX110", 1, 2),
        ("no-digit-in-exponent-minus", b"[1E-,2]", "EX110", 1, 2),
        ("no-digit-in-exponent-of-fraction", b"[1.5e]", "EX110", 1, 2),
        ("no-digit-in-exponent-of-zero", b"[0e]", "EX110", 1, 2),
        ("exponent-two-signs", b"[1e+-1]", "EX110", 1, 2),
        ("exponent-fraction", b"[1e5.5]", "EX110", 1, 2),
        ("exponent-twice", b"[1e1e1]", "EX110", 1, 2),
        ("plus", b"+1", "EX110", 1, 1),
        ("plus-zero", b"[+0]", "EX110", 1, 2),
        ("plus-fraction", b'{"a":+1.5}', "EX110", 1, 6),
        ("plus-alone", b"[+]", "EX110", 1, 2),
        ("plus-twice", b"[++1]", "EX110", 1, 2),
        ("plus-minus", b"[+-1]", "EX110", 1, 2),
        ("minus-alone-root", b"-", "EX110", 1, 1),
        ("minus-alone", b"[-]", "EX110", 1, 2),
        ("minus-alone-comma", b"[-,1]", "EX110", 1, 2),
        ("minus-alone-in-object", b'{"a":-}', "EX110", 1, 6),
        ("minus-alone-cut", b"[-", "EX110", 1, 2),
        ("minus-twice", b"[--1]", "EX110", 1, 2),
        ("minus-plus", b"[-+1]", "EX110", 1, 2),
        ("minus-space", b"[- 1]", "EX110", 1, 2),
        ("minus-space-root", b"- 1", "EX110", 1, 1),
        ("minus-after-digit", b"[1-]", "EX110", 1, 2),
        ("difference", b"[1-2]", "EX110", 1, 2),
        ("sum", b"[1+2]", "EX110", 1, 2),
        ("date", b"[2024-01-31]", "EX110", 1, 2),
        ("two-points", b"[1.2.3]", "EX110", 1, 2),
        ("two-points-joined", b"[1..2]", "EX110", 1, 2),
        ("point-after-fraction", b"[1.5.]", "EX110", 1, 2),
        ("hex", b"[0x1F]", "EX110", 1, 2),
        ("hex-upper-mark", b"0X0", "EX110", 1, 1),
        ("hex-minus", b"[-0x1]", "EX110", 1, 2),
        ("binary", b"[0b101]", "EX110", 1, 2),
        ("octal", b"[0o17]", "EX110", 1, 2),
        ("underscore", b"[1_000]", "EX110", 1, 2),
        ("underscore-last", b"[1_]", "EX110", 1, 2),
        ("letters-after", b"[12abc]", "EX110", 1, 2),
        ("letters-after-root", b"3px", "EX110", 1, 1),
        ("suffix-f", b"[1.5f]", "EX110", 1, 2),
        ("suffix-n", b"[10n]", "EX110", 1, 2),
        ("literal-after", b"[1true]", "EX110", 1, 2),
        ("infinity-root", b"Infinity", "EX110", 1, 1),
        ("infinity", b"[1,Infinity]", "EX110", 1, 4),
        ("infinity-minus", b"[-Infinity]", "EX110", 1, 2),
        ("infinity-minus-root", b"-Infinity", "EX110", 1, 1),
        ("infinity-plus", b"[+Infinity]", "EX110", 1, 2),
        ("infinity-in-object", b'{"a":Infinity}', "EX110", 1, 6),
        ("nan-root", b"NaN", "EX110", 1, 1),
        ("nan", b"[NaN]", "EX110", 1, 2),
        ("nan-minus", b"[-NaN]", "EX110", 1, 2),
        ("nan-in-object", b'{"a":NaN}', "EX110", 1, 6),
        ("fullwidth-digits", u("[\uff11\uff12]"), "EX110", 1, 2),
        ("fullwidth-digits-root", u("\uff11\uff12"), "EX110", 1, 1),
        ("fullwidth-digit-after-ascii", u("[1\uff12]"), "EX110", 1, 2),
        ("fullwidth-digit-after-minus", u("[-\uff11]"), "EX110", 1, 2),
        ("group-comma", b'{"n":1,000}', "EX110", 1, 6),
        ("group-comma-other-digits", b'{"n":1,234}', "EX110", 1, 6),
        ("group-comma-then-member", b'{"n":1,000,"m":2}', "EX110", 1, 6),
        ("group-comma-twice", b'{"n":12,345,678}', "EX110", 1, 6),
        ("group-comma-minus-fraction", b'{"n":-1,000.5}', "EX110", 1, 6),
        ("group-comma-second-member", b'{\n "a": 1,\n "n": 25,000\n}',
         "EX110", 3, 7),
        ("group-comma-in-array", b"[1,000]", "EX110", 1, 4),
        ("second-in-array", b"[1, 02, 3]", "EX110", 1, 5),
        ("second-line", b"[\n  1,\n  .5\n]", "EX110", 3, 3),
    ],
    "s7": [
        # never closed
        ("unclosed-quote-only", b'"', "EX102", 1, 1),
        ("unclosed-root", b'"abc', "EX102", 1, 1),
        ("unclosed-escaped-quote-root", b'"abc\\"', "EX102", 1, 1),
        ("unclosed-in-array", b'["abc', "EX102", 1, 2),
        ("unclosed-swallows-bracket", b'["abc]', "EX102", 1, 2),
        ("unclosed-swallows-comma", b'["a",1,"b]', "EX102", 1, 8),
        ("unclosed-escaped-quote", b'["\\"]', "EX102", 1, 2),
        ("unclosed-odd-backslashes", b'["\\\\\\"]', "EX102", 1, 2),
        ("unclosed-key", b'{"a', "EX102", 1, 2),
        ("unclosed-key-swallows", b'{"a:1}', "EX102", 1, 2),
        ("unclosed-value", b'{"a":"b', "EX102", 1, 6),
        ("unclosed-value-swallows", b'{"a":"b}', "EX102", 1, 6),
        ("unclosed-backslash-last", b'["a\\', "EX102", 1, 2),
        ("unclosed-backslash-only", b'"\\', "EX102", 1, 1),
        ("unclosed-after-u", b'["\\u', "EX102", 1, 2),
        ("unclosed-after-u-digits", b'["\\u12', "EX102", 1, 2),
        ("unclosed-after-bad-escape", b'["\\q', "EX102", 1, 2),
        ("unclosed-after-control", b'["a\tb', "EX102", 1, 2),
        ("unclosed-after-line-break", b'["a\nb', "EX102", 1, 2),
        ("unclosed-after-lone-surrogate", b'["\\ud800', "EX102", 1, 2),
        ("unclosed-single-closer", b"[\"a', 1]", "EX102", 1, 2),
        ("unclosed-curly-closer", u('"a\u201d'), "EX102", 1, 1),
        ("unclosed-second-line", b'[1,\n  "abc]', "EX102", 2, 3),
        ("unclosed-hangul-before", u('["\uac00","\ub098]'), "EX102", 1, 6),
        # closing quote forgotten at the end of a line
        ("quote-missing-before-member", b'{"a":"x,\n"b":1}', "EX102", 1, 6),
        ("quote-missing-before-member-indented",
         b'{\n  "a": "x,\n  "b": 1\n}', "EX102", 2, 8),
        ("quote-missing-before-member-crlf",
         b'{\r\n  "a": "x,\r\n  "b": 1\r\n}', "EX102", 2, 8),
        ("quote-missing-before-member-cr",
         b'{\r  "a": "x,\r  "b": 1\r}', "EX102", 2, 8),
        ("quote-missing-before-brace", b'{\n "a": "x\n}\n', "EX102", 2, 7),
        ("quote-missing-before-bracket", b'["a\n]', "EX102", 1, 2),
        ("quote-missing-before-bracket-cr", b'["a\r]', "EX102", 1, 2),
        ("quote-missing-before-bracket-indented", b'[\n  [\n    "a\n  ]\n]',
         "EX102", 3, 5),
        # escapes
        ("escape-x", b'["\\x41"]', "EX111", 1, 3),
        ("escape-apostrophe", b'["it\\\'s"]', "EX111", 1, 5),
        ("escape-a", b'["\\a"]', "EX111", 1, 3),
        ("escape-v", b'["\\v"]', "EX111", 1, 3),
        ("escape-e", b'["\\e"]', "EX111", 1, 3),
        ("escape-zero", b'["\\0"]', "EX111", 1, 3),
        ("escape-octal", b'["\\101"]', "EX111", 1, 3),
        ("escape-space", b'["\\ "]', "EX111", 1, 3),
        ("escape-upper-n", b'["\\N"]', "EX111", 1, 3),
        ("escape-upper-t", b'["a\\Tb"]', "EX111", 1, 4),
        ("escape-upper-u", b'["\\U0041"]', "EX111", 1, 3),
        ("escape-path", b'["C:\\Windows"]', "EX111", 1, 5),
        ("escape-percent", b'["\\%"]', "EX111", 1, 3),
        ("escape-bracket", b'["\\]"]', "EX111", 1, 3),
        ("escape-backtick", b'["\\`"]', "EX111", 1, 3),
        ("escape-accented", u('["\\\u00e9"]'), "EX111", 1, 3),
        ("escape-hangul", u('["\\\ud55c"]'), "EX111", 1, 3),
        ("escape-astral", u('["\\\U0001f600"]'), "EX111", 1, 3),
        ("escape-raw-lf", b'["a\\\nb"]', "EX111", 1, 4),
        ("escape-raw-crlf", b'["a\\\r\nb"]', "EX111", 1, 4),
        ("escape-raw-tab", b'["a\\\tb"]', "EX111", 1, 4),
        ("escape-raw-nul", b'["a\\\x00b"]', "EX111", 1, 4),
        ("escape-u-no-digit", b'["\\u"]', "EX111", 1, 3),
        ("escape-u-one-digit", b'["\\u1"]', "EX111", 1, 3),
        ("escape-u-two-digits", b'["\\u12"]', "EX111", 1, 3),
        ("escape-u-three-digits", b'["\\u123"]', "EX111", 1, 3),
        ("escape-u-letter-first", b'["\\uz000"]', "EX111", 1, 3),
        ("escape-u-letter-third", b'["\\u00g0"]', "EX111", 1, 3),
        ("escape-u-letter-last", b'["\\u000h"]', "EX111", 1, 3),
        ("escape-u-braces", b'["\\u{41}"]', "EX111", 1, 3),
        ("escape-u-space", b'["\\u 041"]', "EX111", 1, 3),
        ("escape-u-plus", b'["\\u+041"]', "EX111", 1, 3),
        ("escape-u-minus", b'["\\u-041"]', "EX111", 1, 3),
        ("escape-u-0x", b'["\\u0x41"]', "EX111", 1, 3),
        ("escape-u-underscore", b'["\\u0_41"]', "EX111", 1, 3),
        ("escape-u-then-escape", b'["\\u00\\n"]', "EX111", 1, 3),
        ("escape-u-fullwidth-digits", u('["\\u\uff10\uff10\uff14\uff11"]'),
         "EX111", 1, 3),
        ("escape-u-accented", u('["\\u00\u00e9e"]'), "EX111", 1, 3),
        ("escape-bad-after-good", b'["\\n\\t\\q"]', "EX111", 1, 7),
        ("escape-bad-after-backslash", b'["\\\\\\q"]', "EX111", 1, 5),
        ("escape-bad-in-key", b'{"\\x":1}', "EX111", 1, 3),
        ("escape-bad-root", b'"\\d"', "EX111", 1, 2),
        ("escape-bad-second-line", b'[1,\n "\\q"]', "EX111", 2, 3),
        ("escape-bad-after-hangul", u('["\ud55c\uae00\\q"]'), "EX111", 1, 5),
        ("escape-bad-before-control", b'["\\q\t"]', "EX111", 1, 3),
        # surrogate escapes
        ("surrogate-high", b'["\\ud800"]', "EX204", 1, 3),
        ("surrogate-high-last", b'["\\udbff"]', "EX204", 1, 3),
        ("surrogate-high-upper", b'["\\uD83D"]', "EX204", 1, 3),
        ("surrogate-low", b'["\\udc00"]', "EX204", 1, 3),
        ("surrogate-low-last", b'["\\uDFFF"]', "EX204", 1, 3),
        ("surrogate-reversed", b'["\\ude00\\ud83d"]', "EX204", 1, 3),
        ("surrogate-high-then-letter", b'["a\\ud83db"]', "EX204", 1, 4),
        ("surrogate-high-then-escape", b'["\\ud83d\\n"]', "EX204", 1, 3),
        ("surrogate-high-then-u-escape", b'["\\ud83d\\u0041"]', "EX204", 1, 3),
        ("surrogate-high-then-backslash", b'["\\ud83d\\\\ude00"]', "EX204", 1, 3),
        ("surrogate-high-then-high-end", b'["\\ud83d\\udbff"]', "EX204", 1, 3),
        ("surrogate-high-then-after-low", b'["\\ud83d\\ue000"]', "EX204", 1, 3),
        ("surrogate-high-high-low", b'["\\ud83d\\ud83d\\ude00"]', "EX204", 1, 3),
        ("surrogate-pair-then-low", b'["\\ud83d\\ude00\\ude00"]', "EX204", 1, 15),
        ("surrogate-pair-then-high", b'["\\ud83d\\ude00\\ud83d"]', "EX204", 1, 15),
        ("surrogate-split-by-letter", b'["\\ud83dx\\ude00"]', "EX204", 1, 3),
        ("surrogate-split-over-strings", b'["\\ud83d","\\ude00"]', "EX204", 1, 3),
        ("surrogate-in-key", b'{"k\\ud83d":1}', "EX204", 1, 4),
        ("surrogate-root", b'"\\udfff"', "EX204", 1, 2),
        ("surrogate-low-after-astral", u('["\U0001f600\\ude00"]'),
         "EX204", 1, 4),
        ("surrogate-high-then-encoded-low", b'["\\ud83d\xed\xb8\x80"]',
         "EX204", 1, 3),
        ("surrogate-high-then-cut-escape", b'["\\ud83d\\u12"]', "EX204", 1, 3),
        ("surrogate-second-line", b'{\n "a": "\\ud800"\n}', "EX204", 2, 8),
        # control characters: one of each is added below
        ("control-first", b'["\x01a"]', "EX112", 1, 3),
        ("control-last", b'["a\x1f"]', "EX112", 1, 4),
        ("control-in-key", b'{"a\tb":1}', "EX112", 1, 4),
        ("control-nul-in-key", b'{"\x00":1}', "EX112", 1, 3),
        ("control-root", b'"\x1b[0m"', "EX112", 1, 2),
        ("control-after-escape", b'["\\t\t"]', "EX112", 1, 5),
        ("control-after-hangul", u('["\ud55c\uae00\t"]'), "EX112", 1, 5),
        ("control-second-line", b'[1,\r\n"a\x02"]', "EX112", 2, 3),
        ("control-first-of-two", b'["a\x05b\x06"]', "EX112", 1, 4),
        ("control-before-bad-escape", b'["\t\\q"]', "EX112", 1, 3),
        ("line-break-crlf", b'["a\r\nb"]', "EX112", 1, 4),
        ("line-break-before-text", b'{"a": "x\ny", "b": 2}', "EX112", 1, 9),
        ("line-break-before-quote", b'["a\n"]', "EX112", 1, 4),
        ("line-break-before-number", b'["total:\n12"]', "EX112", 1, 9),
        ("line-break-root", b'"one\ntwo"', "EX112", 1, 5),
        ("line-break-in-key", b'{"a\nb":1}', "EX112", 1, 4),
        # other quotes
        ("quotes-single-root", b"'a'", "EX108", 1, 1),
        ("quotes-single", b"['a']", "EX108", 1, 2),
        ("quotes-single-empty", b"['']", "EX108", 1, 2),
        ("quotes-single-second", b"[\"a\",'b']", "EX108", 1, 6),
        ("quotes-single-value", b"{\"a\":'b'}", "EX108", 1, 6),
        ("quotes-single-escape", b"['it\\'s']", "EX108", 1, 2),
        ("quotes-curly-root", u("\u201ca\u201d"), "EX108", 1, 1),
        ("quotes-curly", u("[\u201ca\u201d]"), "EX108", 1, 2),
        ("quotes-curly-value", u('{"a": \u201cb\u201d}'), "EX108", 1, 7),
        ("quotes-curly-single", u("[\u2018a\u2019]"), "EX108", 1, 2),
        ("quotes-guillemet", u("[\u00aba\u00bb]"), "EX108", 1, 2),
        ("quotes-backtick", b"[`a`]", "EX108", 1, 2),
        ("quotes-curly-hangul", u('{"\uc774\ub984": \u201c\ud64d\uae38\ub3d9\u201d}'),
         "EX108", 1, 8),
        ("quotes-single-next-line", b"{\n  \"a\": 'b'\n}", "EX108", 2, 8),
    ],
    "s8": [
        # byte order mark
        ("bom-only", BOM, "EX102", 1, 1),
        ("bom-and-white-space", BOM + b" \n", "EX102", 1, 1),
        ("bom-twice", BOM + BOM + b"[1]", "EX101", 1, 1),
        ("bom-after-space", b" " + BOM + b"[1]", "EX101", 1, 2),
        ("bom-after-newline", b"\n" + BOM + b"[1]", "EX101", 2, 1),
        ("bom-inside-array", b"[" + BOM + b"1]", "EX101", 1, 2),
        ("bom-after-root", b"[1]" + BOM, "EX113", 1, 4),
        ("bom-takes-no-column", BOM + b"[1,]", "EX104", 1, 3),
        ("bom-takes-no-column-cut", BOM + b'{"a":1', "EX102", 1, 7),
        ("bom-takes-no-column-root", BOM + b"@", "EX101", 1, 1),
        ("bom-then-second-line", BOM + b"[\n,1]", "EX101", 2, 1),
        ("bom-then-ill-formed", BOM + b"\xff[1]", "EX201", 1, 1),
        ("bom-cut", b"\xef\xbb[1]", "EX201", 1, 1),
        ("bom-cut-to-one", b"\xef{}", "EX201", 1, 1),
        # ill-formed UTF-8: the products of ILL_FORMED are added below
        ("utf8-only-ff", b"\xff", "EX201", 1, 1),
        ("utf8-only-continuation", b"\x80", "EX201", 1, 1),
        ("utf8-before-root", b"\xff[1]", "EX201", 1, 1),
        ("utf8-before-root-overlong-space", b"\xc0\xa0[1]", "EX201", 1, 1),
        ("utf8-after-number", b"[1\xff]", "EX201", 1, 3),
        ("utf8-before-number", b"[\xff1]", "EX201", 1, 2),
        ("utf8-before-key", b'{\xfe"a":1}', "EX201", 1, 2),
        ("utf8-after-key", b'{"a"\xfe:1}', "EX201", 1, 5),
        ("utf8-after-colon", b'{"a":\xfe1}', "EX201", 1, 6),
        ("utf8-after-member", b'{"a":1\xfe}', "EX201", 1, 7),
        ("utf8-after-root", b"[1]\xff", "EX201", 1, 4),
        ("utf8-in-second-key", b'{"a":1,"b\xff":2}', "EX201", 1, 10),
        ("utf8-second-line", b'[\n"a",\n"\xff"]', "EX201", 3, 2),
        ("utf8-after-well-formed", u('["\ud55c\u00e9\U0001f600') + b'\xff"]',
         "EX201", 1, 6),
        ("utf8-after-hangul-cut", u('["\ud55c') + b'\xea\xb8"]', "EX201", 1, 4),
        ("utf8-first-of-two", b'["\xffa\xfe"]', "EX201", 1, 3),
        ("utf8-two-leads", b'["\xe2\xe2\x82\xac"]', "EX201", 1, 3),
        ("utf8-cut-by-lead", b'["\xf0\x9f\x98\xc3\xa9"]', "EX201", 1, 3),
        ("utf8-continuation-too-many", u('["\u00e9') + b'\x80"]', "EX201", 1, 4),
        ("utf8-four-plus-one", u('["\U0001f600') + b'\xbf"]', "EX201", 1, 4),
        ("utf8-bad-second-byte", b'["\xe2\x28\xa1"]', "EX201", 1, 3),
        ("utf8-bad-third-byte", b'["\xe2\x82\x28"]', "EX201", 1, 3),
        ("utf8-bad-fourth-byte", b'["\xf0\x9f\x98\x28"]', "EX201", 1, 3),
        ("utf8-swapped", b'["\xa9\xc3"]', "EX201", 1, 3),
        ("utf8-cut-by-escape", b'["\xe2\x82\\n"]', "EX201", 1, 3),
        ("utf8-after-escape", b'["\\n\xff"]', "EX201", 1, 5),
        ("utf8-overlong-quote", b'["a\xc0\xa2"]', "EX201", 1, 4),
        ("utf8-overlong-backslash", b'["\xc1\x9cn"]', "EX201", 1, 3),
        ("utf8-overlong-bracket", b"\xc1\x9b1]", "EX201", 1, 1),
        ("utf8-latin-1-text", b'["caf\xe9"]', "EX201", 1, 6),
        ("utf8-latin-1-key", b'{"stra\xdfe":1}', "EX201", 1, 7),
        ("utf8-windows-quotes", b'["\x93hi\x94"]', "EX201", 1, 3),
        ("utf8-windows-quotes-outside", b"[\x93hi\x94]", "EX201", 1, 2),
        ("utf8-windows-nbsp", b"[1,\xa02]", "EX201", 1, 4),
        ("utf8-surrogate-pair-encoded", b'["\xed\xa0\xbd\xed\xb8\x80"]',
         "EX201", 1, 3),
        ("utf8-in-unclosed-string", b'["\xff', "EX102", 1, 2),
        ("utf8-cut-in-unclosed-string", b'["a\xe2\x82', "EX102", 1, 2),
        ("utf8-after-earlier-finding", b'[1,,"\xff"]', "EX101", 1, 4),
        ("utf8-before-later-finding", b'["\xff",,]', "EX201", 1, 3),
        # UTF-16 and UTF-32
        ("utf16le-array", "[]".encode("utf-16-le"), "EX203", 1, 1),
        ("utf16be-array", "[]".encode("utf-16-be"), "EX203", 1, 1),
        ("utf16le-object", '{"a":1}'.encode("utf-16-le"), "EX203", 1, 1),
        ("utf16be-object", '{"a":1}'.encode("utf-16-be"), "EX203", 1, 1),
        ("utf16le-number", "12".encode("utf-16-le"), "EX203", 1, 1),
        ("utf16be-newline-first", "\n[1]\n".encode("utf-16-be"), "EX203", 1, 1),
        ("utf16le-lines", '{\r\n"a": [1, 2]\r\n}\r\n'.encode("utf-16-le"),
         "EX203", 1, 1),
        ("utf16le-hangul", '{"\uc774\ub984":"\ud64d\uae38\ub3d9"}'.encode("utf-16-le"),
         "EX203", 1, 1),
        ("utf16be-hangul", '{"\uc774\ub984":"\ud64d\uae38\ub3d9"}'.encode("utf-16-be"),
         "EX203", 1, 1),
        ("utf16le-hangul-root", '"\ud55c\uae00"'.encode("utf-16-le"),
         "EX203", 1, 1),
        ("utf16be-hangul-root", '"\ud55c\uae00"'.encode("utf-16-be"),
         "EX203", 1, 1),
        ("utf16le-bom", b"\xff\xfe" + "[]".encode("utf-16-le"), "EX203", 1, 1),
        ("utf16be-bom", b"\xfe\xff" + "[]".encode("utf-16-be"), "EX203", 1, 1),
        ("utf16le-bom-object", b"\xff\xfe" + '{"a":"b"}\n'.encode("utf-16-le"),
         "EX203", 1, 1),
        ("utf16be-bom-hangul",
         b"\xfe\xff" + '["\ud55c\uae00"]'.encode("utf-16-be"), "EX203", 1, 1),
        ("utf16le-bom-hangul",
         b"\xff\xfe" + '["\ud55c\uae00"]'.encode("utf-16-le"), "EX203", 1, 1),
        ("utf32le-array", "[]".encode("utf-32-le"), "EX203", 1, 1),
        ("utf32be-array", "[]".encode("utf-32-be"), "EX203", 1, 1),
        ("utf32le-object", '{"a":1}'.encode("utf-32-le"), "EX203", 1, 1),
        ("utf32be-object", '{"a":1}'.encode("utf-32-be"), "EX203", 1, 1),
        ("utf32le-hangul", '["\ud55c\uae00"]'.encode("utf-32-le"), "EX203", 1, 1),
        ("utf32be-hangul", '["\ud55c\uae00"]'.encode("utf-32-be"), "EX203", 1, 1),
        ("utf32le-bom", b"\xff\xfe\0\0" + "[1]".encode("utf-32-le"),
         "EX203", 1, 1),
        ("utf32be-bom", b"\0\0\xfe\xff" + "[1]".encode("utf-32-be"),
         "EX203", 1, 1),
        # Hangul in EUC-KR and CP949
        ("cp949-value", '["\uc548\ub155\ud558\uc138\uc694"]'.encode("cp949"),
         "EX203", 1, 3),
        ("cp949-root", '"\ub300\ud55c\ubbfc\uad6d"'.encode("cp949"),
         "EX203", 1, 2),
        ("cp949-key-and-value",
         '{"\uc774\ub984":"\ud64d\uae38\ub3d9"}'.encode("cp949"), "EX203", 1, 3),
        ("cp949-second-line",
         '{\n  "city": "\uc11c\uc6b8\ud2b9\ubcc4\uc2dc"\n}\n'.encode("cp949"),
         "EX203", 2, 12),
        ("cp949-crlf-lines",
         '{\r\n"a": 1,\r\n"b": "\ubd80\uc0b0\uad11\uc5ed\uc2dc"\r\n}'.encode("cp949"),
         "EX203", 3, 7),
        ("cp949-extended",
         '["\ub620\ubc29\uac01\ud558 \ud3b2\uc2dc\ucf5c\ub77c"]'.encode("cp949"),
         "EX203", 1, 3),
    ],
    "s9": [
        ("depth-513-arrays", b"[" * 513 + b"]" * 513, "EX114", 1, 513),
        ("depth-513-arrays-with-core", b"[" * 513 + b"1" + b"]" * 513,
         "EX114", 1, 513),
        ("depth-513-objects", b'{"a":' * 512 + b"{}" + b"}" * 512,
         "EX114", 1, 2561),
        ("depth-513-mixed", b'[{"a":' * 256 + b"[]" + b"}]" * 256,
         "EX114", 1, 1537),
        ("depth-513-ends-in-object", b"[" * 512 + b"{}" + b"]" * 512,
         "EX114", 1, 513),
        ("depth-513-on-own-lines", b"[\n" * 513 + b"]\n" * 513,
         "EX114", 513, 1),
        ("depth-513-on-crlf-lines", b" [\r\n" * 513 + b"]\r\n" * 513,
         "EX114", 513, 2),
        ("depth-513-in-second-value",
         b"[[]," + b"[" * 512 + b"]" * 512 + b"]", "EX114", 1, 516),
        ("depth-513-under-hangul-key",
         u('{"\uac00":') + b"[" * 512 + b"]" * 512 + b"}", "EX114", 1, 517),
        ("depth-513-after-bom", BOM + b"[" * 513 + b"]" * 513, "EX114", 1, 513),
        ("depth-513-unclosed", b"[" * 513, "EX114", 1, 513),
        ("depth-600-arrays", b"[" * 600 + b"]" * 600, "EX114", 1, 513),
        ("depth-9000-unclosed", b"[" * 9000, "EX114", 1, 513),
        ("depth-4000-objects-unclosed", b'{"":' * 4000, "EX114", 1, 2049),
        ("depth-512-unclosed", b"[" * 512, "EX102", 1, 513),
        ("depth-512-one-closer-short", b"[" * 512 + b"]" * 511, "EX102", 1, 1024),
        ("depth-512-one-closer-more", b"[" * 512 + b"]" * 513, "EX113", 1, 1025),
        ("depth-513-after-earlier-finding", b"[," + b"[" * 513 + b"]" * 514,
         "EX101", 1, 2),
    ],
}

for _c in range(0x20):
    REJECT["s7"].append(("control-%02x" % _c, b'["a' + bytes([_c]) + b'b"]',
                         "EX112", 1, 4))

ILL_FORMED = [
    ("continuation-80", b"\x80"),
    ("continuation-bf", b"\xbf"),
    ("continuations", b"\x80\x81\x82"),
    ("overlong-two-lowest", b"\xc0\x80"),
    ("overlong-two-slash", b"\xc0\xaf"),
    ("overlong-two-highest", b"\xc1\xbf"),
    ("overlong-three-lowest", b"\xe0\x80\x80"),
    ("overlong-three-highest", b"\xe0\x9f\xbf"),
    ("overlong-four-lowest", b"\xf0\x80\x80\x80"),
    ("overlong-four-highest", b"\xf0\x8f\xbf\xbf"),
    ("surrogate-d800", b"\xed\xa0\x80"),
    ("surrogate-dbff", b"\xed\xaf\xbf"),
    ("surrogate-dc00", b"\xed\xb0\x80"),
    ("surrogate-dfff", b"\xed\xbf\xbf"),
    ("above-10ffff", b"\xf4\x90\x80\x80"),
    ("lead-f5", b"\xf5\x80\x80\x80"),
    ("lead-f7", b"\xf7\xbf\xbf\xbf"),
    ("five-bytes", b"\xf8\x88\x80\x80\x80"),
    ("six-bytes", b"\xfc\x84\x80\x80\x80\x80"),
    ("byte-fe", b"\xfe"),
    ("byte-ff", b"\xff"),
    ("two-cut-to-one", b"\xc3"),
    ("three-cut-to-one", b"\xe2"),
    ("three-cut-to-two", b"\xe2\x82"),
    ("four-cut-to-one", b"\xf0"),
    ("four-cut-to-two", b"\xf0\x9f"),
    ("four-cut-to-three", b"\xf0\x9f\x98"),
]

for _name, _bad in ILL_FORMED:
    REJECT["s8"] += [
        ("utf8-%s-in-value" % _name, b'["ab' + _bad + b'yz"]', "EX201", 1, 5),
        ("utf8-%s-before-quote" % _name, b'["' + _bad + b'"]', "EX201", 1, 3),
        ("utf8-%s-in-key" % _name, b'{"k' + _bad + b'":1}', "EX201", 1, 4),
        ("utf8-%s-outside" % _name, b"[1," + _bad + b"]", "EX201", 1, 4),
        ("utf8-%s-at-end" % _name, b"[1, " + _bad, "EX201", 1, 5),
    ]

# --------------------------------------------------------------------------
# Readers the tables are checked with
# --------------------------------------------------------------------------


class Refused(Exception):
    """Python's json took it, RFC 8259 or the policy does not."""


def python_accepts(data):
    """Whether Python's json, made strict, accepts the bytes."""

    def constant(name):
        raise Refused(name)

    def scalars(value):
        stack = [(value, 1)]
        while stack:
            item, depth = stack.pop()
            if isinstance(item, str):
                item.encode("utf-8")            # refuses lone surrogates
            elif isinstance(item, (list, tuple)):
                if depth > DEPTH_LIMIT:
                    raise Refused("depth")
                for inner in item:
                    if isinstance(item, tuple):
                        key, inner = inner
                        key.encode("utf-8")
                    stack.append((inner, depth + 1))

    try:
        text = data.decode("utf-8")
        if text.startswith("\ufeff"):
            text = text[1:]
        # objects come back as tuples of pairs, so no member is lost
        scalars(json.loads(text, parse_constant=constant,
                           object_pairs_hook=tuple))
    except (ValueError, RecursionError, Refused):
        return False
    return True


class Survey:
    """What the scanner below found out about some bytes.

    state    "complete", "incomplete" (more bytes could make it JSON) or
             "dead" (nothing can)
    offset   of the first byte after which nothing can make it JSON;
             the length if the state is not "dead"
    token    where the string, number or literal starts that was being read
             when reading stopped, or None
    lone     offset of the first unpaired surrogate escape, or None
    deep     offset of the first opener past the depth limit, or None
    ill      offset of the first ill-formed UTF-8 sequence, or None
    """

    def __init__(self):
        self.state = "complete"
        self.offset = 0
        self.token = self.lone = self.deep = self.ill = None

    def accepts(self):
        return (self.state == "complete" and self.lone is None
                and self.deep is None and self.ill is None)


NUMBER_STEPS = {
    # state: (ends a number, [(bytes, next state)])
    "start": (False, [(b"-", "minus"), (b"0", "zero"), (b"123456789", "int")]),
    "minus": (False, [(b"0", "zero"), (b"123456789", "int")]),
    "zero": (True, [(b".", "point"), (b"eE", "e")]),
    "int": (True, [(b"0123456789", "int"), (b".", "point"), (b"eE", "e")]),
    "point": (False, [(b"0123456789", "frac")]),
    "frac": (True, [(b"0123456789", "frac"), (b"eE", "e")]),
    "e": (False, [(b"+-", "sign"), (b"0123456789", "exp")]),
    "sign": (False, [(b"0123456789", "exp")]),
    "exp": (True, [(b"0123456789", "exp")]),
}
HEX = b"0123456789abcdefABCDEF"


class Stop(Exception):
    pass


def survey(data):
    """Reads bytes by the grammar of RFC 8259 and says where they leave it."""
    s = Survey()
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        s.ill = error.start
    size = len(data)
    pos = len(BOM) if data.startswith(BOM) else 0

    def dead(at):
        s.state, s.offset = "dead", at
        raise Stop

    def cut():
        s.state, s.offset = "incomplete", size
        raise Stop

    def number(at):
        state = "start"
        while True:
            ends, steps = NUMBER_STEPS[state]
            if at == size:
                if ends:
                    return at
                cut()
            for bytes_, following in steps:
                if data[at] in bytes_:
                    state = following
                    at += 1
                    break
            else:
                if ends:
                    return at
                dead(at)

    def literal(at):
        word = {0x74: b"true", 0x66: b"false", 0x6e: b"null"}[data[at]]
        for byte in word:
            if at == size:
                cut()
            if data[at] != byte:
                dead(at)
            at += 1
        return at

    def string(at):
        at += 1
        high = None                     # offset of a high surrogate escape

        def lonely(where):
            if where is not None and s.lone is None:
                s.lone = where

        while True:
            if at == size:
                cut()
            byte = data[at]
            if byte == 0x5c:
                start = at
                at += 1
                if at == size:
                    cut()
                if data[at] not in b'"\\/bfnrtu':
                    dead(at)
                if data[at] != 0x75:
                    lonely(high)
                    high = None
                    at += 1
                    continue
                for k in range(1, 5):
                    if at + k == size:
                        cut()
                    if data[at + k] not in HEX:
                        lonely(high)
                        dead(at + k)
                unit = int(data[at + 1:at + 5], 16)
                at += 5
                if 0xdc00 <= unit <= 0xdfff:
                    if high is None:
                        lonely(start)
                    high = None
                else:
                    lonely(high)
                    high = start if 0xd800 <= unit <= 0xdbff else None
                continue
            lonely(high)
            high = None
            if byte == 0x22:
                return at + 1
            if byte < 0x20:
                dead(at)
            at += 1

    expect = "value"
    stack = []
    try:
        while True:
            while pos < size and data[pos] in b" \t\n\r":
                pos += 1
            if pos == size:
                if expect != "end":
                    cut()
                s.offset = size
                return s
            byte = data[pos]
            if expect == "end":
                dead(pos)
            if expect in ("value", "value or ]"):
                if byte in b"{[":
                    stack.append(byte)
                    if len(stack) > DEPTH_LIMIT and s.deep is None:
                        s.deep = pos
                    pos += 1
                    expect = "key or }" if byte == 0x7b else "value or ]"
                    continue
                if byte == 0x5d and expect == "value or ]":
                    stack.pop()
                    pos += 1
                else:
                    s.token = pos
                    if byte == 0x22:
                        pos = string(pos)
                    elif byte in b"-0123456789":
                        pos = number(pos)
                    elif byte in b"tfn":
                        pos = literal(pos)
                    else:
                        s.token = None
                        dead(pos)
                    s.token = None
                expect = "comma or closer" if stack else "end"
            elif expect in ("key", "key or }"):
                if byte == 0x22:
                    s.token = pos
                    pos = string(pos)
                    s.token = None
                    expect = "colon"
                elif byte == 0x7d and expect == "key or }":
                    stack.pop()
                    pos += 1
                    expect = "comma or closer" if stack else "end"
                else:
                    dead(pos)
            elif expect == "colon":
                if byte != 0x3a:
                    dead(pos)
                pos += 1
                expect = "value"
            else:
                if byte == 0x2c:
                    expect = "key" if stack[-1] == 0x7b else "value"
                elif byte == (0x7d if stack[-1] == 0x7b else 0x5d):
                    stack.pop()
                    expect = "comma or closer" if stack else "end"
                else:
                    dead(pos)
                pos += 1
    except Stop:
        return s


def places(data):
    """Maps (line, column) to a byte offset, for all offsets a finding can
    have, the end of the bytes among them."""
    found = {}
    pos = len(BOM) if data.startswith(BOM) else 0
    line = column = 1
    while pos < len(data):
        found[line, column] = pos
        window = data[pos:pos + 4]
        byte = window[0]
        if byte == 0x0a or (byte == 0x0d and window[1:2] != b"\n"):
            line, column = line + 1, 1
            pos += 1
            continue
        step = 1
        if byte >= 0x80:
            try:
                step = len(window.decode("utf-8")[0].encode("utf-8"))
            except UnicodeDecodeError as error:
                if error.start:
                    step = len(window[:error.start].decode("utf-8")[0]
                               .encode("utf-8"))
                else:
                    step = error.end            # the maximal subpart
        column += 1
        pos += step
    found[line, column] = pos
    return found


def hangul_pairs(data):
    """How many pairs of CP949 Hangul the bytes hold, or 0 if any byte past
    ASCII belongs to none."""
    pos = count = 0
    while pos < len(data):
        if data[pos] < 0x80:
            pos += 1
            continue
        try:
            char = data[pos:pos + 2].decode("cp949")
        except UnicodeDecodeError:
            return 0
        if len(char) != 1 or not "\uac00" <= char <= "\ud7a3":
            return 0
        count += 1
        pos += 2
    return count


QUOTES = ("'", "`", "\u201c", "\u2018", "\u00ab")


def misfit(data, code, line, column):
    """Says what is wrong with the place of a reject case, or returns None."""
    if code == "EX203":
        if data.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in data:
            if (line, column) != (1, 1):
                return "UTF-16 and UTF-32 belong to 1:1"
            return None
        if hangul_pairs(data) < 4:
            return "not several Hangul pairs"
    at = places(data).get((line, column))
    if at is None:
        return "no such place"
    s = survey(data)
    first = min(x for x in (s.offset, s.lone, s.deep, s.ill) if x is not None)
    if at > first:
        return "something is wrong before it, at byte %d" % first
    rest = data[at:]
    text = rest.decode("utf-8", "replace")
    between = data[at:s.offset]
    blank = not between.strip(b" \t\r\n")
    if code == "EX101":
        # nothing can follow from here, and the character is well-formed
        good = s.state == "dead" and at == s.offset and s.ill != at
    elif code == "EX102":
        if s.token is not None:
            good = at == s.token and rest[:1] == b'"'
        else:
            body = data[len(BOM):] if data.startswith(BOM) else data
            end = len(data.rstrip(b" \t\r\n")) if body.strip() else \
                len(data) - len(body)
            good = s.state == "incomplete" and at == end
    elif code == "EX103":
        follow = data[s.offset:s.offset + 1]
        comment = rest.lstrip().startswith(b"/*")
        good = (blank and not data[at - 1:at].isspace()
                and (comment or follow in (b'"', b"[", b"{") or follow.isalnum()
                     or follow == b"-"))
    elif code == "EX104":
        good = re.match(rb",\s*(/\*.*?\*/)?[\]}]", rest) is not None \
            and s.state == "dead"
    elif code == "EX105":
        good = data[at - 1:at] == b'"' and blank and s.state == "dead" \
            and rest.lstrip()[:1] != b":"
    elif code == "EX106":
        good = at == s.offset and \
            re.match(r"-?[\w.]+\s*:", text) is not None
    elif code == "EX107":
        good = text[:1].isalpha() and (at == s.offset or between.isalpha()) \
            and not data[at - 1:at].isalnum()
    elif code == "EX108":
        good = at == s.offset and text.startswith(QUOTES)
    elif code == "EX109":
        good = at == s.offset and text.startswith(("//", "/*", "#"))
    elif code == "EX110":
        good = re.fullmatch(rb"[-0-9.eE+,]*", between) is not None and \
            re.match(r"[-+.\d]|NaN|Infinity", text) is not None and \
            re.search(rb"[-+.\w]$", data[:at]) is None
    elif code == "EX111":
        good = s.state == "dead" and rest[:1] == b"\\" \
            and 1 <= s.offset - at <= 5
    elif code == "EX112":
        good = s.state == "dead" and at == s.offset and rest[0] < 0x20 \
            and s.token is not None
    elif code == "EX113":
        whole = survey(data[:at]).state == "complete" and at == s.offset
        member = not data[:at].strip() and re.match(rb'"\w+"\s*:', rest)
        good = bool(whole or member)
    elif code == "EX114":
        good = at == s.deep
    elif code == "EX201":
        good = at == s.ill and hangul_pairs(data) < 2
    elif code == "EX203":
        good = rest[0] >= 0x80 and data[:at].isascii()
    elif code == "EX204":
        good = at == s.lone and rest[:2] == b"\\u"
    else:
        return "unknown code"
    return None if good else "the place does not fit the code"


# --------------------------------------------------------------------------
# Checking and writing
# --------------------------------------------------------------------------


def file_name(section, name):
    return "%s-%s.json" % (section, name)


def check_tables():
    """Returns the list of what is wrong with the tables."""
    problems = []
    names = {"accept": set(), "reject": set()}
    contents = {}

    def common(kind, section, name, data):
        file = "%s/%s" % (kind, file_name(section, name))
        if section not in dict(SECTIONS):
            problems.append("%s: unknown section" % file)
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
            problems.append("%s: the name is not kebab-case" % file)
        if file in names[kind]:
            problems.append("%s: the name is used twice" % file)
        names[kind].add(file)
        if data in contents:
            problems.append("%s: the same bytes as %s" % (file, contents[data]))
        contents[data] = file
        return file

    for section, rows in ACCEPT.items():
        for name, data in rows:
            file = common("accept", section, name, data)
            if not python_accepts(data):
                problems.append("%s: Python's json refuses it" % file)
            if not survey(data).accepts():
                problems.append("%s: the scanner refuses it" % file)
    for section, rows in REJECT.items():
        for name, data, code, line, column in rows:
            file = common("reject", section, name, data)
            if python_accepts(data):
                problems.append("%s: Python's json accepts it" % file)
            if survey(data).accepts():
                problems.append("%s: the scanner accepts it" % file)
            wrong = misfit(data, code, line, column)
            if wrong:
                problems.append("%s: %s %d:%d: %s"
                                % (file, code, line, column, wrong))
    return problems


def counts():
    """Rows of (title, accept cases, reject cases), the sum last."""
    rows = [(title, len(ACCEPT[key]), len(REJECT[key]))
            for key, title in SECTIONS]
    rows.append(("all", sum(r[1] for r in rows), sum(r[2] for r in rows)))
    return rows


def code_counts():
    tally = {}
    for rows in REJECT.values():
        for row in rows:
            tally[row[2]] = tally.get(row[2], 0) + 1
    return sorted(tally.items())


README = """\
# Conformance cases

One small file per case for a strict reader of RFC 8259.

- `accept/` — JSON texts the reader has to accept. Those whose name starts
  with `s8-bom-` begin with a byte order mark: accepted, with a warning.
- `reject/` — texts it has to refuse.
- `reject/EXPECTED.tsv` — for each file in `reject/` one line
  `file<TAB>code<TAB>line:column`, without a header, sorted by file: the first
  error (lowest byte offset) the reader has to report. Later findings and the
  byte order mark warning are left open.

Lines and columns start at 1. A column is one Unicode scalar; LF, CRLF and CR
each end one line; a leading byte order mark takes no column.

File names begin with the section of RFC 8259 that decides the case.

All of it, this page too, is written by `Tests/Tools/conformance.py`; files
are not edited by hand, and a file without a row is removed. To add a case, put
a row into `ACCEPT` (name, bytes) or `REJECT` (name, bytes, code, line, column)
there, then run

    python3 Tests/Tools/conformance.py

It checks the tables first and writes nothing if a row contradicts itself.
With `--check` it only compares the files with the tables. The bytes matter:
editors and version control must not convert line ends or encodings here.

## Counts

| Section | accept | reject |
| --- | ---: | ---: |
%s

| Code | cases |
| --- | ---: |
%s
"""


def outputs():
    """Maps each path below Tests/Conformance to its bytes."""
    files = {}
    lines = []
    for section, rows in ACCEPT.items():
        for name, data in rows:
            files["accept/" + file_name(section, name)] = data
    for section, rows in REJECT.items():
        for name, data, code, line, column in rows:
            files["reject/" + file_name(section, name)] = data
            lines.append("%s\t%s\t%d:%d\n"
                         % (file_name(section, name), code, line, column))
    files["reject/EXPECTED.tsv"] = "".join(sorted(lines)).encode("utf-8")
    files["README.md"] = (README % (
        "\n".join("| %s | %d | %d |" % row for row in counts()),
        "\n".join("| %s | %d |" % row for row in code_counts()),
    )).encode("utf-8")
    return files


def present():
    """The case files that are there now."""
    found = set()
    for kind in ("accept", "reject"):
        folder = os.path.join(ROOT, kind)
        if os.path.isdir(folder):
            found |= {kind + "/" + f for f in os.listdir(folder)
                      if f.endswith(".json")}
    return found


def main(arguments):
    if arguments not in ([], ["--check"]):
        print("usage: conformance.py [--check]", file=sys.stderr)
        return 2
    problems = check_tables()
    files = outputs()
    stale = sorted(present() - set(files))
    if not problems and arguments:
        for path, data in sorted(files.items()):
            try:
                with open(os.path.join(ROOT, path), "rb") as file:
                    if file.read() != data:
                        problems.append("%s: differs from the table" % path)
            except FileNotFoundError:
                problems.append("%s: missing" % path)
        problems += ["%s: no row for it" % path for path in stale]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        print("%d problem(s)" % len(problems), file=sys.stderr)
        return 1
    if not arguments:
        for kind in ("accept", "reject"):
            os.makedirs(os.path.join(ROOT, kind), exist_ok=True)
        for path, data in sorted(files.items()):
            with open(os.path.join(ROOT, path), "wb") as file:
                file.write(data)
        for path in stale:
            os.remove(os.path.join(ROOT, path))
            print("removed %s" % path)
    for title, accept, reject in counts():
        print("%-46s accept %4d   reject %4d" % (title, accept, reject))
    for code, count in code_counts():
        print("%s %d" % (code, count))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
