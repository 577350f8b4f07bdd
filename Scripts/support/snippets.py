"""Compiles the snippets for the pages' sentences about Swift, runs the examples, and checks the excerpts."""

import hashlib
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Optional

SECONDS = 60
FIELD = re.compile(r"// ([A-Z][a-z]+): ?(.*)")
ANSWERS = ("adapter", "bridge", "facade", "proxy", "decorator", "none")
FEWEST_EXCERPTS, FEWEST_AFTER_REAL_CODE = 60, 20


def plain(text: str) -> str:
    """Words without the signs of Markdown, and with one space between them."""
    text = re.sub(r"\]\([^)]*\)", "", re.sub(r"<!--.*?-->", " ", text, flags=re.DOTALL))
    return " ".join(re.sub(r"[`*_\[\]]", "", re.sub(r"[>|]", " ", text)).split())


def head(text: str) -> tuple[list[tuple[str, str]], str]:
    """The fields in the comment that a file begins with, and the code below it."""
    fields: list[tuple[str, str]] = []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if found := FIELD.fullmatch(line):
            fields.append((found[1], found[2]))
        elif line.startswith("// ") and fields:
            fields[-1] = (fields[-1][0], f"{fields[-1][1]} {line[3:]}")
        else:
            return fields, "\n".join(lines[number:]).strip()
    return fields, ""


def snippets(text: str) -> list[tuple[int, str]]:
    """The snippets of a file, each with the line that it begins on. Each begins with // Says: below a
    blank line; the file may begin with a comment for the formatter."""
    found, line = [], 1
    for part in re.split(r"\n\n(?=// Says:)", text):
        if not part.startswith("// swift-format-"):
            found.append((line, part))
        line += part.count("\n") + 2
    return found


class Snippets:
    """The snippets, each with the sentences that it holds; and the example of each pattern."""

    def __init__(self, root: Path, platform: str) -> None:
        self.root, self.platform = root, platform
        self.cache = root / ".build" / "snippets"
        version = subprocess.run(["swiftc", "--version"], capture_output=True).stdout
        self.salt = version + Path(__file__).read_bytes()

    def problems(self, pages: dict) -> tuple[int, list[tuple[str, int, str]]]:
        """The number of snippets, and their problems."""
        files = sorted([*self.root.glob("Tests/Snippets/*.swift"),
                        *self.root.glob("Chapters/examples/*.swift")])
        said = plain("\n".join(line for page in pages.values() for line in page.lines))
        parts = [(file, *part) for file in files for part in snippets(file.read_text())]
        with ThreadPoolExecutor(max_workers=2) as pool:
            found = list(pool.map(lambda part: self._problem(part[0], part[2], said), parts))
        return len(parts), [(file.relative_to(self.root).as_posix(), line, problem)
                            for (file, line, _), problem in zip(parts, found) if problem]

    def _problem(self, file: Path, text: str, said: str) -> Optional[str]:
        """The problem with a snippet: no page has its sentence, or Swift gives a different result."""
        fields, code = head(text)
        names = [name for name, _ in fields]
        if file.parent.name == "examples":
            if names != [file.stem.capitalize(), "Prints"]:
                return f"it has to begin with // {file.stem.capitalize()}: and // Prints:"
        elif "Says" not in names or set(names) - {"Says", "Fails", "Prints", "For"}:
            return "it has to begin with // Says: and may only have // Fails:, // Prints: or // For: as well"
        for name, sentence in fields:
            if name == "Says" and plain(sentence) not in said:
                return f"no page has the sentence '{sentence}'"
        values = dict(fields)
        if values.get("For", self.platform) != self.platform:
            return None
        key = hashlib.sha256(self.salt + text.encode()).hexdigest()
        if (self.cache / key).exists():
            return None
        problem = self._compile(code, values)
        if not problem:
            self.cache.mkdir(parents=True, exist_ok=True)
            (self.cache / key).touch()
        return problem

    def _compile(self, code: str, values: dict[str, str]) -> Optional[str]:
        """The problem with the compiler's or the program's result, or None."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "main.swift"
            source.write_text(code)
            modules = self.root / ".build" / "debug" / "Modules"
            command = ["swiftc", "-swift-version", "6", "-I", modules, source]
            command += (["-o", Path(folder) / "program"] if "Prints" in values
                        else ["-typecheck", "-parse-as-library"] if "@main" in code
                        else ["-typecheck"])
            try:
                compiled = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
                if "Prints" in values and not compiled.returncode:
                    ran = subprocess.run([Path(folder) / "program"], capture_output=True, text=True,
                                         timeout=SECONDS, stdin=subprocess.DEVNULL)
                    printed = " / ".join(ran.stdout.splitlines())
                    return None if printed == values["Prints"] else (
                        f"it prints '{printed}', not '{values['Prints']}'")
            except subprocess.TimeoutExpired:
                return f"it was still running after {SECONDS} seconds"
        errors = re.findall(r": error: (.*)", compiled.stderr)
        if "Fails" not in values:
            return f"it doesn't compile: {errors[0] if errors else compiled.stderr[-200:]}" \
                if compiled.returncode else None
        if not compiled.returncode:
            return f"it compiles, but has to fail with '{values['Fails']}'"
        return None if any(values["Fails"] in error for error in errors) else (
            f"it fails with '{'; '.join(errors)}', not with '{values['Fails']}'")


def excerpt_problems(root: Path) -> tuple[int, list[tuple[str, int, str]]]:
    """The number of excerpts, and their problems."""
    files, problems, real = sorted(root.glob("Chapters/excerpts/*.swift")), [], 0
    for file in files:
        fields, code = head(file.read_text())
        values, path = dict(fields), file.relative_to(root).as_posix()
        real += "After" in values
        if values.get("Answer") not in ANSWERS or not values.get("Because") or (
                set(values) - {"About", "Answer", "Because", "After"}):
            problems.append((path, 1, "it needs // Answer: (one of " + ", ".join(ANSWERS)
                             + ") and // Because:, and may have // About: and // After:"))
        elif re.search(rf"\b\w*{values['Answer']}", code, re.IGNORECASE):
            problems.append((path, 1, f"its code says '{values['Answer']}', which is the answer"))
    parsed = subprocess.run(["swiftc", "-parse", *files], capture_output=True, text=True) \
        if files else None
    if parsed and parsed.returncode:
        problems += [(Path(path).relative_to(root).as_posix(), int(line), text) for path, line, text
                     in re.findall(r"^(.+\.swift):(\d+):\d+: error: (.*)", parsed.stderr, re.M)]
    if files and (len(files) < FEWEST_EXCERPTS or real < FEWEST_AFTER_REAL_CODE):
        problems.append(("Chapters/excerpts", 1, f"it has {len(files)} excerpts, {real} of them based on "
                         f"real code: {FEWEST_EXCERPTS} and {FEWEST_AFTER_REAL_CODE} are required"))
    return len(files), problems
