# Functions for the checks: they install missing tools, or name them.

# Names the next step, and prints how long the last step took.
step() {
  [ "$SECONDS" -lt 2 ] || printf '(%s s)\n' "$SECONDS"
  SECONDS=0
  printf '\n== %s\n' "$1"
}

# Some Macs would print different symbols before a test's line.
export SWT_SF_SYMBOLS_ENABLED=0

# How many tests passed, from the output of `swift test`. Its own count includes skipped tests.
passed_tests() { grep '^✔ Test .* passed after' "$1" | grep -vc '^✔ Test run'; }

missing() { printf '%s is missing: %s\n' "$1" "$2" >&2; exit 69; }

# Installs packages on Debian, and prints their names.
add_packages() {
  command -v apt-get >/dev/null || return 0
  printf 'installing %s\n' "$*"
  { apt-get update -qq && apt-get install -y -qq "$@"; } >/dev/null || true
}

has_python() { python3 -c 'import ensurepip, venv' 2>/dev/null; }

need_python() {
  has_python || add_packages python3-venv
  has_python || missing 'Python 3 with its modules venv and ensurepip' 'get it from https://www.python.org'
}
