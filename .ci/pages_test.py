"""Tests of Scripts/chapters and Scripts/print. Most make a mistake in a small package, and expect its message.

Run Scripts/chapters first: the tests use the parser that it has installed.
"""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = """\
# Gates

`Gate` opens, see `Gate.state`, `open(_:)` and [the file](Sources/Gates/Gate.swift).
The test is `opens once`, the option `--width`, `swift Chapters/examples/gate.swift` runs, more is [below](#what-gates-do).

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
Scripts/kata start first-gate  # the first, with a comment
```

About 5 minutes.

A gate opens, and *shuts*
again.

```text
client --> Gate --> Key
```

```mermaid
classDiagram
  class Gate {
    +open(key)
  }
  Door <|.. Gate
```

<!-- swift run gate --table -->
|  | east |
| --- | --- |
| gate | open |

<!-- gate.svg: swift run gate --picture -->
![a gate](gate.svg)
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
  --table) printf '| | gate | wall |\n|---|---|---|\n| east | open | shut |\n' ;;
  --picture) echo '<svg/>' ;;
  --width | --help | start | '') printf 'open\\nshut\\n%s columns\\n' "$2" ;;
  *) echo "gate: option '$1' isn't known" >&2; exit 64 ;;
esac
"""
FILES = {
    "README.md": PAGE,
    "gate.svg": "<svg/>\n",
    "Package.swift": "",
    "Scripts/kata": "",
    "Sources/Gates/Gate.swift": GATE,
    "Sources/Gates/Door.swift": "protocol Door {}\n",
    "Sources/Gates/Key.swift": "struct Key {\n  var fits = true\n}\n",
    "Sources/Programs/gate/main.swift": 'let width = Option("--width")\n',
    "Sources/Programs/kata/main.swift": "",
    "Tests/Snippets/is-open.swift": """\
// Says: A gate opens, and
// shuts again.
// Prints: open / 3
print("open")
print(1 + 2)

// Says: A gate opens
// Prints: again
print("again")
""",
    "Chapters/examples/gate.swift": "// Gate: one that opens.\n// Prints: open\nprint(\"open\")\n",
    "Tests/GatesTests/GateTests.swift": "struct GateTests {\n  @Test func `opens once`() {}\n}\n",
    "Chapters/1-a/katas/first-gate/README.md": "# First gate\n",
    ".build/debug/gate": PROGRAM,
    ".build/debug/kata": PROGRAM,
    "bin/swift": "#!/bin/sh\n",  # The programs are built already.
}

FAULTS = [
    ("About 5", "About 6", "33: it takes 5 minutes, not 6: --update corrects this"),
    ("--> Key", "--> KeyRing", "39: there is no type 'KeyRing'"),
    ("    key.fits", "    key.fit",
     "11: Sources/Gates/Gate.swift has 'key.fits' here, not 'key.fit'"),
    ("80 columns", "81 columns",
     "20: 'swift run gate --width 80' has '80 columns' here, not '81 columns'"),
    ("Gates/Gate.swift)", "Gate.swift)", "3: there is no 'Sources/Gate.swift' to link to"),
    ("#what-gates-do", "#what-gates-did",
     "4: README.md has no heading '#what-gates-did': the nearest is '#what-gates-do'"),
    ("`Gate`", "`Gates`", "3: no Swift file has the name 'Gates'"),
    ("Gate.state", "Gate.fits", "3: Gate has no member 'fits'"),
    ("`open(_:)`", "`open(with:)`", "3: there is no function 'open(with:)'"),
    ("is `opens once`", "is `once opens`",
     "4: there is no test 'once opens', and neither the code nor an output has this text"),
    ("Tests/GatesTests/GateTests.swift", "Sources/Gates/Door.swift",
     "25: Sources/Gates/Door.swift doesn't have 'opens once': link to the file that has it"),
    ("+open(key)", "+shut(key)", "45: 'Gate' has no 'shut'"),
    ("`--width`", "`--wide`", "4: no program has the option '--wide'"),
    ("examples/gate.swift`", "examples/door.swift`",
     "4: there is no file, folder or mistake 'Chapters/examples/door.swift'"),
    ("--width 60", "--wide 60", "28: gate: option '--wide' isn't known"),
    ("r GateTests", "r DoorTests", "29: there is no test or suite 'DoorTests'"),
    ("| gate | open |", "| gate | shut |",
     "53: 'swift run gate --table' has '| gate | open |' here, not '| gate | shut |'"),
    ("| gate | open |", "| door | open |", "53: 'swift run gate --table' doesn't have these lines "
     "after the lines above: show lines that it has, in its order"),
    ("gate --table", "gate --chart", "50: gate: option '--chart' isn't known"),
    ("first-gate", "last-gate", "30: there is no kata 'last-gate'"),
    ("Scripts/kata", "Scripts/kota",
     "30: there is no 'Scripts/kota': give one of chapters, check, gate, kata, print"),
]

TO_PRINT = {
    "Chapters/card.md": """\
# Gates

## [Guard](1-a/README.md)

Stops *some*.

```text
one --go-->X
  |~~call~~>|
```

---

Not for [paper](../README.md).
""",
    "Chapters/quiz.gift": """\
// Questions on gates.

$CATEGORY: Gates/1 Guards

::1.1 Braces::[markdown]Which one stops?\\n\\n```swift\\nif a \\= b \\{\\n  stop()\\n\\}\\n``` {
  ~`let`
    #It names
    something.
  =`guard`, or `if`
    #So it is.
}

::1.2 Two::Is 1 < 2? {
  =Yes ~No #It is.
}
""",
    "Chapters/lesson-plans.md": "# Plans\n\n## Slips\n\nCut.\n\n### Chapter 1\n\n1. Who stops?\n\n## Rest\n\n### No\n",
}


class ScriptTests(unittest.TestCase):
    """Runs a script through a link, from another folder, in a package with special characters in its path."""

    script = "chapters"

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.package = Path(folder.name).resolve() / "zwei Flügel"
        for path, text in (FILES if self.script == "chapters" else TO_PRINT).items():
            file = self.package / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            file.chmod(0o755)
        shutil.copytree(ROOT / "Scripts" / "support", self.package / "Scripts" / "support")
        shutil.copy(ROOT / "Scripts" / self.script, self.package / "Scripts")
        for folder in ("bin", ".build"):
            (self.package / folder).mkdir(exist_ok=True)
        (self.package / "bin" / "the script").symlink_to(f"../Scripts/{self.script}")
        # The parser was already installed in this package.
        (self.package / ".build" / "pages-venv").symlink_to(ROOT / ".build" / "pages-venv")

    def run_script(self, *words: str) -> tuple[int, list[str]]:
        """The status and the printed lines, without the progress of a slow build."""
        folder = self.package / "bin"
        done = subprocess.run(
            [folder / "the script", *words], cwd=folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})
        lines = done.stdout.decode("utf-8").splitlines()
        return done.returncode, [each for each in lines if not each.startswith("chapters: building;")]

    def change(self, path: str, right: str, wrong: str) -> None:
        """Makes a mistake in a file."""
        text = (self.package / path).read_text(encoding="utf-8")
        self.assertIn(right, text)
        (self.package / path).write_text(text.replace(right, wrong, 1), encoding="utf-8")


class ChaptersTests(ScriptTests):
    """The checks of the pages."""

    def test_finds_nothing_on_a_correct_page(self) -> None:
        self.assertEqual(self.run_script(), (
            0, ["pages 2, listings 1, outputs 3, links 3, names 11, commands 3, minutes 1, snippets 3, excerpts 0, texts 6, problems 0"]))

    def test_finds_a_listing_whose_file_has_changed(self) -> None:
        self.change("Sources/Gates/Gate.swift", "key.fits", "key.turns")
        status, printed = self.run_script()
        self.assertEqual((status, printed[:-1]), (1, [
            "README.md:11: Sources/Gates/Gate.swift has 'key.turns' here, not 'key.fits'"]))

    def test_finds_what_is_wrong_on_a_page(self) -> None:
        for right, wrong, problem in FAULTS:
            with self.subTest(wrong):
                self.change("README.md", right, wrong)
                status, printed = self.run_script()
                self.assertEqual((status, printed[:-1]), (1, [f"README.md:{problem}"]))
                (self.package / "README.md").write_text(PAGE, encoding="utf-8")

    def test_finds_a_snippet_that_does_something_else(self) -> None:
        path = "Tests/Snippets/is-open.swift"
        for right, wrong, problem in (
                ("shuts again", "shuts", "no page has the sentence 'A gate opens, and shuts.'"),
                ("1 + 2", "1 + 3", "it prints 'open / 4', not 'open / 3'"),
                ("1 + 2", "1 + x", "it doesn't compile: cannot find 'x' in scope"),
                ('("again")', '("never")', "it prints 'never', not 'again'"),
                ("Prints: open / 3", "Fails: cannot find", "it compiles, but has to fail with "
                 "'cannot find'"),
                ("Prints", "Printed", "it has to begin with // Says: and may only have // Fails:, "
                 "// Prints: or // For: as well")):
            with self.subTest(wrong):
                before = (self.package / path).read_text(encoding="utf-8")
                self.change(path, right, wrong)
                status, printed = self.run_script()
                line = 7 if problem.startswith("it prints 'never'") else 1
                self.assertEqual((status, printed[:-1]), (1, [f"{path}:{line}: {problem}"]))
                (self.package / path).write_text(before, encoding="utf-8")

    def test_finds_an_example_that_does_something_else(self) -> None:
        path = "Chapters/examples/gate.swift"
        for right, wrong, problem in (
                ('print("open")', 'print("shut")', "it prints 'shut', not 'open'"),
                ("Gate:", "Door:", "it has to begin with // Gate: and // Prints:")):
            with self.subTest(wrong):
                before = (self.package / path).read_text(encoding="utf-8")
                self.change(path, right, wrong)
                status, printed = self.run_script()
                self.assertEqual((status, printed[:-1]), (1, [f"{path}:1: {problem}"]))
                (self.package / path).write_text(before, encoding="utf-8")

    def test_finds_an_excerpt_that_reveals_its_answer(self) -> None:
        folder = self.package / "Chapters" / "excerpts"
        folder.mkdir()
        for number in range(60):
            after = "// After: somewhere\n" * (number % 3 == 0)
            (folder / f"{number}.swift").write_text(
                f"// Answer: proxy\n// Because: it is.\n{after}\nlet gate = {number}\n")
        self.assertEqual(self.run_script()[0], 0)
        for right, wrong, problem in (
                ("let gate", "let gateProxy", "its code says 'proxy', which is the answer"),
                ("= 7", "= ", "expected initial value after '='"),
                ("Answer: proxy", "Answer: door", "it needs // Answer: (one of adapter, bridge, facade, "
                 "proxy, decorator, none) and // Because:, and may have // About: and // After:")):
            with self.subTest(wrong):
                before = (folder / "7.swift").read_text(encoding="utf-8")
                self.change("Chapters/excerpts/7.swift", right, wrong)
                status, printed = self.run_script()
                self.assertEqual(status, 1)
                self.assertIn(problem, printed[0])
                (folder / "7.swift").write_text(before, encoding="utf-8")
        (folder / "7.swift").unlink()
        self.assertIn("Chapters/excerpts:1: it has 59 excerpts", self.run_script()[1][0])

    def test_finds_words_that_are_hard_to_read(self) -> None:
        for path, right, wrong, problem in (
                ("README.md", "A gate opens, and *shuts*\nagain.", "A gate is under way.",
                 "README.md:35: avoid 'under way'"),
                ("README.md", "again.", "again, and it stands there.",
                 "README.md:36: README.md uses 'stand' 1 times"),
                ("Sources/Gates/Gate.swift", "struct", "/// A gate, round a wall.\n/// It stands.\nstruct", ""),
                ("Sources/Gates/Gate.swift", "struct", 'let a = "it is tampered with"\nstruct',
                 "Sources/Gates/Gate.swift:1: avoid 'tampered'")):
            with self.subTest(wrong):
                before = (self.package / path).read_text(encoding="utf-8")
                self.change(path, right, wrong)
                printed = [line for line in self.run_script()[1] if "avoid" in line or "uses" in line]
                (self.package / path).write_text(before, encoding="utf-8")
                self.assertEqual([line[:len(problem)] for line in printed], [problem] if problem else [])

    def test_limits_the_length_of_a_core(self) -> None:
        page = self.package / "Chapters" / "1-a" / "README.md"
        page.write_text("# A\n\n" + "word " * 1199)
        self.assertEqual(self.run_script()[1][0], "Chapters/1-a/README.md:1: it has 1201 words, but a "
                         "core may have at most 1200: move some of them to more.md")

    def test_gives_each_part_of_a_kata_its_share_of_the_tests(self) -> None:
        kata = self.package / "Chapters" / "1-a" / "katas" / "first-gate"
        (kata / "README.md").write_text("# First gate\n\n" + "word " * 4200)
        (kata / "Tests").mkdir()
        (kata / "Tests" / "GateTests.swift").write_text(
            "".join(f"  @Test func `{name}`() {{}}\n" for name in ["a", "b", "second: c"]))
        link = "[first-gate](katas/first-gate/README.md)"
        (self.package / "Chapters" / "1-a" / "README.md").write_text(
            f"| {link} | 5 min |\n| {link}, part 1 | 5 min |\n| {link}, part 2 | 5 min |\n")
        self.assertEqual(self.run_script()[1][:3], [
            f"Chapters/1-a/README.md:{line}: it takes {right} minutes, not 5: --update corrects this"
            for line, right in [(1, 60), (2, 40), (3, 20)]])

    def test_prints_the_minutes_of_all_chapters(self) -> None:
        status, printed = self.run_script("--minutes")
        self.assertEqual((status, printed[1].split()),
                         (0, ["2", "3", "Chapters/1-a/katas/first-gate/README.md"]))

    def test_updates_listings_and_outputs_and_nothing_else(self) -> None:
        page = self.package / "README.md"
        old = PAGE.replace("    key.fits", "    key.fit").replace("shut\n80", "shut\n\n81")
        page.write_text(old, encoding="utf-8")
        status, printed = self.run_script("--update")
        self.assertEqual((status, printed[:-1]),
                         (0, ["README.md:7: rewrote Sources/Gates/Gate.swift",
                              "README.md:17: rewrote swift run gate --width 80"]))
        self.assertEqual(page.read_text(encoding="utf-8"), PAGE)

    def test_draws_a_picture_again(self) -> None:
        (self.package / "gate.svg").write_text("<svg>old</svg>\n")
        status, printed = self.run_script()
        self.assertEqual((status, printed[:-1]), (1, [
            "README.md:55: gate.svg isn't what 'swift run gate --picture' prints: --update writes it"]))
        status, printed = self.run_script("--update")
        self.assertEqual((status, printed[:-1]), (0, ["README.md:55: drew gate.svg"]))
        self.assertEqual((self.package / "gate.svg").read_text(), "<svg/>\n")

    def test_refuses_an_unknown_option(self) -> None:
        self.assertEqual(self.run_script("--all"), (
            64, ["chapters: unknown option '--all': give --update, --minutes or --help"]))


class PrintTests(ScriptTests):
    """The pages to print."""

    script = "print"

    def printed(self, *words: str) -> str:
        """A page without its style, its names and its spaces."""
        status, lines = self.run_script(*words)
        self.assertEqual(status, 0, lines)
        return " ".join(re.sub(r"(?s)^.*<main|_{9,}", " ", "\n".join(lines)).split())

    def test_prints_a_card_without_its_links(self) -> None:
        card = self.printed("card")
        self.assertIn("<h2>Guard</h2> <p>Stops <em>some</em>.</p>", card)
        self.assertIn('--&gt;<span class="stop">X</span>', card)
        self.assertIn('|<span class="own">~~call~~&gt;</span>|', card)
        self.assertNotIn("paper", card)

    def test_prints_questions_and_their_key(self) -> None:
        quiz = self.printed("quiz")
        self.assertIn('<b>1.1 Braces</b><p>Which one stops?</p> <pre><code class="language-swift">'
                      "if a = b { stop() } </code></pre>", quiz)
        self.assertIn("<span>☐ B</span><div><p><code>guard</code>, or <code>if</code></p>", quiz)
        self.assertIn("<p>Is 1 &lt; 2?</p>", quiz)
        self.assertIn('<ul class="key"> <li>1.1 B</li> <li>1.2 A</li> </ul>', quiz)
        self.assertNotIn("something", quiz)

    def test_shuffles_answers_with_their_key(self) -> None:
        keys = set()
        for seed in "12345678":
            quiz = self.printed("quiz", "--seed", seed)
            self.assertEqual(quiz, self.printed("quiz", "--seed", seed))
            letter = re.search(r"<li>1.1 (\w)</li>", quiz)[1]
            self.assertIn(f"<span>☐ {letter}</span><div><p><code>guard</code>", quiz)
            keys.add(letter)
        self.assertEqual(keys, {"A", "B"})

    def test_prints_four_slips_of_a_chapter(self) -> None:
        slips = self.printed("slips")
        self.assertEqual([slips.count(text) for text in ("Chapter 1", "<li>Who stops?</li>", "No", "Cut")],
                         [4, 4, 0, 0])

    def test_writes_a_file(self) -> None:
        self.assertEqual(self.run_script("card", "--output", "card.html"), (0, []))
        self.assertIn("<h1>Gates</h1>", (self.package / "bin" / "card.html").read_text())

    def test_refuses_what_it_cannot_print(self) -> None:
        usage = "print: give card, quiz or slips, then the options: see --help"
        for words in ((), ("cards",), ("card", "quiz"), ("card", "--seed", "1"), ("card", "--output")):
            with self.subTest(words):
                self.assertEqual(self.run_script(*words), (64, [usage]))
        self.assertEqual(self.run_script("card", "--output", "no/card.html"),
                         (73, ["print: can't write 'no/card.html': no such folder"]))
        self.change("Chapters/quiz.gift", "=Yes", "~Yes")
        self.assertEqual(self.run_script("quiz"), (65, [
            "print: can't read the question '::1.2 Two::Is 1 < 2? {' in Chapters/quiz.gift: give it a category, "
            "a title and one right answer, and a backslash before ~ = # { } in its text"]))
        (self.package / "Chapters" / "lesson-plans.md").unlink()
        self.assertEqual(self.run_script("slips"), (
            66, ["print: can't read 'Chapters/lesson-plans.md': No such file or directory"]))


if __name__ == "__main__":
    unittest.main()
