# What the scripts share: build a program quietly, then become it. Works in bash 3.2.

# Without a place for what is temporary neither Swift nor its package manager starts. There is /tmp.
{ [ -d "${TMPDIR:-/tmp}" ] && [ -w "${TMPDIR:-/tmp}" ]; } || unset TMPDIR

root=$(CDPATH= cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

# A script may choose another place, and another configuration.
scratch=$root/.build configuration=debug

# Builds a program, unless it is there and nothing has changed since or it is told to run other
# programs, and becomes it.
start() {
  local program=$1 executable=$scratch/$configuration/$1
  shift
  if ! { [ -x "$executable" ] && { names_programs "$@" || is_fresh "$program"; }; }; then
    build "$program"
  fi
  exec "$executable" "$@"
}

# Whether no source has changed since the program's last build began. Asking the package manager takes
# longer than most of what these programs do.
is_fresh() {
  local built=$root/.build/$1.built
  [ -e "$built" ] && [ -z "$(
    find "$root/Package.swift" "$root/Sources" "$root/Tests/Support" -newer "$built" 2>&1 | head -n 1
  )" ]
}

# Says how long a command takes, before it starts: what the table in CONTRIBUTING.md says of it. A
# part of its work takes less, so nothing is said of that.
tell_time() {
  local minutes
  minutes=$(grep -F "| \`$1\` |" "$root/.github/CONTRIBUTING.md" 2>/dev/null | head -n 1 |
    sed -n 's/.*| *\([0-9][^|]*[^| ]\) *|$/\1/p')
  [ -z "$minutes" ] || echo "${1##*/}: this takes about $minutes" >&2
}

names_programs() {
  local word
  for word in "$@"; do
    case $word in --bin-path | --bin-path=*) return 0 ;; esac
  done
  return 1
}

# Prints nothing unless the build takes long or fails.
build() {
  if ! command -v swift >/dev/null; then
    echo "$1: Swift is missing: get it at https://swift.org/install" >&2
    exit 69
  fi
  if [ -e "$root/.build" ] && ! [ -w "$root/.build" ]; then
    echo "$1: '$root/.build' can't be written: make it yours, or work in a copy of the folder" >&2
    exit 73
  fi
  settle
  log=$(mktemp "${TMPDIR:-/tmp}/five-wrappers.XXXXXX") || exit 73
  begun=$log.begun
  : >"$begun"
  builder= watcher=
  # What the pages show is printed by any of the programs, so all of them are built for it.
  local product="--product $1" first='about a minute'
  [ "$1" != chapters ] || product= first='some minutes'
  [ "$configuration" = debug ] || first='two minutes'
  trap 'stop 130' INT
  trap 'stop 143' TERM
  trap 'stop 129' HUP

  # Job control gives each of the two a process group, which can be ended as a whole.
  set -m
  swift build --package-path "$root" --scratch-path "$scratch" -c "$configuration" $product </dev/null >"$log" 2>&1 &
  builder=$!
  { sleep 2; echo "$1: building; the first time this takes $first ..." >&2; } </dev/null >/dev/null &
  watcher=$!
  set +m

  wait "$builder"
  local status=$?
  end TERM "$watcher"
  if [ "$status" -ne 0 ] && [ "$1" = kata ] && [ -x "$root/.build/debug/kata" ]; then
    # A reader who broke the sources needs the runner to mend them.
    echo "kata: it can't be built anew, so it runs as it was built last:" >&2
    grep -m 1 -e error: -e license "$log" >&2
    rm -f "$log" "$begun"
    trap - INT TERM HUP
    return
  fi
  if [ "$status" -ne 0 ]; then
    cat "$log" >&2
    rm -f "$log" "$begun"
    echo "$1: the build failed, see above" >&2
    exit 70
  fi
  rm -f "$log"
  mv -f "$begun" "$root/.build/$1.built" 2>/dev/null || rm -f "$begun"
  trap - INT TERM HUP
}

# What was built in another folder and copied here names that folder: it has to be built again.
settle() {
  local place=$root/.build/place
  mkdir -p "$root/.build" || exit 73
  if [ "$(cat "$place" 2>/dev/null)" != "$root" ]; then
    # The second is what a newer package manager makes.
    rm -rf "$root"/.build/{,*/}*/{debug,release}/ModuleCache "$root/.build/out"
    printf '%s\n' "$root" >"$place"
  fi
}

stop() {
  # On this one alone the build ends its compilers, which are in groups of their own.
  end INT "$builder"
  end TERM "$watcher"
  rm -f "$log" "$begun"
  exit "$1"
}

end() {
  if [ -n "$2" ]; then
    kill "-$1" -- "-$2" 2>/dev/null
    wait "$2" 2>/dev/null
  fi
}
