"""checkstyle: Checkstyle XML. xml.etree reads it; each file once, clean ones too."""

import xml.etree.ElementTree as ElementTree

from formats.output import key_of, xml_text

SEVERITIES = {"error": "error", "warning": "warning", "note": "info"}


def judge(output):
    root = ElementTree.fromstring(output.text)
    output.expect("root", (root.tag, root.get("version")), ("checkstyle", "4.3"))
    names = [file.get("name") for file in root.findall("file")]
    output.expect("files", sorted(names), sorted(output.run.files))
    items = [(file.get("name"), error) for file in root for error in file.findall("error")]
    for (_, error), finding in output.pairs(items, [key(*item) for item in items]):
        output.expect(key_of(finding), error.attrib, wanted(finding))


def key(name, error):
    return name, error.get("source").removeprefix("expo."), int(error.get("line"))


def wanted(finding):
    """The attributes of a finding."""
    return {
        "line": str(finding["range"]["start"]["line"]),
        "column": str(finding["range"]["start"]["column"]),
        "severity": SEVERITIES[finding["severity"]],
        "message": xml_text(finding["message"]),
        "source": f"expo.{finding['code']}",
    }
