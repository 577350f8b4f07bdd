"""Checks the comparison's web page in a browser: page.py BROWSER DRIVER FOLDER PROGRAMS

Each flaw is a line. The last line counts the checks, and the lines before it count the checked things.
"""

import base64
import collections
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import unicodedata

import axe_playwright_python
from pypdf import PdfReader
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains, Keys

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
SCHEMES = ["light", "dark"]
WIDTHS = [360, 1440]
MORE_WIDTHS = [390, 768, 1024, 1280, 1920]

HOSTILE = [
    "</style></script><script>console.error('ran')</script><img src=x onerror=console.error(1)>",
    "\"'>]]>&amp;<!-- \u202edrow\u202c \u2066x \u0007\u001b[31m",
    "x" * 600,
    "コーヒー" * 40 + "👩‍👩‍👧" * 20 + "क्षि" * 30,
    "שלום עולם 123 مرحبا",
    "<\u0301b>&\u0301lt;\u0301",
]

# Functions for things that a style rule hides on purpose, and for things that scroll.
HELPERS = """
const seen = e => {
  const s = getComputedStyle(e), r = e.getBoundingClientRect();
  return s.visibility === 'visible' && r.width > 1 && r.height > 1
    && !e.closest('.aside') && !(e.closest('.where') && getComputedStyle(e.closest('.where')).position === 'absolute')
    && !e.closest('.skip:not(:focus)') && e.checkVisibility();
};
const name = e => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '') + ' in '
  + (e.closest('[id]')?.id ?? '?') + ': ' + (e.textContent ?? '').trim().slice(0, 40);
const texts = () => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() && node.parentElement && seen(node.parentElement)) found.push(node.parentElement);
  }
  return [...new Set(found)];
};
"""

OVERFLOW = HELPERS + """
const wide = document.documentElement.clientWidth, wrong = [];
if (document.documentElement.scrollWidth > wide) wrong.push('the document scrolls sideways');
for (const e of document.body.querySelectorAll('*')) {
  if (!seen(e)) continue;
  const picture = e.closest('svg'), r = e.getBoundingClientRect();
  if ((!picture || picture === e) && (r.left < -0.5 || r.right > wide + 0.5)) wrong.push('outside: ' + name(e));
  const s = getComputedStyle(e), cuts = s.overflowX !== 'visible' || s.overflowY !== 'visible';
  if (cuts && e !== picture && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1))
    wrong.push('cut off: ' + name(e));
  if (!picture && !cuts && e.scrollWidth > e.clientWidth + 1 && e.clientWidth && s.display !== 'inline')
    wrong.push('runs over: ' + name(e));
  // What runs over the bottom of a table's cell covers the next row.
  if (e.matches('td, td a') && e.scrollHeight > e.clientHeight + 2) wrong.push('runs over below: ' + name(e));
}
return [document.body.querySelectorAll('*').length, wrong];
"""

# A drawing is never shrunk. A narrow column has no room to be wider.
DRAWINGS = HELPERS + """
const wrong = [], drawings = [...document.querySelectorAll('svg.calls')].filter(e => e.checkVisibility());
for (const e of drawings) {
  const scale = e.getBoundingClientRect().width / e.viewBox.baseVal.width;
  if (scale < 0.93) wrong.push('squeezed to ' + scale.toFixed(2) + ': ' + name(e.parentElement));
}
for (const row of document.querySelectorAll('.drawings, .columns')) {
  const box = row.getBoundingClientRect();
  const columns = [...row.children].filter(seen).map(e => e.getBoundingClientRect());
  for (const r of columns) {
    const right = Math.max(...columns.filter(c => c.top < r.bottom && r.top < c.bottom).map(c => c.right));
    if (r.width < 320 && box.right - right > 40) wrong.push(Math.round(r.width) + ' pixels beside nothing: ' + name(row));
  }
}
return [Math.max(drawings.length, 1), wrong];
"""

PICTURES = HELPERS + """
const wrong = [];
let count = 0;
const boxes = (svg, what) => [...svg.querySelectorAll(what)].map(e => [e, e.getBBox()]);
const meet = (a, b) => a.x + 0.5 < b.x + b.width && b.x + 0.5 < a.x + a.width
  && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;
for (const svg of document.querySelectorAll('svg.calls')) {
  if (!svg.checkVisibility()) continue;
  const texts = boxes(svg, 'text'), size = svg.viewBox.baseVal;
  for (const [index, [e, box]] of texts.entries()) {
    count += 1;
    if (box.width === 0) wrong.push('not shown: ' + name(e));
    if (box.x < 0 || box.y < 0 || box.x + box.width > size.width || box.y + box.height > size.height)
      wrong.push('outside of its picture: ' + name(e));
    for (const [other, its] of texts.slice(index + 1))
      if (meet(box, its)) wrong.push(name(e) + ' meets ' + other.textContent);
    const paper = e.parentElement.querySelector('rect')?.getBBox();
    if (paper && (box.x < paper.x || box.x + box.width > paper.x + paper.width))
      wrong.push('wider than its box: ' + name(e));
  }
}
return [count, wrong];
"""

CONTRAST = HELPERS + """
const parse = c => { const n = c.match(/[\\d.]+/g).map(Number); return n.length > 3 ? n : [...n, 1]; };
const light = c => c.slice(0, 3).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const behind = e => {
  const paper = e.namespaceURI.endsWith('svg') && e.parentElement.querySelector('rect');
  if (paper) {
    const s = getComputedStyle(paper), below = behind(paper.closest('svg').parentElement);
    return parse(s.fill).map((v, i) => i < 3 ? v * s.opacity + below[i] * (1 - s.opacity) : 1);
  }
  for (; e; e = e.parentElement) {
    const c = parse(getComputedStyle(e).backgroundColor);
    if (c[3] === 1) return c;
    if (c[3] !== 0) throw new Error('half transparent: ' + name(e));
  }
  return [255, 255, 255, 1];
};
const wrong = [], found = texts();
for (const e of found) {
  const s = getComputedStyle(e), ink = parse(e.namespaceURI.endsWith('svg') ? s.fill : s.color);
  const [a, b] = [light(ink), light(behind(e))].sort((x, y) => y - x);
  const ratio = (a + 0.05) / (b + 0.05);
  if (ratio < 4.5 || ink[3] < 1 || s.opacity < 1) wrong.push(ratio.toFixed(2) + ' ' + name(e));
}
return [found.length, wrong];
"""


class Look:
    """A browser, and its findings."""

    def __init__(self, browser, driver):
        options = webdriver.ChromeOptions()
        options.binary_location = browser
        for word in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage"]:
            options.add_argument("--" + word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        try:
            self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
        except WebDriverException as error:
            sys.exit(f"{driver} can't drive {browser}: {error.msg.splitlines()[0]}")
        # Accessibility rules take long on a busy machine.
        self.driver.set_script_timeout(300)
        self.counts = collections.Counter()
        self.checks = 0
        self.wrong = []

    def note(self, what, where, count, wrong):
        """Records a check: the number of checked things, and the flaws."""
        self.checks += 1
        self.counts[what] += count
        for line in wrong[:10]:
            print(f"{where}: {what}: {line}")
        if len(wrong) > 10:
            print(f"{where}: {what}: and {len(wrong) - 10} more")
        if not count:
            print(f"{where}: {what}: nothing to check")
        self.wrong += wrong if count else [where]

    def set(self, width, scheme):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500})
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def open(self, page, address=""):
        self.driver.get("about:blank")
        self.driver.get(page.as_uri() + address)

    def script(self, source, *arguments):
        return self.driver.execute_script(source, *arguments)

    def press(self, key):
        ActionChains(self.driver).send_keys(key).perform()

    def measure(self, what, where, source):
        count, wrong = self.script(source)
        self.note(what, where, count, wrong)

    def rules(self, where):
        """Checks axe-core's rules, without contrast, the slowest rule, which is measured separately."""
        self.script(AXE)
        found = self.driver.execute_async_script(
            "const done = arguments[0];"
            "axe.run(document, {resultTypes: ['violations', 'passes'], rules: {'color-contrast': {enabled: false}}}).then(done)")
        wrong = [
            f"{rule['id']}: {node['html'][:80]}" for rule in found["violations"] for node in rule["nodes"]]
        self.note("accessibility rules", where, len(found["passes"]), wrong)

    def quiet(self, where):
        """Checks that there are no console lines and no requests since the last check."""
        lines = [entry["message"][:120] for entry in self.driver.get_log("browser")]
        asked = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
        others = [url[:120] for url in asked if not re.match(r"file:|about:|data:,$|chrome", url)]
        self.note("requests, only for the page itself", where, len(asked), others)
        self.note("consoles", where, 1, lines)

    def layout(self, page, where, addresses):
        for scheme in SCHEMES:
            for width in WIDTHS:
                self.set(width, scheme)
                for address in addresses:
                    place = f"{where}{address} {scheme} {width}"
                    self.open(page, address)
                    self.measure("texts with contrast", place, CONTRAST)
                    # Only contrast depends on colors, and no accessibility rule on widths.
                    if scheme == "light":
                        self.measure("elements in their place", place, OVERFLOW)
                    if (scheme, width) == ("light", 1440):
                        self.rules(place)
        for width in sorted(WIDTHS + MORE_WIDTHS):
            self.set(width, "light")
            for address in addresses:
                place = f"{where}{address} {width}"
                self.open(page, address)
                self.measure("drawings and columns", place, DRAWINGS)
                if width in MORE_WIDTHS:
                    self.measure("elements in their place", place, OVERFLOW)
        self.quiet(where)

    def keyboard(self, page, where):
        """Checks that Tab reaches every cell, Enter opens it, and the space bar opens its list."""
        for width in WIDTHS:
            self.set(width, "light")
            self.open(page)
            links = self.script("return [...document.querySelectorAll('.matrix td a')].map(a => a.getAttribute('href'))")
            reached, faint = [], []
            for _ in range(3 * len(links) + 60):
                self.press(Keys.TAB)
                href, outline, tag = self.script(
                    "const e = document.activeElement, s = getComputedStyle(e);"
                    "return [e.closest('.matrix td') && e.getAttribute('href'), s.outlineStyle + s.outlineWidth, e.tagName]")
                if tag == "BODY":
                    break
                reached.append(href)
                if re.match(r"none|.*[^\d]0px", outline):
                    faint.append(f"no outline at {href or tag}")
            inside = [href for href in reached if href]
            wrong = [f"not reached: {href}" for href in links if href not in inside]
            if not wrong and inside != links:
                wrong.append("the order of Tab isn't that of the matrix")
            self.note("stops of Tab", f"{where} {width}", len(reached), wrong + faint)

            for href in links:
                self.script("location.hash = ''")
                self.script("document.querySelector('.matrix td a[href=\"' + arguments[0] + '\"]').focus()", href)
                self.press(Keys.ENTER)
                wrong = self.script(
                    HELPERS + "const e = document.getElementById(arguments[0]);"
                    "const open = [...document.querySelectorAll('.cell')].filter(seen);"
                    "const top = e.getBoundingClientRect().top;"
                    "return (open.length === 1 && open[0] === e ? [] : ['opens ' + open.length])"
                    ".concat(top >= 0 && top < innerHeight ? [] : ['is out of sight'])", href[1:])
                self.note("cells opened by Enter", f"{where}{href} {width}", 1, wrong)
                if self.script("return !!document.querySelector(arguments[0] + ' summary')", href):
                    self.note("lists opened by the space bar", f"{where}{href} {width}", 1, self.list_opens(href))
        self.quiet(where)

    def list_opens(self, href):
        for _ in range(20):
            self.press(Keys.TAB)
            if self.script("return document.activeElement.tagName") == "SUMMARY":
                break
        self.press(Keys.SPACE)
        found = self.script(
            HELPERS + "return [...document.querySelectorAll('details[open] li')].filter(seen)"
            ".filter(e => e.closest(arguments[0])).length", href)
        return [] if found else ["the next Tab doesn't lead to its list, or the space bar doesn't open it"]

    def guessing(self, page, where, guesses=()):
        """Checks that in guessing mode, a cell's content is hidden until somebody guesses."""
        for scheme in SCHEMES:
            for width in WIDTHS:
                self.set(width, scheme)
                self.open(page)
                self.script("document.getElementById('guess-first').focus()")
                self.press(Keys.SPACE)
                looks, count, told = self.script(
                    HELPERS + "const cells = [...document.querySelectorAll('.matrix td a')].filter(a =>"
                    " document.querySelector(a.getAttribute('href') + ' .guess'));"
                    "const look = a => { const s = getComputedStyle(a), seen = [...a.children].filter(seenIn).map(e => e.textContent);"
                    " return [s.color, s.fontWeight, s.borderInlineStart, s.backgroundColor, ...seen].join(' '); };"
                    "const seenIn = e => !e.matches('.where') && getComputedStyle(e).display !== 'none';"
                    "const told = [...document.querySelectorAll('.notices, .situations, .first .calls, .step .card, .cell:has(.guess) > :is(.facts, .why, .flow, .reason),"
                    " .cell:has(.guess) h3 > :is(.sign, .outcome, .count)')].filter(e => e.checkVisibility());"
                    "return [[...new Set(cells.map(look))], cells.length, told.map(name)]")
                self.note("hidden cells", f"{where} {scheme} {width}", count,
                          told + ([] if len(looks) == 1 else [f"they look different: {looks}"]))
                for address in ["", "#lost-request-decorator", "#best-rated"]:
                    place = f"{where}{address} guessing {scheme} {width}"
                    self.script("location.hash = arguments[0]", address)
                    self.measure("texts with contrast", place, CONTRAST)
                    if scheme == "light":
                        self.measure("elements in their place", place, OVERFLOW)
                    if (scheme, width) == ("light", 1440):
                        self.rules(place)
        score = [0, 0]
        for address, words, is_right in guesses:
            self.script(f"document.querySelector('.matrix td a[href=\"#{address}\"]').focus()")
            self.press(Keys.ENTER)
            wrong = self.guess(address, words)
            score = [score[0] + is_right, score[1] + 1]
            opened = self.script(
                HELPERS + "const c = document.getElementById(arguments[0]);"
                "return [...c.querySelectorAll('.hit, .miss, .facts, .reason')].filter(seen).map(e => e.className)", address)
            if opened != ["hit" if is_right else "miss", "reason" if "proxy" in address and "best" in address else "facts"]:
                wrong.append(f"shows {opened}")
            tree = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
            heard = "".join(node["name"]["value"] for node in tree if node["role"]["value"] == "StaticText")
            if heard.count("Cells guessed right: {} of {}".format(*score)) != 2:
                wrong.append(f"the score {score} isn't announced")
            self.note("guesses made with keys", f"{where}#{address}", 1, wrong)
        self.script("document.getElementById('guess-first').click()")
        closed = self.script("return [...document.querySelectorAll('.matrix td a .mark')].filter(e => e.checkVisibility()).map(e => e.parentElement.hash)")
        self.note("open cells without guessing mode", where, 1, closed)
        self.quiet(where)

    def guess(self, address, words):
        """Makes a guess without a mouse."""
        for word in [*words, "Show the cell"]:
            for _ in range(60):
                self.press(Keys.TAB)
                kind, label, name = self.script(
                    "const e = document.activeElement;"
                    "return [e.type, e.closest('label')?.textContent.trim(), e.closest('.cell')?.id]")
                if name == address and kind in ("radio", "checkbox"):
                    break
            else:
                return [f"Tab doesn't lead to {word}"]
            self.press(Keys.SPACE)
            for _ in range(12):
                if self.script("return document.activeElement.closest('label').textContent.trim()") == word:
                    break
                self.press(Keys.ARROW_RIGHT)
            else:
                return [f"there is no {word}"]
        return []

    def paper(self, page, where):
        """Checks that each cell's text is printed, black on white."""
        self.set(1440, "dark")
        self.open(page)
        def squeeze(text):
            return "".join(unicodedata.normalize("NFKC", text).split())

        wanted = self.script(
            "return [...document.querySelectorAll("
            "'h1, h2, tbody th, .cell h3, .cell h4, .lines li, .cell .reason, .why, .none, pre, .first .card :is(h3, p, text), .flow text, .about li, dd')]"
            ".map(e => { const c = e.cloneNode(true); c.querySelectorAll('.aside').forEach(a => a.remove());"
            " return c.textContent; })")
        data = self.driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": True})["data"]
        pdf = PdfReader(io.BytesIO(base64.b64decode(data)))
        printed = squeeze(" ".join(page.extract_text() for page in pdf.pages))
        tally = collections.Counter(squeeze(text) for text in wanted)
        wrong = [text[:60] for text, count in tally.items() if printed.count(text) < count]
        self.note("texts on paper", f"{where}, {len(pdf.pages)} pages", len(wanted), wrong)

    def sheets(self, page, where, expected):
        """Counts the sheets of a printed page, for each usual paper size."""
        self.open(page)
        for size, width, height in [("A4", 8.27, 11.69), ("Letter", 8.5, 11)]:
            data = self.driver.execute_cdp_cmd("Page.printToPDF", {"paperWidth": width, "paperHeight": height})["data"]
            count = len(PdfReader(io.BytesIO(base64.b64decode(data))).pages)
            self.note("sheets", f"{where} {size}", count, [] if count == expected else [f"{count}, not {expected}"])


def write_hostile(folder, programs):
    """Makes programs whose texts are all malicious, with the real programs' steps."""
    for column in ["coupled", "adapter", "bridge", "facade", "proxy", "decorator"]:
        real = subprocess.run([programs / column, "--format", "json"], capture_output=True, check=True)
        transcript = json.loads(real.stdout)
        for index, row in enumerate(transcript["rows"]):
            bad = HOSTILE[index % len(HOSTILE)]
            cell = row["cell"]
            if cell["outcome"] != "n/a":
                cell["outcome"] = bad[:200]
                cell["call"] = bad
            for part in ["userSees", "network", "logs"]:
                cell[part] = [bad + line for line in cell[part]]
            for message in cell["messages"]:
                message["what"] = bad
                if index % 2:
                    message["to"] = bad[:100] if message["to"] == "Network" else message["to"]
        transcript["built"] += HOSTILE
        (folder / (column + ".json")).write_text(json.dumps(transcript))
        program = folder / column
        program.write_text('#!/bin/sh\nexec cat "$0.json"\n')
        program.chmod(0o755)


def main():
    browser, driver = sys.argv[1:3]
    folder, programs = pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    hostile = folder / "hostile"
    hostile.mkdir()
    write_hostile(hostile, programs)
    failing = folder / "failing"
    failing.mkdir()
    for program in hostile.iterdir():
        shutil.copy(program, failing)
    (failing / "proxy").write_text("#!/bin/sh\necho '<script>1</script>' >&2; exit 3\n")

    def page(name, program, *words):
        file = folder / (name + ".html")
        status = subprocess.run([programs / program, "--format", "html", *words], stdout=file.open("w")).returncode
        return file, status

    look = Look(browser, driver)
    try:
        real, _ = page("real", "compare", "--bin-path", programs, "--with-coupled")
        whole, _ = page("whole", "compare", "--bin-path", programs, "--with-coupled", "--full")
        step, _ = page("step", "compare", "--bin-path", programs, "--step", "lost-request")
        sections = step.read_text().count('<section class="step"')
        look.note("steps chosen", "step", 1, [] if sections == 1 else [f"{sections} steps"])
        bad, _ = page("bad", "compare", "--bin-path", hostile, "--with-coupled")
        bad_whole, _ = page("bad-whole", "compare", "--bin-path", hostile, "--with-coupled", "--full")
        failed, status = page("failed", "compare", "--bin-path", failing)
        look.note("failures reported by the status", "failed", 1, [] if status == 1 else [f"status {status}"])
        messages, _ = page("messages", "message-board")
        printed = {what: folder / (what + ".html") for what in ["card", "quiz"]}
        for what, file in printed.items():
            subprocess.run(["Scripts/print", what, "--output", file], check=True)

        look.layout(real, "real", ["", "#lost-request-decorator", "#after-sign-out-proxy", "#lost-request"])
        for file, name in [(whole, "whole"), (step, "step"), (bad_whole, "bad-whole"), (failed, "failed")]:
            look.layout(file, name, [""])
        look.layout(bad, "bad", ["", "#search-bridge", "#repeat-search"])
        look.layout(messages, "messages", [""])
        for file, name in [(whole, "whole"), (bad_whole, "bad-whole")]:
            look.set(1440, "light")
            look.open(file)
            look.measure("texts in pictures", name, PICTURES)
        for address in ["", "#lost-request-decorator", "#swap-a-part-proxy", "#swap-a-part-bridge"]:
            look.open(real, address)
            look.measure("texts in pictures", f"real{address}", PICTURES)
        look.keyboard(real, "real")
        look.guessing(real, "real", [
            ("lost-request-decorator", ["3 cafés", "2"], True), ("lost-request-proxy", ["error", "0"], False),
            ("best-rated-proxy", ["n/a"], True), ("best-rated-bridge", ["n/a"], False),
            ("repeat-search-proxy", ["3 cafés", "0"], True)])
        look.guessing(bad, "bad")
        look.paper(real, "real")
        for what, file in printed.items():
            look.layout(file, what, [""])
        look.sheets(printed["card"], "card", 1)
    finally:
        look.driver.quit()

    for what, count in look.counts.items():
        print(f"{count} {what}")
    print(f"{look.checks} checks of the page, {len(look.wrong)} flaws")
    sys.exit(1 if look.wrong else 0)


if __name__ == "__main__":
    main()
