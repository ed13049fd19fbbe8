#!/bin/sh
# Makes git diff show what changed in documents; run it once in a repository. git log -p and
# git show use --textconv. For a single comparison, without these settings:
#   git difftool -y -x 'expo diff'
set -e
echo '*.json diff=expo' >>.gitattributes
git config diff.expo.command 'expo diff'
git config diff.expo.textconv 'expo diff --textconv'
