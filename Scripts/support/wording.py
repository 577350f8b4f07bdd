"""Finds texts that are hard to read: words that are used too often, and phrases to avoid.

Words are counted for each page, and for the messages or the comments of a folder.
"""

import re
from pathlib import Path
from typing import Iterator

# A pronoun, not a number: "each one.", "the one that", but not "one request".
ONE = r"\bones\b|\b[Oo]ne\b(?=\s*(?:[.,;:!?)|]|$|(?:that|which|who|in|is|was|are|for|with|as|and|or|to|on|at|from|but)\b))"
# How often a word may be used in 1,000 words, as in well-edited programming books.
RATES = {
    "it": (r"\b[Ii]t\b", 17),
    "one": (ONE, 4),
    "say": (r"\b[Ss](?:ays?|aid)\b", 2),
    "stand": (r"(?<!you )\b[Ss](?:tands?|tood)\b(?! (?:for|in)\b)", 0),
    ";": (r";", 1.6),
    "whoever": (r"\b[Ww](?:ho|hat|hich)ever\b", 0.5),
    "a sentence that begins with who or what": (
        r"(?:^|\n\n|[.!?]\s+|\|\s*|- )(?:Who|What|Whose)\b(?=[^.!?:|]*\.)", 0.5),
}
PHRASES = re.compile(
    r"\b(?:as (?:it|they) came|under way|by the letter|the way through|second try|another try"
    r"|(?<!do )(?<!over )anew|handed? (?:it |them )?(?:in|over)|in our words|looks on|the outage row"
    r"|judges? (?:a|an|the|your|each)|judged|tampered|suspicious|(?:is|are) green|beliefs?|killed by"
    r"|this edition|of the edition|what else|is to be|are to be|with no (?:more|other)"
    r"|round (?:a|an|the|it)|stands? (?:for itself|before|beside))\b", re.IGNORECASE)
TAUGHT = """CafeService CaseStudies FakeNetwork Locking Patterns Programs Remote Scenario
    Vendors""".split()


def blank(text: str, pattern: str) -> str:
    """The text without the matches, with the same line numbers."""
    return re.sub(pattern, lambda found: " X" + "\n" * found[0].count("\n"), text,
                  flags=re.DOTALL | re.MULTILINE)


def prose(page) -> str:
    """The sentences of a page in Markdown."""
    text = "\n".join("" if number in page.code else line for number, line in enumerate(page.lines, 1))
    for pattern in (r"<!--.*?-->", r"`[^`]*`", r"(?<=\])\([^)]*\)", r"<[^<>]+>"):
        text = blank(text, pattern)
    return text


def comments(code: str) -> str:
    """The comments of a Swift file."""
    lines = (re.sub(r"^\s*//+ ?(?:- Role:.*|- \w+:)?|^(?!\s*//).*", "", line) for line in code.split("\n"))
    return blank("\n".join(lines), r"`[^`\n]*`")


def messages(code: str) -> str:
    """The strings of a Swift file with three words or more: such strings are probably for people."""
    def words(line: str) -> str:
        return " ".join(re.findall(r'"((?:[^"\\]|\\.)* (?:[^"\\]|\\.)* (?:[^"\\]|\\.)*)"', line))

    parts = code.split('"""')  # Every second part is a text of several lines.
    parts[::2] = ("\n".join("" if re.match(r"\s*//", line) else words(line) for line in part.split("\n"))
                  for part in parts[::2])
    return blank("".join(parts), r"\\\([^)]*\)|'[^'\n]*'|`[^`\n]*`")


def texts(root: Path, pages) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The texts that are counted together: a name, and each file's path and text."""
    for page in pages.values():
        yield page.path, [(page.path, prose(page))]
    for folder in sorted((root / "Sources").glob("*/")):
        files = [(file.relative_to(root).as_posix(), file.read_text("utf-8"))
                 for file in sorted(folder.rglob("*.swift"))]
        name = f"Sources/{folder.name}"
        if folder.name in TAUGHT:
            yield f"{name}, comments", [(path, comments(code)) for path, code in files]
        yield f"{name}, messages", [(path, messages(code)) for path, code in files]
    for kata in sorted((root / "Chapters").glob("*/katas/*/")):
        yield kata.relative_to(root).as_posix(), [
            (file.relative_to(root).as_posix(), comments(file.read_text("utf-8")))
            for file in sorted(kata.rglob("*.swift"))]


def problems(root: Path, pages) -> tuple[int, list[tuple[str, int, str]]]:
    """How many texts there are, and what to rewrite in them, each with its line."""
    found, count = [], 0
    for name, files in texts(root, pages):
        count += 1
        words = sum(len(re.findall(r"[^\W\d_]+", text)) for _, text in files)
        for path, text in files:
            found += [(path, text.count("\n", 0, phrase.start()) + 1,
                       f"avoid '{phrase[0]}': PHRASES in Scripts/support/wording.py lists it")
                      for phrase in PHRASES.finditer(text)]
        for word, (pattern, rate) in RATES.items():
            if word == ";" and name.endswith("messages"):
                continue  # Some strings are code.
            places = [(path, text.count("\n", 0, place.end()) + 1) for path, text in files
                      for place in re.finditer(pattern, text, re.MULTILINE)]
            most = int(rate and rate * words / 1000 + 5)  # A short text varies.
            if len(places) > most:
                lines = ", ".join(f"{path.rpartition('/')[2]}:{line}" for path, line in places[:12])
                found.append((*places[0], f"{name} uses '{word}' {len(places)} times in {words} words: "
                              f"rewrite sentences to use it at most {most} times ({lines})"))
    return count, found
