#!/usr/bin/env python3
"""Checks an archive of entries too large for one machine: Spark pipes each partition through expo.

    pip install pyspark
    python3 Samples/recipes/spark_validate.py ARCHIVE.jsonl OUTPUT [EXPO]

ARCHIVE has one entry on each line, in one file or many (`archive/*.jsonl`). Every partition goes
through `expo validate --json-lines -f jsonl -`, which needs constant memory and looks at each line
by itself; what it prints is gathered in OUTPUT, a folder of JSON Lines. Line numbers count within
a partition: the partition's number stands beside each finding.

expo must be installed on every worker. It exits with 1 where it finds errors: that is a result here,
not a failure of the job; a partition that could not be checked (exit 2) fails the job.
"""
import json
import subprocess
import sys

from pyspark.sql import SparkSession


def pipe_through(expo):
    """A command for `rdd.pipe` that passes findings on and keeps their exit status to itself."""
    checker = f'{expo} validate --isolated --json-lines -q -f jsonl -'
    return f"""bash -c '{checker}; status=$?; [ $status -le 1 ]'"""


def numbered(partition, findings):
    """The findings of a partition, each with the partition's number."""
    for finding in findings:
        yield json.dumps({'partition': partition, **json.loads(finding)}, ensure_ascii=False)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    archive, output = sys.argv[1:3]
    expo = sys.argv[3] if len(sys.argv) > 3 else 'expo'
    subprocess.run([expo, '--version'], check=True, stdout=subprocess.DEVNULL)
    spark = SparkSession.builder.appName('expo validate').getOrCreate()
    findings = (
        spark.sparkContext.textFile(archive)
        .pipe(pipe_through(expo), checkCode=True)
        .mapPartitionsWithIndex(numbered)
        .cache()
    )
    findings.saveAsTextFile(output)
    print(f'{findings.count()} findings in {findings.getNumPartitions()} partitions: {output}')
    spark.stop()


if __name__ == '__main__':
    main()
