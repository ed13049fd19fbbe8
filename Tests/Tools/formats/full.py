"""full: its headlines are the lines of concise."""

from formats.concise import MATCHER


def judge(output):
    headlines = [line for line in output.lines if MATCHER.match(line)]
    output.expect("headlines", headlines, output.run.output("concise").lines)
