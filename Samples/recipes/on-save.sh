#!/bin/sh
# Checks the documents and exports the site at every save, with entr or else with watchexec.
if command -v entr >/dev/null; then
  git -c core.quotePath=false ls-files | entr -s 'expo validate && expo export html -o site'
else
  watchexec -e json,png 'expo validate && expo export html -o site'
fi
