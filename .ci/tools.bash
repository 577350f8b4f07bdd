# What the checks with foreign tools share: they install what is missing, or say what it is.

missing() { printf '%s is missing: %s\n' "$1" "$2" >&2; exit 69; }

# Installs Debian's packages where that can be done, and says why.
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
