# Shared by the scripts: builds a program quietly, then replaces the script with it. Works in bash 3.2.

# Swift and its package manager need a temporary folder. /tmp always exists.
{ [ -d "${TMPDIR:-/tmp}" ] && [ -w "${TMPDIR:-/tmp}" ]; } || unset TMPDIR

root=$(CDPATH= cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

# A script may choose a different folder and configuration.
scratch=$root/.build configuration=debug

# Builds a program if it's missing or its sources have changed, then replaces the script with it. With
# --bin-path, it isn't rebuilt.
start() {
  local program=$1 executable=$scratch/$configuration/$1
  shift
  if ! { [ -x "$executable" ] && { names_programs "$@" || is_fresh "$program"; }; }; then
    build "$program"
  fi
  exec "$executable" "$@"
}

# Whether no source has changed since the program's last build began. The package manager's own check
# takes longer than most runs of these programs.
is_fresh() {
  local built=$root/.build/$1.built
  [ -e "$built" ] && [ -z "$(
    find "$root/Package.swift" "$root/Sources" "$root/Tests/Support" -newer "$built" 2>&1 | head -n 1
  )" ]
}

# Prints a command's usual time from the table in CONTRIBUTING.md. It isn't called for a part of the
# work, which takes less.
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

# Builds a program, and prints something only if the build takes long or fails.
build() {
  if ! command -v swift >/dev/null; then
    echo "$1: Swift is missing: install it from https://swift.org/install" >&2
    exit 69
  fi
  if [ -e "$root/.build" ] && ! [ -w "$root/.build" ]; then
    echo "$1: can't write '$root/.build': change its owner, or work in a copy of the folder" >&2
    exit 73
  fi
  settle
  log=$(mktemp "${TMPDIR:-/tmp}/five-wrappers.XXXXXX") || exit 73
  begun=$log.begun
  : >"$begun"
  builder= watcher=
  # The pages show outputs of all programs, so all of them are built.
  local product="--product $1" first='about a minute'
  [ "$1" != chapters ] || product= first='a few minutes'
  [ "$configuration" = debug ] || first='two minutes'
  trap 'stop 130' INT
  trap 'stop 143' TERM
  trap 'stop 129' HUP

  # Job control puts each of the two commands in its own process group, which can be ended as a whole.
  set -m
  swift build --package-path "$root" --scratch-path "$scratch" -c "$configuration" $product </dev/null >"$log" 2>&1 &
  builder=$!
  { sleep 2; echo "$1: building (the first time, this takes $first) ..." >&2; } </dev/null >/dev/null &
  watcher=$!
  set +m

  wait "$builder"
  local status=$?
  end TERM "$watcher"
  if [ "$status" -ne 0 ] && [ "$1" = kata ] && [ -x "$root/.build/debug/kata" ]; then
    # A reader whose sources don't compile needs the runner to repair them.
    echo "kata: the build failed, so the previous build of kata is used:" >&2
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

# A build that was copied from a different folder has that folder's paths: it has to be rebuilt.
settle() {
  local place=$root/.build/place
  mkdir -p "$root/.build" || exit 73
  if [ "$(cat "$place" 2>/dev/null)" != "$root" ]; then
    # Newer package managers use the second folder.
    rm -rf "$root"/.build/{,*/}*/{debug,release}/ModuleCache "$root/.build/out"
    printf '%s\n' "$root" >"$place"
  fi
}

stop() {
  # The build ends its compilers, which are in other process groups, only on SIGINT.
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
