"""Checks the pages of the workbook against its code, and reports each problem with its line.

Usage: Scripts/chapters [--update] [--minutes]

  --update   first update the listings, outputs and minutes of the pages
  --minutes  only show the reading time and the number of words of each page and each kata
  --help     show this help

All Markdown files are pages. These things are checked:

- A listing: a fence below <!-- path/of/a/File.swift --> contains whole lines of that file, in the
  file's order. A line of only // ... replaces lines that are left out.
- An output: a fence below <!-- Scripts/compare ... --> or <!-- swift run NAME ... --> contains the
  output of the command: all of it, or parts of it between lines of only ...
- A table below such a comment contains cells of the command's output, found by their row and column.
  A picture below <!-- path/of/a/picture.svg: Scripts/compare ... --> is the output of the command.
- A command, in a sentence or in a fence of sh, works. A comment may follow it after two spaces. Lines
  from { on are input for a program, and git clone isn't run.
- A relative link leads to a file or folder, and its anchor to a heading. In a table row with a type
  or a test, the link leads to the file that has it.
- Code in a sentence is an option, a path, a test, a kata, a mistake, a text from the code or from an
  output on the page, or it consists of names from Swift files; ... replaces what is left out. Names
  from Swift itself belong in FOREIGN in Scripts/support/pages.py.
- A diagram has types, members, conformances and programs that exist. Anything else is an actor. In a
  picture drawn with characters, a fence of text, each name that looks like a type's name is a type.
- A line "About 12 minutes." has the time for its page. A table row with "12 min" has the time for the
  linked page or, without a link, for the rows above it. A row with "part 2" has the time for that part
  of a kata. The core of a chapter has a limited number of words.
- A snippet, in a file of Tests/Snippets, begins with // Says: and a sentence from a page. It compiles
  alone, or it has the result in // Fails: DIAGNOSTIC or // Prints: OUTPUT. The next snippet of the file
  begins with its own // Says:, below a blank line.
- An excerpt, a file in Chapters/excerpts, parses and has an answer that its code doesn't reveal.
- The pages, the programs' messages and the comments of the taught code avoid some phrases, and don't use
  words such as "it" and "one" too often: see Scripts/support/wording.py.

Pages of katas, of mistakes and in hidden folders may also have examples: fences without a comment.
"""

import difflib
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Iterator, NamedTuple, NoReturn, Optional
from urllib.parse import unquote

from reading import Reading
from snippets import Snippets, excerpt_problems
import wording

REQUIREMENTS = "markdown-it-py==3.0.0 mdurl==0.1.2"  # The last that run on Python 3.9.
SECONDS = 120  # How long a program may run.

WORD = re.compile(r"[^\W\d]\w*")
STRING = re.compile(r'"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
COMMENT_OR_STRING = re.compile(rf"(//[^\n]*|/\*.*?\*/)|({STRING.pattern})", re.DOTALL)
TYPE = re.compile(
    r"\b(?:struct|class|actor|enum|protocol|extension) (?:\w+\.)*(\w+)([^{}]*)\{")
DECLARED = re.compile(
    r"\b(?:(?:func|var|let|typealias|struct|class|actor|enum|protocol) (\w+)|(init)"
    r"|case ([^:\n]*))")
MARK = re.compile(r"\s*<!-- (.+) -->\s*")
PICTURE = re.compile(r"\s*<!-- (\S+\.svg): (.+) -->\s*")
COMMAND = re.compile(r"(?:swift (?:run|test|build)|Scripts/(?!support\b)[\w-]+)(?: .*)?")
# A text with such a sign, or with such a beginning, is code, not a sentence.
SIGN = re.compile(r'[(){}\[\]<>=@\\"&|/\d]|\.\w|\w[?!]$|\w!')
TYPE_NAME = re.compile(r"\b(?!GoF)[A-Z]\w*[a-z0-9][A-Z]\w*")  # In the words of a diagram.
BEGINNINGS = set("any async case class for guard if lazy let some static throw try while".split())
FOREIGN = """
    AnyIterator Encoder IteratorSequence LazyFilterSequence NSXPCConnection UITableView
    URLProtocol dataCorrupted decode resolve shuffled withCheckedThrowingContinuation
    Protocol extends lambda synchronized
    Door FTBand LoggedDoor RateSource Register StepCounter""".split()  # The last six don't exist: they are made up.
SHELL = ["git diff"]  # Commands of other tools.
IN_PYTHON = {"chapters": "pages.py", "print": "printing.py"}  # The other programs are built.
program = "chapters"  # The name in messages: Scripts/print uses this file, too.


class Fence(NamedTuple):
    """A block between two lines of backticks."""

    language: str
    mark: str  # The text of the comment on the line above, or nothing.
    line: int  # The line of the opening backticks, the first of the page being 1.
    margin: str
    body: list[str]
    is_closed: bool

    def commands(self) -> list[tuple[int, str]]:
        """The commands in a fence of sh, each with its line, without the comment after it."""
        lines = ((number, line.partition("  # ")[0].strip())
                 for number, line in enumerate(self.body, self.line + 1))
        return [(number, line) for number, line in lines if line]


class Page:
    """A page, taken apart; each part has its line."""

    def __init__(self, path: str, text: str) -> None:
        from markdown_it import MarkdownIt  # `add_parser` has made it importable.

        self.path = path
        self.lines = text.split("\n")
        self.has_examples = bool(re.search(r"^\.|/katas/|/for-teachers|/in-the-wild|^Tests/", path))
        self.fences: list[Fence] = []
        self.spans: list[tuple[str, int]] = []
        self.links: list[tuple[str, int]] = []
        self.html: list[tuple[str, int]] = []
        self.rows: list[int] = []
        self.tables: list[Fence] = []
        self.pictures = [(number, found[1], found[2]) for number, line in enumerate(self.lines, 1)
                         if (found := PICTURE.fullmatch(line))]
        self.anchors: list[str] = []
        before = ""
        for token in MarkdownIt("commonmark").enable("table").parse(text):
            if token.type == "fence":
                self.fences.append(self._fence(token))
            elif token.type == "html_block":
                self.html.append((token.content, token.map[0] + 1))
            elif token.type == "table_open" and (above := self._mark(token.map[0])):
                begin, end = token.map
                self.tables.append(Fence("table", above, begin, "", self.lines[begin:end], True))
            elif token.type == "tr_open":
                self.rows.append(token.map[0] + 1)
            elif token.type == "inline":
                words = self._read(token)
                if before == "heading_open":
                    slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
                    same = sum(bool(re.fullmatch(rf"{slug}(-\d+)?", name)) for name in self.anchors)
                    self.anchors.append(f"{slug}-{same}" if same else slug)
            before = token.type
        self.code = {number for fence in self.fences
                     for number in range(fence.line, fence.line + len(fence.body) + 2)}
        shown = (fence for fence in self.fences if not fence.language or self.has_examples)
        self.output = "\n".join(line for fence in shown for line in fence.body)

    def _mark(self, start: int) -> str:
        """The text of the comment above a line, or nothing."""
        above = MARK.fullmatch(self.lines[start - 1]) if start else None
        return above[1] if above else ""

    def _fence(self, token) -> Fence:
        """Takes a fence apart."""
        start, end = token.map
        return Fence(
            language=(token.info.split() or [""])[0], mark=self._mark(start),
            line=start + 1, margin=self.lines[start].partition(token.markup)[0],
            body=token.content.split("\n")[:-1],
            is_closed=end > start + 1 and self.lines[end - 1].strip(" >").startswith(token.markup))

    def _read(self, token) -> str:
        """Finds the code and the links in a sentence, and returns its words."""
        words, place = "", 0
        flat = token.content.replace("\n", " ")
        for child in token.children:
            text = " " if child.type in ("softbreak", "hardbreak") else child.content
            place = max(place, flat.find(text, place))
            line = token.map[0] + 1 + token.content.count("\n", 0, place)
            place += len(text)
            if child.type != "html_inline":
                words += text
            if child.type == "code_inline":
                self.spans.append((text.strip(), line))
            elif child.type == "link_open":
                self.links.append((child.attrs["href"], line))
        return words


class Package:
    """The files of the package, the declarations in them, and its programs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.paths = set(self._paths())
        swift = self._matching(
            r"((?:Sources|Tests(?!/Snippets)|Chapters(?!/excerpts))/.*\.swift|Package\.swift)")
        texts = {path: self.read(path) for path in swift}
        self.code = {path: COMMENT_OR_STRING.sub(lambda found: found[2] or "", text)
                     for path, text in texts.items()}
        self.text, self.all_code = "\n".join(texts.values()), "\n".join(self.code.values())
        self.words = set(WORD.findall(self.all_code)) | set(FOREIGN)
        self.katas = self._matching(r"Chapters/[^/]+/katas/([^/]+)")
        pages = self._matching(r"(Chapters/[^/]+/katas/[^/]+/README\.md)")
        numbers = (re.match(r"# Kata (\d+\.\d+):", self.read(path)) for path in pages)
        self.katas += [number[1] for number in numbers if number]
        elsewhere = re.findall(r'program\(\s*"([^"]+)", at:', self.code.get("Package.swift", ""))
        self.programs = [*self._matching(r"Sources/Programs/([^/]+)"), *elsewhere, "check", *IN_PYTHON]
        mistakes = [f"{pattern}/{name}" for pattern in self._matching(r"Tests/Mistakes/(.+)\.txt")
                    for name in re.findall(r"(?m)^## (\S+)$", self.read(f"Tests/Mistakes/{pattern}.txt"))]
        self.mistakes = {start for name in mistakes for start in
                         (name, name.split("/")[0], *re.findall(r"^((.+/\d+)\w?)-", name)[0])}
        self.tests: set[str] = set()
        self.members: dict[str, set[str]] = defaultdict(set)
        self.inherits: dict[str, set[str]] = defaultdict(set)
        self.files: dict[str, list[str]] = defaultdict(list)  # Of each type.
        for path, code in self.code.items():
            self._declare(path, code)
        self.names = {*self.paths, *self.katas, *self.programs, *self.mistakes, *self.tests, *SHELL}

    def _paths(self) -> Iterator[str]:
        """All files and folders of the package, without built ones."""
        for folder, folders, files in os.walk(self.root):
            folders[:] = [name for name in folders if name not in (".git", ".katas", ".swiftpm")
                          and not name.startswith(".build")]
            for name in folders + files:
                yield (Path(folder) / name).relative_to(self.root).as_posix()

    def _matching(self, pattern: str) -> list[str]:
        """What the group of a pattern matches in each path."""
        found = (re.fullmatch(pattern, path) for path in sorted(self.paths))
        return [match[1] for match in found if match]

    def read(self, path: str) -> str:
        """A file's text. Bytes that aren't UTF-8 stay the same when it is written."""
        return (self.root / path).read_bytes().decode("utf-8", "surrogateescape")

    def pages(self) -> dict[str, Page]:
        """All Markdown files, taken apart."""
        return {path: Page(path, self.read(path)) for path in self._matching(r"(.*\.md)")}

    def _declare(self, path: str, code: str) -> None:
        """Notes the tests and types of a file. A type's members are all declarations of its files."""
        for name in re.findall(r"`([^`\n]* [^`\n]*)`", code):
            suite = re.sub(r"Tests/(\w+)/(?:.*/)?(\w+)\.swift", r"\1.\2", path)
            self.tests |= {name, f"{suite}/{name}"}
        declared = set(WORD.findall(" ".join(map(" ".join, DECLARED.findall(code)))))
        for name, head in TYPE.findall(code):
            head = re.sub(r"<[^<>]*>", "", head).split(" where ")[0]
            self.inherits[name] |= set(WORD.findall(head.partition(":")[2]))
            self.members[name] |= declared
            self.files[name].append(path)

    def has_member(self, name: str, member: str) -> bool:
        """Whether a type, or one of ours that it inherits from, has a member."""
        return member in self.members[name] | {"Type", "allCases", "nan", "rawValue", "self"} or any(
            self.has_member(parent, member)
            for parent in self.inherits[name] & self.files.keys() - {name})

    @lru_cache(maxsize=None)
    def run(self, *words: str) -> tuple[str, str]:
        """The output of a program without a terminal, and the reason if it failed."""
        program = [self.root / ".build" / "debug" / words[0]]
        if words[0] in IN_PYTHON:
            program = [sys.executable, Path(__file__).with_name(IN_PYTHON[words[0]])]
        # Files, not pipes: a process left behind by a program would keep pipes open.
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            try:
                status = subprocess.run(
                    [*program, *words[1:]], cwd=self.root, stdin=subprocess.DEVNULL, stdout=output,
                    stderr=errors, timeout=SECONDS).returncode
            except subprocess.TimeoutExpired:
                return "", f"it was still running after {SECONDS} seconds"
            except OSError as error:
                return "", f"it can't be run: {error.strerror}"
            output.seek(0)
            errors.seek(0)
            text, said = (file.read().decode("utf-8", "replace") for file in (output, errors))
        last = (said.strip() or text.strip()).split("\n")[-1]
        return text, (last or f"its status is {status}") if status else ""


def stands(text: str, whole: str) -> bool:
    """Whether a text occurs in another text, but not inside a longer word."""
    pattern = re.escape(text)
    before = rf"(?<!\w{pattern})" if text[0].isalnum() else ""
    after = r"(?!\w)" if text[-1].isalnum() else ""
    return bool(re.search(pattern + before + after, whole))


def place(run: list[str], text: list[str], first: int) -> Optional[tuple[int, int]]:
    """Where lines occur in a text, one after another, from a given line on."""
    for start in range(first, len(text) - len(run) + 1):
        if text[start:start + len(run)] == run:
            return start, start + len(run)
    return None


def nearest(run: list[str], text: list[str], first: int) -> Optional[tuple[int, int]]:
    """Where changed lines occur, if half of their words are left, and only in one place."""
    rest = text[first:]
    blocks = difflib.SequenceMatcher(None, run, rest, False).get_matching_blocks()[:-1]
    left = [line for block in blocks for line in run[block.a:block.a + block.size]]
    if not blocks or 2 * len(WORD.findall(" ".join(left))) < len(WORD.findall(" ".join(run))):
        return None
    begin, end = blocks[0].b - blocks[0].a, blocks[-1].b - blocks[-1].a + len(run)
    most = max(blocks, key=lambda block: block.size)
    again = place(run[most.a:most.a + most.size], rest, most.b + 1)
    is_sound = 0 <= begin < end <= len(rest) and end - begin <= 2 * len(run) + 10 and not again
    return (first + begin, first + end) if is_sound else None


def fit(fence: Fence, text: list[str]) -> tuple[list[str], Optional[int]]:
    """What a fence has to hold, and the first of its lines that the text doesn't have, or None."""
    mark = "..." if COMMAND.fullmatch(fence.mark) else "// ..."
    marks = [number for number, line in enumerate(fence.body) if line.strip() == mark]
    if mark == "..." and not marks:
        return text, None
    body: list[str] = []
    cursor = 0
    for before, after in zip([-1, *marks], [*marks, len(fence.body)]):
        run = fence.body[before + 1:after]
        body += fence.body[max(before, 0):before + 1]
        if run:
            first = cursor + (before >= 0)  # A mark leaves out at least one line.
            found = place(run, text, first) or nearest(run, text, first)
            if not found:
                return fence.body, before + 1
            body += text[slice(*found)]
            cursor = found[1]
    return body, None if cursor else 0


def cells(lines: list[str]) -> dict[tuple[str, str], str]:
    """The cells of tables, each by the first cell of its row and that of its column, in either order."""
    found: dict[tuple[str, str], str] = {}
    heads: list[str] = []
    for line in lines:
        row = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = row
        elif set(line) - set("|- "):
            for head, cell in zip(heads[1:], row[1:]):
                found[row[0], head] = found[head, row[0]] = cell
    return found


def rows(table: Fence, text: list[str]) -> tuple[list[str], Optional[int]]:
    """What a table has to hold, and the first row with a cell that the text doesn't have, or None."""
    known = cells(text)
    heads = [cell.strip() for cell in table.body[0].strip().strip("|").split("|")]
    body = table.body[:2]
    for number, line in enumerate(table.body[2:], 2):
        first = line.split("|")[1].strip()
        row = [known.get((first, head)) for head in heads[1:]]
        if None in row:
            return table.body, number
        body.append(f"| {' | '.join([first, *row])} |")
    return body, None


class Checker:
    """Checks a page, and notes each problem with its line."""

    def __init__(
        self, page: Page, pages: dict[str, Page], package: Package, reading: Reading
    ) -> None:
        self.page, self.pages, self.package, self.reading = page, pages, package, reading
        self.counts: Counter[str] = Counter()
        self.problems: list[tuple[str, int, str]] = []

    def check(self) -> "Checker":
        """Checks everything on the page."""
        for fence in self.page.fences:
            self.check_fence(fence)
        for table in self.page.tables:
            line, problem = self.renewed(table)[1] or (0, None)
            self.note("outputs", line, problem)
        for line, path, command in self.page.pictures:
            picture, problem = self.newer_picture(path, command)
            if picture is not None:
                problem = f"{path} isn't what '{command}' prints: --update writes it"
            self.note("outputs", line, problem)
        for target, line in self.page.links:
            if ":" not in target:
                self.note("links", line, self.link_problem(target))
        for span, line in self.page.spans:
            if COMMAND.fullmatch(span):
                self.note("commands", line, self.command_problem(span))
            else:
                self.note("names", line, self.name_problem(span))
        self.check_rows()
        for line, told, right in self.reading.told(self.page.path, self.target):
            self.note("minutes", line, None if told == right else
                      f"it takes {right} minutes, not {told}: --update corrects this")
        tags = [(tag, line) for html, line in self.page.html
                for tag in re.findall("</?details", html)]
        for (tag, line), (following, _) in zip(tags, [*tags[1:], ("<details", 0)]):
            if tag == following:
                self.note("folds", line, f"{tag}> has no matching tag: write both")
        return self

    def note(self, kind: str, line: int, problem: Optional[str]) -> None:
        """Counts a checked item, and notes its problem, if any."""
        self.counts[kind] += 1
        if problem:
            self.problems.append((self.page.path, line, problem))

    def truth(self, fence: Fence) -> tuple[list[str], str, Optional[str]]:
        """The lines that a fence is taken from, their source, and the reason if there are none."""
        mark = fence.mark
        if not COMMAND.fullmatch(mark):
            if not (mark in self.package.paths and (self.package.root / mark).is_file()):
                return [], mark, f"there is no file '{mark}'"
            return self.package.read(mark).splitlines(), mark, None
        if re.match(r"swift [tb]|Scripts/(check|chapters|kata|measure|change(?! --recorded))\b(?!.* --help)", mark):
            return [], mark, f"the output of '{mark}' varies: show only its --help"
        if problem := self.command_problem(mark):
            return [], mark, problem
        words = shlex.split(re.sub(r"^(Scripts/|swift run )", "", mark))
        if words[0] == "compare":
            words += ["--deadline", "100"]  # A busy computer mustn't change the output.
        text, failure = self.package.run(*words)
        return text.splitlines(), f"'{mark}'", f"'{mark}' fails: {failure}" if failure else None

    def newer_picture(self, path: str, command: str) -> tuple[Optional[str], Optional[str]]:
        """The picture that a command prints, if the file differs, and the problem if it failed."""
        lines, _, problem = self.truth(Fence("picture", command, 0, "", [], True))
        picture = "".join(line + "\n" for line in lines)
        file = self.package.root / path
        is_same = file.is_file() and file.read_text("utf-8") == picture
        return None if problem or is_same else picture, problem

    def renewed(self, fence: Fence) -> tuple[list[str], Optional[tuple[int, str]]]:
        """The right content of a fence, and the first line of the page that differs."""
        text, source, problem = self.truth(fence)
        if problem:
            return fence.body, (fence.line - (fence.language != "table"), problem)
        body, lost = rows(fence, text) if fence.language == "table" else fit(fence, text)
        if lost is not None:
            return body, (fence.line + 1 + lost, f"{source} doesn't have these lines after "
                          "the lines above: show lines that it has, in its order")
        for number, pair in enumerate(zip_longest(fence.body, body), fence.line + 1):
            if pair[0] != pair[1]:
                shown, right = ("nothing" if line is None else f"'{line.strip()}'" for line in pair)
                return body, (number, f"{source} has {right} here, not {shown}")
        return body, None

    def update(self) -> list[str]:
        """Updates the parts of the page that differ, and returns messages about them."""
        lines, said = list(self.page.lines), []
        parts = self.page.fences + self.page.tables
        for fence in sorted(parts, key=lambda part: part.line, reverse=True):
            body = self.renewed(fence)[0] if fence.is_closed and fence.mark else fence.body
            if body != fence.body:
                lines[fence.line:fence.line + len(fence.body)] = [
                    fence.margin + line if line else "" for line in body]
                said.insert(0, f"{self.page.path}:{fence.line}: rewrote {fence.mark}\n")
        for line, path, command in self.page.pictures:
            picture, _ = self.newer_picture(path, command)
            if picture is not None:
                write(self.package.root / path, picture)
                print(f"{self.page.path}:{line}: drew {path}")
        told = self.reading.told(self.page.path, self.target)
        for line, _, right in (minutes for minutes in told if minutes.told != minutes.right):
            said.append(f"{self.page.path}:{line}: wrote {right} minutes\n")
        lines = self.reading.renewed(lines, told)
        if said:
            write(self.package.root / self.page.path, "\n".join(lines))
        return said

    def check_fence(self, fence: Fence) -> None:
        """Checks a listing, an output, commands to type, a diagram or an example."""
        if not fence.is_closed:
            self.note("fences", fence.line, "this fence is never closed: end it with ```")
        elif fence.language == "mermaid":
            self.check_diagram(fence)
        elif fence.language == "text" and not fence.mark and not self.page.has_examples:
            for number, line in enumerate(fence.body, fence.line + 1):
                for name in TYPE_NAME.findall(line):
                    self.note("names", number, None if name in self.package.files else
                              f"there is no type '{name}'")
        elif fence.language == "sh":
            for number, line in fence.commands():
                if not line.startswith(("{", "git clone ")):
                    self.note("commands", number, self.command_problem(line))
        elif fence.mark:
            line, problem = self.renewed(fence)[1] or (0, None)
            self.note("outputs" if COMMAND.fullmatch(fence.mark) else "listings", line, problem)
        elif not self.page.has_examples:
            self.note("fences", fence.line, "this fence has no source: write a comment above it, "
                      "<!-- path/of/a/File.swift --> or <!-- swift run NAME -->")
        elif fence.language == "swift":
            new = re.findall(r"\b(?:let|var|func|struct|class|actor|enum|case|for) (\w+)",
                             "\n".join(fence.body))
            for number, line in enumerate(fence.body, fence.line + 1):
                words = WORD.findall(COMMENT_OR_STRING.sub("", line))
                for word in set(words) - self.package.words - set(new):
                    self.note("names", number, f"no Swift file has the name '{word}'")

    def target(self, link: str) -> tuple[str, str]:
        """The path in the package, and the anchor, that a link leads to."""
        path, _, anchor = unquote(link).partition("#")
        folder = os.path.dirname(self.page.path)
        return os.path.normpath(os.path.join(folder, path)) if path else self.page.path, anchor

    def link_problem(self, link: str) -> Optional[str]:
        """The problem with a link, or None."""
        path, anchor = self.target(link)
        if path != "." and path not in self.package.paths:
            return f"there is no '{path}' to link to"
        anchors = self.pages[path].anchors if path in self.pages else []
        if not anchor or anchor in anchors:
            return None
        near = difflib.get_close_matches(anchor, anchors, 1, 0)
        return f"{path} has no heading '#{anchor}': " + (
            f"the nearest is '#{near[0]}'" if near else "leave the anchor out")

    def check_rows(self) -> None:
        """Types and tests in a table row with the link to their file."""
        files: list[str] = []
        for row in self.page.rows:
            text = self.page.lines[row - 1]
            found = [self.target(link)[0] for link, line in self.page.links if line == row]
            files = found or (files if "| the same |" in text else [])
            code = "\n".join(self.package.code.get(path, "") for path in files)
            for span in [span for span, line in self.page.spans if line == row and code.strip()]:
                if text.startswith(f"| `{span}` |") and " " in span or span in self.package.files:
                    self.note("names", row, None if stands(span, code) else
                              f"{files[0]} doesn't have '{span}': link to the file that has it")

    def command_problem(self, command: str) -> Optional[str]:
        """The problem with a command, or None."""
        package = self.package
        if found := re.fullmatch(r"swift test --filter '?([^' ]+)'?", command):
            is_there = any(re.search(found[1], test) for test in package.tests)
            return None if is_there else f"there is no test or suite '{found[1]}'"
        found = re.fullmatch(r"(swift run |Scripts/)([\w-]+)( .*)?", command)
        if not found:
            return None if command in ("swift build", "swift test", "swift test list") else (
                f"'{command}' isn't one of Scripts/NAME, swift run NAME, swift test --filter NAME")
        name, words = found[2], shlex.split(found[3] or "")
        if name not in package.programs or (
                found[1] == "Scripts/" and f"Scripts/{name}" not in package.paths):
            return f"there is no '{found[1]}{name}': give one of {', '.join(sorted(package.programs))}"
        # The reader chooses the values in capitals.
        given = [word for word in words if not re.fullmatch("[A-Z]+", word) and word != "--help"]
        # A program checks its whole command line before it prints its help.
        text, failure = package.run(name, *given, "--help")
        for option, value in zip(words, words[1:]):
            if option == "--source" and not stands(value, text):  # The program checks it later.
                return f"there is no source '{value}'"
        if words[1:] and words[1] in given and words[1][0] != "-":
            if name == "kata" and words[0] != "read" and words[1] not in package.katas:
                return f"there is no kata '{words[1]}'"
            if words[0] == "mistakes" and words[1] not in package.mistakes:
                return f"there is no mistake '{words[1]}'"
        return failure or None

    def name_problem(self, text: str) -> Optional[str]:
        """The problem with code in a sentence, or None."""
        package = self.package
        if text.startswith("--"):
            option = text.split()[0]
            is_there = stands(f'"{option}', package.all_code)
            return None if is_there else f"no program has the option '{option}'"
        path = re.fullmatch(r"(?:swift )?((?:Sources|Tests|Chapters|Scripts)/\S+|[a-z]+/\d\S*)", text)
        if path:
            is_there = {path[1].rstrip("/"), f"Tests/Mistakes/{path[1]}"} & package.names
            return None if is_there else f"there is no file, folder or mistake '{path[1]}'"
        for name, member in re.findall(r"\b([A-Z]\w*)(?=\.(\w+))", STRING.sub("", text)):
            if name in package.files and not package.has_member(name, member):
                return f"{name} has no member '{member}'"
        call = re.fullmatch(r"(?:.*\.)?(\w+)\(((?:\w+:)+)\)", text)
        if call and call[1] not in FOREIGN and stands(f"func {call[1]}", package.all_code):
            labels = r"[^{}]*?\b".join(fr"{label}[\w ]*:" for label in call[2][:-1].split(":"))
            if not re.search(rf"\b{call[1]}(?:<[^>]*>)?\(\s*{labels}", package.all_code):
                return f"there is no function '{text}'"
        for part in re.split(r"\.\.\.|…", text):
            words, part = WORD.findall(STRING.sub("", part)), part.strip()
            if not part or self.is_known(text) or self.is_known(part):
                continue
            for word in words:
                if word not in package.words:
                    return f"no Swift file has the name '{word}'"
            if len(words) > 1 and not SIGN.search(part) and words[0] not in BEGINNINGS:
                return f"there is no test '{part}', and neither the code nor an output has this text"
        return None

    def is_known(self, text: str) -> bool:
        """Whether something has this name, or the code or an output has this text."""
        if text.replace("`", "") in self.package.names or text in self.package.words:
            return True
        # A single word has to be in code: in a comment it may be plain English.
        code = self.package.all_code if re.fullmatch(r"[\w-]+", text) else self.package.text
        return stands(text, self.page.output) or stands(text, code)

    def check_diagram(self, fence: Fence) -> None:
        """Checks the names in a diagram. `.ci/diagrams` checks that Mermaid draws it."""
        people = re.findall(r"^ *actor (\w+)$", "\n".join(fence.body), re.MULTILINE)
        inside = ""
        for number, text in enumerate(map(str.strip, fence.body), fence.line + 1):
            names, call = TYPE_NAME.findall(text), None
            if found := re.fullmatch(r"(class|participant) (\w+)( \{)?|\}", text):
                names, inside = [found[2] or inside], found[2] if found[3] else ""
            elif found := re.fullmatch(r"(\w+) (<?[-.|o*]+>?) (\w+)(?: : .+)?", text):
                child, arrow, parent = found.groups()
                if arrow.startswith("<"):
                    child, parent = parent, child
                if "|" in arrow and parent not in self.package.inherits.get(child, []):
                    self.note("names", number, f"'{child}' isn't declared to be a '{parent}'")
            elif found := re.fullmatch(r"(\w+)(-?->>|--x)[-+]?(\w+): (.+)", text):
                names = [name for name in (found[1], found[3]) if name not in people]
                if found[2] == "->>" and found[3] in names:
                    call = (found[3], found[4])
            elif inside and (found := re.fullmatch(r"[-+]?(\w+(?:\(.*\))?)", text)):
                call = (inside, found[1])
            for name in names:
                is_there = name in self.package.files or name in self.package.programs
                self.note("names", number, None if is_there else
                          f"there is no type or program '{name}': make a person an 'actor'")
            if call:
                self.note("names", number, self.call_problem(*call))

    def call_problem(self, name: str, call: str) -> Optional[str]:
        """The problem with a call of a member or to a server, in a diagram, or None."""
        if found := re.fullmatch(r"[A-Z]+ (/\S*)(?: .*)?", call):
            is_there = stands(found[1], self.package.all_code)
            return None if is_there else f"no Swift file has the path '{found[1]}'"
        member = call.split("(")[0]
        return None if self.package.has_member(name, member) else f"'{name}' has no '{member}'"


def write(path: Path, text: str) -> None:
    """Writes a page completely or not at all."""
    begun = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
            begun = file.name
            file.write(text.encode("utf-8", "surrogateescape"))
        os.chmod(file.name, path.stat().st_mode if path.exists() else 0o644)
        os.replace(file.name, path)
    except OSError as error:
        if begun:
            os.unlink(begun)
        fail(73, f"can't write '{path}': {error.strerror}")


def fail(status: int, message: str) -> NoReturn:
    """Ends the program with a message."""
    print(f"{program}: {message}", file=sys.stderr)
    sys.exit(status)


def add_parser(root: Path) -> None:
    """Makes the Markdown parser importable. It is installed once, in `.build`."""
    venv = root / ".build" / "pages-venv"
    made = venv / "requirements"
    if not made.is_file() or made.read_text() != REQUIREMENTS:
        for command, missing in (
            ([sys.executable, "-m", "venv", "--clear", venv],
             "Python's modules venv and ensurepip are missing: install Debian's python3-venv, or "
             "Python from https://www.python.org"),
            ([venv / "bin" / "python", "-m", "pip", "install", "-q", *REQUIREMENTS.split()],
             f"{REQUIREMENTS} can't be installed: connect to the network for this first run"),
        ):
            if subprocess.run(command, capture_output=True).returncode:
                fail(69, missing)
        made.write_text(REQUIREMENTS)
    sys.path[:0] = map(str, venv.glob("lib/python*/site-packages"))


def main(words: list[str]) -> int:
    """Runs a command line."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    for word in words:
        if word not in ("--update", "--minutes", "--help"):
            fail(64, f"unknown option '{word}': give --update, --minutes or --help")
    if "--help" in words:
        print(__doc__.strip())
        return 0
    root = Path(__file__).resolve().parents[2]
    add_parser(root)
    package = Package(root)
    if "--update" in words:
        pages = package.pages()
        reading = Reading(root, pages)
        for page in pages.values():
            print("".join(Checker(page, pages, package, reading).update()), end="")
    pages = package.pages()
    reading = Reading(root, pages)
    if "--minutes" in words:
        print(reading.table())
        return 0
    with ThreadPoolExecutor() as pool:  # In parallel, because programs take time.
        checks = list(pool.map(
            lambda page: Checker(page, pages, package, reading).check(), pages.values()))
    snippets, wrong_snippets = Snippets(root, sys.platform).problems(pages)
    excerpts, wrong_excerpts = excerpt_problems(root)
    texts, wrong_texts = wording.problems(root, pages)
    problems = sorted({*wrong_snippets, *wrong_excerpts, *wrong_texts, *reading.too_long(),
                       *(problem for check in checks for problem in check.problems)})
    for path, line, problem in problems:
        print(f"{path}:{line}: {problem}")
    counts = sum((check.counts for check in checks), Counter(
        snippets=snippets, excerpts=excerpts, texts=texts))
    kinds = ("listings", "outputs", "links", "names", "commands", "minutes", "snippets", "excerpts",
             "texts")
    print(f"pages {len(pages)},", *(f"{kind} {counts[kind]}," for kind in kinds),
          f"problems {len(problems)}")
    return 1 if problems else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
