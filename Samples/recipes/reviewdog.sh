#!/bin/sh
# Comments findings on a pull request: run it in a job that reviewdog supports.
expo validate -f rdjson | reviewdog -f=rdjson
