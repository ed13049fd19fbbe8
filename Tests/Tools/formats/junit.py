"""junit: JUnit XML. xml.etree reads it; the totals agree; what passes and what fails."""

import collections
import xml.etree.ElementTree as ElementTree

from formats.output import key_of, with_help, xml_text

TOTALS = ("tests", "failures", "errors")


def judge(output):
    root = ElementTree.fromstring(output.text)
    output.expect("root", root.tag, "testsuites")
    names = sorted(suite.get("name") for suite in root)
    output.expect("suites", names, sorted(output.run.files))
    totals, keys = collections.Counter(), []
    for suite in root:
        totals.update(judge_suite(output, suite))
        keys += [key for case in suite for key in judge_case(output, suite, case)]
    for key in TOTALS:
        output.expect(f"total of {key}", root.get(key), str(totals[key]))
    output.expect_findings(keys)


def judge_suite(output, suite):
    """Counts the cases of a suite."""
    names = [case.get("name") for case in suite]
    output.expect(f"names of cases in {suite.get('name')}", len(set(names)), len(names))
    failures = len(suite.findall("testcase/failure"))
    counts = {"tests": len(names), "failures": failures, "errors": 0}
    for key, count in counts.items():
        output.expect(f"{suite.get('name')} {key}", suite.get(key), str(count))
    return counts


def judge_case(output, suite, case):
    """The finding of a test case; none for a clean file."""
    name = case.get("classname")
    output.expect("file", (case.tag, case.get("file")), ("testcase", name))
    output.expect("classname", name, suite.get("name"))
    if case.get("line") is None:
        output.expect(f"what a clean file has, {name}", (len(suite), len(case)), (1, 0))
        return []
    parts = [part.tag for part in case]
    output.expect(f"{name}: a failure or output", parts in (["failure"], ["system-out"]), True)
    key = (name, case.get("name")[:5], int(case.get("line")))
    candidates = [finding for finding in output.findings if key_of(finding) == key]
    is_one = any(is_of(finding, case[0]) for finding in candidates if parts)
    output.expect(f"{case.get('name')} is a finding", is_one, True)
    return [key]


def is_of(finding, part):
    """Whether the part of a test case is what is to be written of a finding."""
    file, _, line = key_of(finding)
    column = finding["range"]["start"]["column"]
    is_failure = part.tag == "failure"
    severity = "" if is_failure else f"{finding['severity']}: "
    return (
        part.text == f"{file}:{line}:{column}: {severity}{xml_text(with_help(finding))}"
        and is_failure == (finding["severity"] == "error")
        and (not is_failure or part.get("type") == "error")
        and (not is_failure or part.get("message") == xml_text(finding["message"]))
    )
