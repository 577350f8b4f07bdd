# Measures the time from saving an exercise to its result, in $rounds rounds: `Scripts/kata check`, compared with `swift test` in a
# package of one file with the same exercise and tests. Fails if the median ratio is above 1.3.

command -v perl >/dev/null || { echo 'check: Perl, which measures the time, is missing: install it from https://www.perl.org' >&2; exit 69; }

kata=Chapters/1-adapter/katas/classic-sign-in
work=$(mktemp -d "${TMPDIR:-/tmp}/five-wrappers.XXXXXX") || exit 73
trap 'rm -rf "$work"' EXIT
now() { perl -MTime::HiRes=time -e 'printf "%.3f\n", time'; }

# A copy, so that the reader's exercise stays unchanged.
mkdir "$work/copy" "$work/one"
(cd "$root" && tar -cf - Package.swift README.md Sources Tests Chapters Scripts) | tar -xf - -C "$work/copy"
exercise=$work/copy/$kata/Exercise/ClassicSignIn.swift
one=$work/one/Tests/OneTests/One.swift
mkdir -p "$work/one/Tests/OneTests"
printf '// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "One", targets: [.testTarget(name: "OneTests")])\n' \
  >"$work/one/Package.swift"

# The solution, or the solution with a mistake. Each edit changes the text.
answer() {
  local swap=email
  [ $(($1 % 2)) -eq 1 ] || swap=password
  sed "s/secret: password,/secret: $swap,/" "$root/$kata/Solution/ClassicSignIn.swift"
  echo "// $1"
}
save_one() {
  {
    echo 'import Foundation'
    echo 'import Testing'
    { answer "$1"; cat "$root/$kata"/Given/*.swift "$root/$kata"/Tests/*.swift
      for type in AuthenticationError Session Token User; do cat "$root/Sources/Scenario/$type.swift"; done
      cat "$root/Sources/Locking/Locked.swift" "$root"/Tests/Support/TestSupport/{Promptly,Doubles/Notes,Katas/Callers,Katas/RunningTest}.swift; } | grep -v '^import ' | sed 's/@Suite(.kata())/@Suite/'
  } >"$one"
}
# The seconds that a command takes. It has to end with the given status.
timed() {
  local wanted=$1 status=0 from
  shift
  from=$(now)
  "$@" >"$work/log" 2>&1 || status=$?
  [ "$status" -eq "$wanted" ] || { cat "$work/log" >&2; exit 70; }
  echo "$(now) $from" | awk '{ printf "%.2f\n", $1 - $2 }'
}
middle() { sort -n | awk '{ x[NR] = $1 } END { printf "%s / %s / %s\n", x[1], x[int((NR + 1) / 2)], x[NR] }'; }

# The first round isn't counted, because it builds everything.
for round in $(seq 0 "$rounds"); do
  # SwiftPM compares whole seconds.
  sleep 1
  answer "$round" >"$exercise"
  save_one "$round"
  a=$(timed $((round % 2)) "$work/copy/Scripts/kata" check classic-sign-in --limit 60) || exit
  b=$(timed $((round % 2)) swift test --package-path "$work/one") || exit
  [ "$round" -eq 0 ] || echo "$a $b $(echo "$a $b" | awk '{ printf "%.2f", $1 / $2 }')" >>"$work/times"
done
echo "Scripts/kata check after an edit   $(cut -d' ' -f1 "$work/times" | middle) s"
echo "swift test of one file, same edit  $(cut -d' ' -f2 "$work/times" | middle) s"
ratio=$(cut -d' ' -f3 "$work/times" | middle)
echo "ratio, round by round              $ratio (least, median, most)"
echo "$ratio" | awk '{ exit $3 > 1.3 }'
