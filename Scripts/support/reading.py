"""Computes the time for reading and solving, and limits the words of a page.

The minutes come from the content of a page. The rates come from readers who were new to the text, and
who did what the page asks for.
"""

import difflib
import re
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Optional

WORDS_A_MINUTE = 70  # Of prose, by readers whose first language may be a different one.
LINES_A_MINUTE = 14  # Of listings and outputs.
MINUTES_A_PICTURE = 1
MINUTES_TO_TRY = 3  # For the task in "Try it first", in addition to its words.
MINUTES_A_COMMAND = 0.5  # To type it and look at the result, in addition to its running time.
TEST_LINES_A_MINUTE = 20  # Skimmed, not read.
MINUTES_A_SOLUTION_LINE = {1: 0.4, 2: 0.8, 3: 1.1}  # By the difficulty of a kata.

MOST_WORDS_OF_A_CORE = 1200  # With its listings.
TIMES = ".github/CONTRIBUTING.md"  # Its table has the time that each check takes.
FIRST_KATA = "Scripts/kata start classic-sign-in"
MOST_WORDS_TO_THE_FIRST_KATA = 2500
BEGINNING = "](Chapters/0-the-scenario/README.md)"  # The README's link to the next page.
SCENARIO, FIRST_CHAPTER = "Chapters/0-the-scenario/README.md", "Chapters/1-adapter/README.md"

OWN = re.compile(r"^About (\d+) minutes\.(?: Difficulty ([123]) of 3\.( On the core path\.)?)?$")
PART = re.compile(r"\bpart (\d)\b")  # In a row with a link to a kata: only that part of it.
PARTS = ["second", "third", "fourth"]  # As they begin the names of a part's tests.
CELL = re.compile(r"(?<=\| )(\d+) min(?= \|)")
TIME = re.compile(r"^\| `([^`]+)` \|.*\| (?:about )?(\d+) (min|s) \|$")


class Told(NamedTuple):
    """Minutes on a page, and the right number."""

    line: int
    told: int
    right: int


class Reading:
    """The minutes and the words of all pages."""

    def __init__(self, root: Path, pages: dict) -> None:
        self.root, self.pages = root, pages
        rows = [TIME.match(line) for line in (pages[TIMES].lines if TIMES in pages else [])]
        self.times = {row[1]: int(row[2]) / (1 if row[3] == "min" else 60) for row in rows if row}

    @lru_cache(maxsize=None)
    def minutes(self, path: str) -> int:
        """The minutes for a page, with the solution for a kata's page."""
        page = self.pages[path]
        exact = self._work(path) if "/katas/" in path else self._reading(page, page.lines)
        return max(2, round(exact) if exact < 10 else 5 * round(exact / 5))

    def part(self, path: str, number: int) -> int:
        """The minutes for a part of a kata: its share of the tests. The last part takes the rest."""
        files = (self.root / Path(path).parent).glob("Tests/*.swift")
        names = [name for file in files for name in re.findall(r"func `([^`]+)`", file.read_text())]
        parts = [PARTS.index(word) + 2 if (word := name.partition(":")[0]) in PARTS else 1
                 for name in names]
        shares = [5 * round(self.minutes(path) * parts.count(part) / len(parts) / 5)
                  for part in range(1, max(parts))]
        return (shares + [self.minutes(path) - sum(shares)])[number - 1]

    def _reading(self, page, lines: list[str]) -> float:
        """The minutes for lines of a page, with their commands."""
        prose = [line for number, line in enumerate(lines, 1)
                 if number not in page.code and not line.startswith("<!--")]
        minutes = len(" ".join(prose).split()) / WORDS_A_MINUTE
        for fence in page.fences:
            if fence.line > len(lines):
                continue
            if fence.language == "sh":
                minutes += sum(MINUTES_A_COMMAND + self._time(line) for _, line in fence.commands())
            elif fence.language == "mermaid" or fence.language == "text":
                minutes += MINUTES_A_PICTURE
            else:
                minutes += len(fence.body) / LINES_A_MINUTE
        return minutes + MINUTES_TO_TRY * ("## Try it first" in lines)

    def _time(self, command: str) -> float:
        """The running time of a command in the table of the checks; others are short."""
        return self.times.get(command, 0)

    def _work(self, path: str) -> float:
        """The minutes for a kata: reading the task, skimming the tests, writing the solution."""
        page, folder = self.pages[path], self.root / Path(path).parent
        hints = page.lines.index("## Hints") if "## Hints" in page.lines else len(page.lines)
        files = [*folder.glob("Given/*.swift"), *folder.glob("Tests/*.swift")]
        tests = sum(len(file.read_text().splitlines()) for file in files)
        written = 0
        for solution in folder.glob("Solution/*.swift"):
            before = self._starter(folder / "Exercise" / solution.name).splitlines()
            for line in difflib.ndiff(before, solution.read_text().splitlines()):
                if line[2:].strip() and "//" not in line:  # Lines to remove have to be found, too.
                    written += {"+": 1, "-": 0.1}.get(line[0], 0)
        _, difficulty, _ = self.header(path) or (0, 2, False)
        return (self._reading(page, page.lines[:hints]) + tests / TEST_LINES_A_MINUTE
                + written * MINUTES_A_SOLUTION_LINE[difficulty])

    def _starter(self, exercise: Path) -> str:
        """The original exercise, if git has it, even if a reader has changed the file."""
        name = exercise.relative_to(self.root).as_posix()
        kept = subprocess.run(["git", "show", f"HEAD:{name}"], cwd=self.root, capture_output=True) \
            if shutil.which("git") else None
        if kept and not kept.returncode:
            return kept.stdout.decode()
        return exercise.read_text() if exercise.is_file() else ""

    def header(self, path: str) -> Optional[tuple[int, int, bool]]:
        """The header of a kata's page: its line, its difficulty, whether it is on the core path."""
        for number, line in enumerate(self.pages[path].lines, 1):
            if (found := OWN.match(line)) and found[2]:
                return number, int(found[2]), bool(found[3])
        return None

    def told(self, path: str, target) -> list[Told]:
        """All minutes on a page: its own, those in rows with a link to a page, and their sums.

        `target` gives the path that a link leads to.
        """
        page, found, total, above = self.pages[path], [], 0, 0
        for number, line in enumerate(page.lines, 1):
            if own := OWN.match(line):
                found.append(Told(number, int(own[1]), self.minutes(path)))
            if not line.startswith("|"):
                total = 0
            if not (cell := CELL.search(line)):
                continue
            links = [target(link)[0] for link, place in page.links if place == number]
            pages = [link for link in links if link in self.pages and link.startswith("Chapters/")]
            if pages:
                part = PART.search(line) if "/katas/" in pages[0] else None
                right = self.part(pages[0], int(part[1])) if part else self.minutes(pages[0])
                total += right
                found.append(Told(number, int(cell[1]), right))
            elif total:
                found.append(Told(number, int(cell[1]), total))
        return found

    def renewed(self, lines: list[str], told: list[Told]) -> list[str]:
        """The lines of a page with the right minutes."""
        lines = list(lines)
        for number, _, right in told:
            line = lines[number - 1]
            lines[number - 1] = (CELL.sub(f"{right} min", line, count=1) if line.startswith("|")
                                 else re.sub(r"\d+", str(right), line, count=1))
        return lines

    def words(self, path: str, end: Optional[str] = None) -> int:
        """The number of words of a page, with its listings, up to and including the text `end`."""
        text = "\n".join(self.pages[path].lines)
        return len((text if end is None else text.partition(end)[0] + end).split())

    def too_long(self) -> list[tuple[str, int, str]]:
        """The chapters whose core has too many words, and the text before the first kata if it is too long."""
        problems = []
        for path in self.pages:
            if not re.fullmatch(r"Chapters/[0-6]-[^/]+/README\.md", path):
                continue
            if (words := self.words(path)) > MOST_WORDS_OF_A_CORE:
                problems.append((path, 1, f"it has {words} words, but a core may have at most "
                                          f"{MOST_WORDS_OF_A_CORE}: move some of them to more.md"))
        way = self.way()
        if sum(way) > MOST_WORDS_TO_THE_FIRST_KATA:
            problems.append((FIRST_CHAPTER, 1, f"the first kata comes after {sum(way)} words "
                             f"({' + '.join(map(str, way))}), but may come after at most "
                             f"{MOST_WORDS_TO_THE_FIRST_KATA}"))
        return problems

    def way(self) -> list[int]:
        """The words from the README to the first kata, page by page."""
        steps = [("README.md", BEGINNING), (SCENARIO, None), (FIRST_CHAPTER, FIRST_KATA)]
        return [self.words(path, end) for path, end in steps if path in self.pages]

    def table(self) -> str:
        """All pages of the chapters with their words and minutes."""
        rows = [f"{'minutes':>7}  {'words':>5}  difficulty  page"]
        shown = [path for path in self.pages if re.match(r"Chapters/(README|\d.*)", path)]
        totals = {"core path": 0, "all chapters": 0, "all katas": 0}
        for path in sorted(shown):
            minutes, header = self.minutes(path), self.header(path) if "/katas/" in path else None
            difficulty = f"{header[1]} of 3" if header else ""
            rows.append(f"{minutes:>7}  {self.words(path):>5}  {difficulty:<10}  {path}")
            is_core = header[2] if header else re.fullmatch(r"Chapters/\d[^/]+/README\.md", path)
            totals["core path"] += minutes * bool(is_core)
            totals["all katas" if "/katas/" in path else "all chapters"] += minutes
        rows += ["", *(f"{minutes:>7}  {name}" for name, minutes in totals.items()), "",
                 f"Words before the first kata: {sum(self.way())} "
                 f"({' + '.join(map(str, self.way()))}: README, chapter 0, chapter 1)"]
        return "\n".join(rows)
