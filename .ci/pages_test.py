"""Tests of Scripts/chapters: each stages a fault in a small package, and expects the line about it."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = """\
# Gates

`Gate` opens, see `Gate.state`, `open(_:)` and [the file](Sources/Gates/Gate.swift).
The test is `opens once`, the option `--width`, more is [below](#what-gates-do).

<!-- Sources/Gates/Gate.swift -->
```swift
struct Gate: Door {
  // ...
  func open(_ key: Key) -> Bool {
    key.fits
```

## What gates do

<!-- swift run gate --width 80 -->
```
open
shut
80 columns
```

| test | suite |
|---|---|
| `opens once` | [GateTests](Tests/GatesTests/GateTests.swift) |

```sh
swift run gate --width 60
swift test --filter GateTests
Scripts/kata start first-gate
```

```mermaid
classDiagram
  class Gate {
    +open(key)
  }
  Door <|.. Gate
```
"""
GATE = """\
struct Gate: Door {
  var state = "half-open"

  func open(_ key: Key) -> Bool {
    key.fits
  }
}
"""
PROGRAM = """\
#!/bin/sh
case $1 in
  --width | --help | start | '') printf 'open\\nshut\\n%s columns\\n' "$2" ;;
  *) echo "gate: option '$1' isn't known" >&2; exit 64 ;;
esac
"""
FILES = {
    "README.md": PAGE,
    "Package.swift": "",
    "Scripts/kata": "",
    "Sources/Gates/Gate.swift": GATE,
    "Sources/Gates/Door.swift": "protocol Door {}\n",
    "Sources/Gates/Key.swift": "struct Key {\n  var fits = true\n}\n",
    "Sources/Programs/gate/main.swift": 'let width = Option("--width")\n',
    "Sources/Programs/kata/main.swift": "",
    "Tests/GatesTests/GateTests.swift": "struct GateTests {\n  @Test func `opens once`() {}\n}\n",
    "Chapters/1-a/katas/first-gate/README.md": "# First gate\n",
    ".build/debug/gate": PROGRAM,
    ".build/debug/kata": PROGRAM,
    "bin/swift": "#!/bin/sh\n",  # The programs are built already.
}


class ChaptersTests(unittest.TestCase):
    """Starts the script by a link, from another folder, in a package with odd signs in its path."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.package = Path(folder.name).resolve() / "zwei Flügel"
        for path, text in FILES.items():
            file = self.package / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            file.chmod(0o755)
        shutil.copytree(ROOT / "Scripts" / "support", self.package / "Scripts" / "support")
        shutil.copy(ROOT / "Scripts" / "chapters", self.package / "Scripts")
        (self.package / "bin" / "the chapters").symlink_to("../Scripts/chapters")
        # What the package's own run has installed needn't be fetched again.
        (self.package / ".build" / "pages-venv").symlink_to(ROOT / ".build" / "pages-venv")

    def run_script(self, *words: str) -> tuple[int, list[str]]:
        """The status, and all lines that are printed."""
        folder = self.package / "bin"
        done = subprocess.run(
            [folder / "the chapters", *words], cwd=folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})
        return done.returncode, done.stdout.decode("utf-8").splitlines()

    def expect(self, right: str, wrong: str, *lines: str, path: str = "README.md") -> None:
        """Puts something wrong into a file, and expects these problems."""
        file = self.package / path
        text = file.read_text(encoding="utf-8")
        self.assertIn(right, text)
        file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
        status, printed = self.run_script()
        self.assertEqual((status, printed[:-1]), (1, list(lines)))

    def test_finds_nothing_on_a_page_that_is_right(self) -> None:
        self.assertEqual(self.run_script(), (
            0, ["2 pages, 1 listings, 1 outputs, 3 links, 10 names, 3 commands, 0 problems"]))

    def test_finds_a_changed_listing(self) -> None:
        self.expect("key.fits", "key.opens", "README.md:11: Sources/Gates/Gate.swift has 'key.opens' "
                    "here, not 'key.fits'", path="Sources/Gates/Gate.swift")

    def test_finds_a_changed_output(self) -> None:
        self.expect("80 columns\n", "81 columns\n", "README.md:20: 'swift run gate --width 80' has "
                    "'80 columns' here, not '81 columns'")

    def test_finds_a_dead_link(self) -> None:
        self.expect("Gates/Gate.swift)", "Gate.swift)",
                    "README.md:3: there is no 'Sources/Gate.swift' to link to")

    def test_finds_a_dead_anchor(self) -> None:
        self.expect("#what-gates-do", "#what-gates-did", "README.md:4: README.md has no heading "
                    "'#what-gates-did': the nearest is '#what-gates-do'")

    def test_finds_a_name_that_is_not_there(self) -> None:
        self.expect("`Gate`", "`Gates`", "README.md:3: no Swift file has the name 'Gates'")

    def test_finds_a_member_that_is_not_there(self) -> None:
        self.expect("Gate.state", "Gate.fits", "README.md:3: Gate has no member 'fits'")

    def test_finds_a_test_that_is_not_there(self) -> None:
        self.expect("is `opens once`", "is `once opens`", "README.md:4: no test is called 'once opens',"
                    " and neither the code nor an output has it")

    def test_finds_a_test_in_another_file(self) -> None:
        self.expect("Tests/GatesTests/GateTests.swift", "Sources/Gates/Door.swift", "README.md:25: "
                    "Sources/Gates/Door.swift doesn't have 'opens once': link to the file that has it")

    def test_finds_a_member_in_a_diagram(self) -> None:
        self.expect("+open(key)", "+shut(key)", "README.md:36: 'Gate' has no 'shut'")

    def test_finds_an_option_that_no_program_takes(self) -> None:
        self.expect("gate --width 60", "gate --wide 60",
                    "README.md:28: gate: option '--wide' isn't known")

    def test_finds_a_kata_that_is_not_there(self) -> None:
        self.expect("start first-gate", "start last-gate",
                    "README.md:30: there is no kata 'last-gate'")

    def test_updates_listings_and_outputs_and_nothing_else(self) -> None:
        page = self.package / "README.md"
        old = PAGE.replace("    key.fits", "    key.fit").replace("shut\n80", "shut\n\n81")
        page.write_text(old, encoding="utf-8")
        status, printed = self.run_script("--update")
        self.assertEqual((status, printed[:-1]),
                         (0, ["README.md:7: rewrote Sources/Gates/Gate.swift",
                              "README.md:17: rewrote swift run gate --width 80"]))
        self.assertEqual(page.read_text(encoding="utf-8"), PAGE)

    def test_refuses_an_unknown_option(self) -> None:
        self.assertEqual(self.run_script("--all"), (
            64, ["chapters: '--all' isn't known: there are --update and --help"]))


if __name__ == "__main__":
    unittest.main()
