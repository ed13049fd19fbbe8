"""Compares two JSON documents: reports, schemas, entries."""

import argparse
import json

# Members whose value is words, and members below which every text is.
WORDS = {"message", "help", "description", "summary", "markdown", "title", "body"}
WORDY = {"message", "help", "shortDescription", "fullDescription", "description", "content"}

ABSENT = argparse.Namespace(what="absent")  # in place of a member that one document lacks


class Documents:
    """Compares two JSON documents member by member; pairs() says which elements belong together."""

    def __init__(self, judge, where, subject):
        self.judge, self.where, self.subject = judge, where, subject

    def add(self, what, old, new, subject=None):
        self.judge.add(f"{self.where}/{what}", subject or self.subject, old, new)

    def compare(self, old, new, path=(), label=""):
        if isinstance(old, dict) and isinstance(new, dict):
            self.members(old, new, path, name_of(old) or label)
        elif isinstance(old, list) and isinstance(new, list):
            self.elements(old, new, path, label)
        elif old != new or type(old) is not type(new):
            self.value(old, new, path, label)

    def members(self, old, new, path, label):
        for key in [*old, *(key for key in new if key not in old)]:
            self.compare(old.get(key, ABSENT), new.get(key, ABSENT), (*path, key), label)

    def value(self, old, new, path, label):
        texts = [one if isinstance(one, str) else "" for one in (old, new)]
        if is_words(path) and any(texts):
            self.judge.differences.reword(self.subject, *texts)
            return
        change = " added" if old is ABSENT else " missing" if new is ABSENT else ""
        code, _, file = label.partition(" in ")
        self.add(f"{code} {'.'.join(path)}{change}".strip(), old, new, file and self.of(file))

    def of(self, file):
        return f"{self.subject}: {file}"

    def elements(self, old, new, path, label):
        if not any(isinstance(one, dict) for one in (*old, *new)):
            if len(old) != len(new):
                self.value(old, new, path, label)
                return
            for pair in zip(old, new, strict=True):
                self.compare(*pair, path, label)
            return
        shapes = [[shape(one) for one in side] for side in (old, new)]
        if shapes[0] != shapes[1] and sorted(shapes[0]) == sorted(shapes[1]):
            self.add(".".join((*path, "order")), shapes[0], shapes[1])
        for one, other in pairs(old, new, *shapes):
            if other is None:
                self.lone("missing", one, path)
            elif one is None:
                self.lone("added", other, path)
            else:
                self.compare(one, other, finding_path(path), label)

    def lone(self, change, item, path):
        code, _, file = name_of(item).partition(" in ")
        text = json.dumps(item, ensure_ascii=False)
        sides = (text, "") if change == "missing" else ("", text)
        self.add(f"{code or '.'.join(path)} {change}", *sides, file and self.of(file))


def parsed(data):
    """The document, or a list of those of JSON Lines; None for what is neither."""
    try:
        text = data.decode()
        if not text.lstrip().startswith(("{", "[")):
            return None
        try:
            document = json.loads(text)
        except ValueError:
            document = [json.loads(line) for line in text.splitlines()]
    except (ValueError, RecursionError):
        return None
    for run in document.get("runs", []) if isinstance(document, dict) else []:
        name_rules(run)
    return document


def name_rules(run):
    """Replaces the index of each rule in SARIF by its code: other rules may come before it."""
    rules = run.get("tool", {}).get("driver", {}).get("rules", [])
    for result in run.get("results", []):
        index = result.get("ruleIndex", -1)
        if 0 <= index < len(rules):
            result["ruleIndex"] = rules[index].get("id")


def is_words(path):
    names = [name for name in path if isinstance(name, str)]
    return bool(names) and (names[-1] in WORDS or any(name in WORDY for name in names[:-1]))


def shape(item):
    """An element without its words, as a text."""
    return json.dumps(without(item, ()), sort_keys=True, ensure_ascii=False)


def without(item, path):
    if isinstance(item, dict):
        return {
            key: without(value, (*path, key))
            for key, value in item.items()
            if not (isinstance(value, str) and is_words((*path, key)))
        }
    return [without(one, path) for one in item] if isinstance(item, list) else item


def pairs(old, new, old_shapes, new_shapes):
    """Pairs elements of the same shape, then those of the same name in their order.

    An element without a counterpart is paired with None.
    """
    if old_shapes == new_shapes:
        return list(zip(old, new, strict=True))
    rest, found = list(range(len(new))), {}
    names = [[name_of(one) for one in side] for side in (old, new)]
    for keys, others in ((old_shapes, new_shapes), names):
        where = {}
        for index in reversed(rest):
            where.setdefault(others[index], []).append(index)
        for index, key in enumerate(keys):
            if index not in found and where.get(key):
                found[index] = where[key].pop()
        taken = set(found.values())
        rest = [index for index in rest if index not in taken]
    paired = [(one, new[found[i]] if i in found else None) for i, one in enumerate(old)]
    return paired + [(None, new[index]) for index in rest]


def name_of(item):
    """The rule and the file of a finding, in any of the formats: 'EX101 in fair.json'."""
    if not isinstance(item, dict):
        return ""
    code = item.get("code") or item.get("ruleId") or item.get("check_name") or item.get("id")
    code = code.get("value") if isinstance(code, dict) else code
    file = item.get("file") or item.get("uri") or first(item.get("locations"))
    file = file or (item.get("location") or {})
    for key in ("physicalLocation", "artifactLocation", "uri", "path"):
        file = file.get(key, file) if isinstance(file, dict) else file
    if not isinstance(code, str):
        return ""
    return f"{code} in {file}" if isinstance(file, str) else code


def first(items):
    return items[0] if isinstance(items, list) and items else None


def finding_path(path):
    """The path without what leads to the list of findings, the same for all of them."""
    return () if path and path[-1] in ("diagnostics", "results") else path
