"""Writes an HTML page to print. Open the page in a browser, and print it there."""

import html
import random
import re
import signal
import sys
from pathlib import Path
from typing import NamedTuple

import pages

ROOT = Path(__file__).resolve().parents[2]
HELP = f"""\
{__doc__}

Usage: print card|quiz|slips [options]

  card           the five patterns on one sheet, from Chapters/card.md
  quiz           the questions of Chapters/quiz.gift, one chapter per sheet, with the key at the end
  slips          the slips of Chapters/lesson-plans.md, one sheet per chapter with four copies to cut
  --output FILE  write to FILE instead of the terminal
  --seed N       shuffle the answers of the quiz; the same N gives the same order
  --help         show this help"""

STYLE = """
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; color: #111; background: #fff; overflow-wrap: anywhere;
  font: 1rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
code, pre { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.8em; }
pre { margin: 0.4rem 0; padding: 0.4rem 0.5rem; background: #f4f2ee; white-space: pre-wrap; break-inside: avoid; }
pre:has(.language-text) { white-space: pre; }
pre code { font-size: inherit; }
.own { color: #8f3d00; font-weight: bold; }
.stop { color: #a3231a; font-weight: bold; }
.card section { padding: 0.6rem 0; border-top: 1px solid #999; }
.card :is(h2, ul, p) { margin: 0; }
.card ul { padding: 0; list-style: none; }
.name { color: #555; font-size: 0.9rem; font-weight: normal; }
.quiz h2 { display: flex; justify-content: space-between; flex-wrap: wrap; gap: 1rem; }
.question { margin: 1rem 0; break-inside: avoid; }
.question p { margin: 0.15rem 0; }
.answer { display: grid; grid-template-columns: 2.6rem 1fr; align-items: baseline; }
.key { columns: 9rem; padding: 0; list-style: none; }
.sheet { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); margin: 1rem 0; }
.slip { padding: 1rem; border: 1px dashed #777; }
.slip li { margin: 0 0 3.5rem; }
@media (min-width: 50rem), print {
  .card section { display: grid; grid-template-columns: 9.5rem 11rem 1fr; gap: 0.2rem 0.8rem; align-items: start; }
  .card h2, .card section p { align-self: baseline; }
  .card section p { grid-column: 2 / 4; }
  .card pre:has(.language-text) { grid-column: 1 / 3; }
  .card ul { grid-column: 1 / 4; }
}
@media print {
  @page { margin: 10mm; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .card { line-height: 1.3; }
  h1 { font-size: 15pt; margin: 0; }
  .card > p { margin: 1mm 0; }
  .card h2 { font-size: 13pt; }
  .card section { grid-template-columns: 29mm 30mm 1fr; padding: 1mm 0; break-inside: avoid; }
  .card ul { font-size: 9.5pt; }
  .card pre { margin: 0; padding: 0; background: none; font-size: 8pt; }
  .card .language-text { font-weight: 600; }
  .chapter, .sheet { break-before: page; }
  .chapter:first-of-type, .sheet:first-of-type { break-before: auto; }
  .quiz h2 { margin: 0; }
  .question { margin: 0.7rem 0; line-height: 1.35; }
  :is(.quiz, .slips) h1 { display: none; }
  .sheet { grid-template: 1fr 1fr / 1fr 1fr; height: 255mm; margin: 0; }
  .slip { padding: 6mm; display: flex; flex-direction: column; }
  .slip ol { flex: 1; display: flex; flex-direction: column; }
  .slip li { flex: 1; margin: 0; }
}
"""
NAME = '<span class="name">Name ____________________</span>'


class Question(NamedTuple):
    """A question with one right answer."""

    title: str
    text: str
    answers: list  # Of pairs: whether it is right, and its text.


def parser_of_markdown():
    """The same parser as in Scripts/chapters."""
    pages.add_parser(ROOT)
    from markdown_it import MarkdownIt

    def unlinked(state) -> None:  # Nobody can click on paper.
        for token in state.tokens:
            token.children = [child for child in token.children or [] if "link" not in child.type]

    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.core.ruler.push("unlinked", unlinked)
    return parser


def read(name: str) -> str:
    """A file of the chapters."""
    try:
        return (ROOT / "Chapters" / name).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        pages.fail(66, f"can't read 'Chapters/{name}': {getattr(error, 'strerror', error)}")


def parts(text: str, marks: str) -> list:
    """The text before the first such heading, with an empty title; then each title with its text."""
    pieces = re.split(rf"(?m)^{marks} (.+)\n", text)
    return list(zip(["", *pieces[1::2]], pieces[::2]))


def card(markdown) -> str:
    """The card, with a row for each pattern. The text below the line --- isn't printed."""
    text = re.sub(r"<!--.*?-->\n", "", read("card.md").partition("\n---\n")[0], flags=re.DOTALL)
    (_, head), *rows = parts(text, "##")
    body = markdown.render(head) + "".join(
        f"<section>{markdown.render(f'## {title}')}{markdown.render(row)}</section>\n" for title, row in rows)
    body = re.sub(r"[.']?~[~\w]*(&gt;|[.'])", r'<span class="own">\g<0></span>', body)
    return re.sub(r"(?<=&gt;)X|(?<=-)X", r'<span class="stop">X</span>', body)


def questions() -> dict:
    """The questions of the quiz, by their category."""
    found: dict = {}
    text = re.sub(r"(?m)^\s*//.*\n", "", read("quiz.gift"))
    for block in re.split(r"\n\s*\n", text.strip()):
        if category := re.fullmatch(r"\$CATEGORY: *(?:.*/)?(.+)", block):
            chapter = found.setdefault(category[1], [])
            continue
        whole = re.fullmatch(r"::((?:\\.|[^\\])*?)::(?:\[\w+\])?((?:\\.|[^\\{}])*)\{((?:\\.|[^\\{}])*)\}", block, re.DOTALL)
        listed = re.findall(r"([=~])((?:\\.|[^\\=~#])*)(?:#(?:\\.|[^\\=~])*)?", whole[3], re.DOTALL) if whole else []
        if not found or [sign for sign, _ in listed].count("=") != 1:
            pages.fail(65, f"can't read the question '{block.splitlines()[0]}' in Chapters/quiz.gift: give it "
                       "a category, a title and one right answer, and a backslash before ~ = # { } in its text")
        chapter.append(Question(plain(whole[1]), plain(whole[2]),
                                [(sign == "=", plain(answer)) for sign, answer in listed]))
    return found


def plain(text: str) -> str:
    """A text without the escapes of GIFT."""
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text.strip())


def quiz(markdown, seed) -> str:
    """The quiz with boxes to tick, and its key."""
    body, key = "<h1>Quiz</h1>\n", '<section class="chapter"><h2>Key</h2>\n<ul class="key">\n'
    for chapter, asked in questions().items():
        body += f'<section class="chapter"><h2>{html.escape(chapter)} {NAME}</h2>\n'
        for title, text, answers in asked:
            if seed is not None:
                random.Random(f"{seed} {title}").shuffle(answers)
            body += f'<div class="question"><b>{html.escape(title)}</b>{markdown.render(text)}'
            for letter, (is_right, answer) in zip("ABCDEFGHIJ", answers):
                body += f'<div class="answer"><span>☐ {letter}</span><div>{markdown.render(answer)}</div></div>\n'
                key += f"<li>{html.escape(title.split()[0])} {letter}</li>\n" if is_right else ""
            body += "</div>\n"
        body += "</section>\n"
    return body + key + "</ul></section>"


def slips(markdown) -> str:
    """The slips, four equal ones on each sheet."""
    plans = dict(parts(read("lesson-plans.md"), "##"))
    if not (chapters := parts(plans.get("Slips", ""), "###")[1:]):
        pages.fail(65, "Chapters/lesson-plans.md has no slips: add them below '## Slips' and '### Chapter 1'")
    slip = '<div class="slip"><b>{}</b> {}\n{}</div>\n'
    each = (slip.format(html.escape(title), NAME, markdown.render(text)) for title, text in chapters)
    return "<h1>Slips</h1>\n" + "".join(f'<div class="sheet">{4 * one}</div>\n' for one in each)


def main(words: list) -> None:
    """Runs a command line."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` may stop reading.
    sys.stdout.reconfigure(encoding="utf-8")
    pages.program = "print"
    if "--help" in words:
        return print(HELP)
    what, options = "".join(words[:1]), dict(zip(words[1::2], words[2::2]))
    if (what not in ("card", "quiz", "slips") or 2 * len(options) + 1 != len(words)
            or set(options) - {"--output", "--seed" if what == "quiz" else ""}):
        pages.fail(64, "give card, quiz or slips, then the options: see --help")
    markdown, seed, output = parser_of_markdown(), options.get("--seed"), options.get("--output")
    body = {"card": card, "slips": slips, "quiz": lambda parser: quiz(parser, seed)}[what](markdown)
    page = (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Five Wrappers: {what}</title>\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
            f'<body>\n<main class="{what}">\n{body}\n</main>\n</body>\n</html>\n')
    if output is None:
        print(page, end="")
    elif Path(output).parent.is_dir():
        pages.write(Path(output), page)
    else:
        pages.fail(73, f"can't write '{output}': no such folder")


if __name__ == "__main__":
    main(sys.argv[1:])
