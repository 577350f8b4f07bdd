"""Changes single lines of the taught code with universalmutator, and checks whether a reader's tests fail.

Several changes share a build if none of them affects the test suite of another. A change is caught if a test
fails, crashes or times out. Otherwise it survived.
"""

import argparse
import collections
import dataclasses
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

TAUGHT = [
    "Sources/Scenario",
    "Sources/FakeNetwork",
    "Sources/CafeService",
    "Sources/Remote",
    "Sources/Patterns",
    "Sources/CaseStudies",
]
MOST_IN_A_BUILD = 8
TEST_SECONDS = 120
FAILURE = re.compile(r"✘ Test (.+?) (?:recorded an issue|with .* recorded)")
SWIFT_FLAGS = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"]


@dataclasses.dataclass
class Mutant:
    """A changed file, a description of the change, and the module that contains the file."""

    name: str
    words: str
    path: str
    text: str
    target: str
    verdict: str = ""
    by: str = ""

    @property
    def folder(self):
        parts = pathlib.PurePath(self.path).parts
        return "/".join(parts[:3] if parts[1] in ("Patterns", "CaseStudies") else parts[:2])


class Package:
    """A copy of the package, and the dependencies of its targets."""

    def __init__(self, folder):
        self.folder = folder
        self.clock = time.time() - 1_000_000
        described = subprocess.run(
            ["swift", "package", "dump-package"], cwd=folder, check=True, capture_output=True
        )
        self.uses, self.paths, self.tests = {}, {}, []
        for target in json.loads(described.stdout)["targets"]:
            name, kind = target["name"], target["type"]
            self.uses[name] = [d[0] for use in target["dependencies"] for d in use.values()]
            self.paths[name] = target.get("path") or ("Tests/" if kind == "test" else "Sources/") + name
            if kind == "test" and self.paths[name].startswith("Tests/"):
                self.tests.append(name)
        self.links = {test: self.closure(test) for test in self.tests}
        # Tests need these programs. Katas aren't tested here, so they aren't built.
        used = set().union(*self.links.values(), self.closure("combined"), self.closure("compare"))
        for name in self.paths.keys() - used:
            shutil.rmtree(folder / self.paths[name])
        # The package manager caches the manifest by its text, so the text has to change.
        with open(folder / "Package.swift", "a") as manifest:
            manifest.write("// With fewer targets.\n")

    def closure(self, name):
        found = {name}
        for use in self.uses.get(name, []):
            found |= self.closure(use)
        return found

    def target(self, path):
        fits = [name for name in self.paths if path.startswith(self.paths[name] + "/")]
        return max(fits, key=lambda name: len(self.paths[name]), default=None)

    def suites(self, mutant):
        return [test for test in self.tests if mutant.target in self.links[test]]

    def home(self, mutant):
        """The suite with a change's module that links the fewest modules: the module's own."""
        return min(self.suites(mutant), key=lambda test: len(self.links[test]), default=None)

    def write(self, path, text):
        file = self.folder / path
        file.write_text(text)
        # The package manager compares whole seconds.
        self.clock += 10
        os.utime(file, (self.clock, self.clock))

    def swift(self, words, seconds, until=None):
        """The status and the output. The status is None after a timeout, or after a line that matches until."""
        child = subprocess.Popen(
            ["swift", *words],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        # The package manager's children have their own process group, but the same session. Tests' children have
        # their own session.
        end = ["sh", "-c", 'pkill -KILL -s "$0"; pkill -KILL -f "^$1/"', str(child.pid), str(self.folder)]
        clock = threading.Timer(seconds, subprocess.run, [end])
        clock.start()
        out = ""
        for line in child.stdout:
            out += line
            if until and until.search(line):
                subprocess.run(end)
                break
        clock.cancel()
        out += child.communicate()[0]
        return (None if child.returncode == -signal.SIGKILL else child.returncode), out

    def build(self):
        return self.swift(["build", "--build-tests", "-debug-info-format", "none"], 1800)

    def test(self, suites):
        """The result of these targets' tests: 'caught' and the reason, or 'survived'."""
        names = "|".join(sorted(suites))
        status, out = self.swift(
            ["test", "--skip-build", "--disable-xctest", "--filter", f"^({names})\\."], TEST_SECONDS, FAILURE
        )
        self.said = [line for line in out.splitlines() if line.startswith("✘")]
        if status == 0:
            return ("survived", "") if " passed after" in out else ("undecided", "no test ran")
        failure = FAILURE.search(out)
        if failure:
            return "caught", failure[1]
        return "caught", "a timeout" if status is None else "a crash"

    def compiles(self, mutant):
        """Checks one module quickly. A change that passes may still not build."""
        path, name = mutant.path, mutant.target
        files = [str(file) for file in (self.folder / self.paths[name]).rglob("*.swift")]
        changed = self.folder / ".build" / "changed" / pathlib.Path(path).name
        changed.parent.mkdir(exist_ok=True)
        changed.write_text(mutant.text)
        files = [str(changed) if file == str(self.folder / path) else file for file in files]
        files += [str(file) for file in self.generated(name)]
        modules = str(self.folder / ".build/debug/Modules")
        words = ["swiftc", "-typecheck", *SWIFT_FLAGS, "-module-name", name, "-I", modules, *files]
        words += [] if len(files) > 1 or files[0].endswith("main.swift") else ["-parse-as-library"]
        return not subprocess.run(words, capture_output=True).returncode

    def generated(self, name):
        return (self.folder / f".build/debug/{name}.build/DerivedSources").glob("*.swift")


def changes(package, work, folders):
    """All changes of single lines that universalmutator makes."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *folders], capture_output=True, check=True, text=True
    ).stdout.split("\0")
    for path in sorted(path for path in listed if path.endswith(".swift")):
        made = pathlib.Path(work) / "made"
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir()
        ran = subprocess.run(
            ["mutate", path, "swift", "--noCheck", "--mutantDir", str(made)], capture_output=True, text=True
        )
        if ran.returncode:
            sys.exit(f"mutate can't read {path}: {ran.stdout}{ran.stderr}")
        right = pathlib.Path(path).read_text()
        lines = right.splitlines()
        for file in sorted(made.iterdir(), key=lambda file: int(file.name.split(".")[-2])):
            text = file.read_text()
            wrong = text.splitlines()
            place = next((n for n, pair in enumerate(zip(lines, wrong)) if pair[0] != pair[1]), None)
            # Comments, and lines that only move, don't count.
            if place is None or lines[place].lstrip().startswith("//"):
                continue
            if "".join(right.split()) == "".join(text.split()):
                continue
            # A break at the start of an otherwise empty case changes nothing.
            if wrong[place].strip() == "break;" and lines[place].lstrip().startswith(("case ", "default:")):
                continue
            new = " ".join(line.strip() for line in wrong[place : place + 1 + len(wrong) - len(lines)])
            words = f"{lines[place].strip()}  ->  {new}"
            yield Mutant(f"{path}:{place + 1}", words, path, text, package.target(path))


def batches(package, mutants):
    """Adds each change to the first batch that accepts it."""
    packed = []
    for mutant in mutants:
        links = package.links.get(package.home(mutant), set())
        for batch in packed:
            if len(batch) < MOST_IN_A_BUILD and all(
                other.target not in links
                and mutant.target not in package.links.get(package.home(other), set())
                for other in batch
            ):
                batch.append(mutant)
                break
        else:
            packed.append([mutant])
    return packed


def run_suites(package, batch, right):
    """Builds a batch and runs each change's own suite. A change that survives runs alone with all suites."""
    left = list(batch)
    while left:
        for mutant in left:
            package.write(mutant.path, mutant.text)
        status, out = package.build()
        if status == 0:
            break
        guilty = [m for m in left if re.search(re.escape(m.path) + r":\d+:\d+: error", out)]
        # If the error is in another file, a changed interface broke code that uses it.
        guilty = guilty or left[:1]
        for mutant in guilty:
            mutant.verdict = "doesn't compile"
            package.write(mutant.path, right[mutant.path])
        left = [mutant for mutant in left if mutant not in guilty]
    alone = len(left) == 1
    for mutant in left:
        suites = package.suites(mutant) if alone else [package.home(mutant)]
        mutant.verdict, mutant.by = package.test(suites) if any(suites) else ("survived", "no test uses this module")
    for mutant in left:
        package.write(mutant.path, right[mutant.path])
    if not alone:
        for mutant in left:
            if mutant.verdict == "survived" and len(package.suites(mutant)) > 1:
                run_suites(package, [mutant], right)


def report(mutants, seconds):
    """Prints the results by folder, and each survivor with its line."""
    scores = collections.defaultdict(collections.Counter)
    for mutant in mutants:
        scores[mutant.folder][mutant.verdict] += 1
    print(f"\n{'folder':34} {'tested':>7} {'caught':>7} {'survived':>9}")
    for folder, score in sorted(scores.items()):
        tested = score["caught"] + score["survived"]
        if tested:
            print(f"{folder:34} {tested:7} {score['caught']:7} {score['survived']:9}")
    survivors = [mutant for mutant in mutants if mutant.verdict == "survived"]
    if survivors:
        print("\nsurvived:")
    for mutant in survivors:
        print(f"  {mutant.name}\n      {mutant.words}")
    strange = [mutant for mutant in mutants if mutant.verdict == "undecided"]
    for mutant in strange:
        print(f"undecided: {mutant.name}: {mutant.by}")
    tested = sum(mutant.verdict in ("caught", "survived") for mutant in mutants)
    print(
        f"{tested} changes tested, {tested - len(survivors)} caught, {len(survivors)} survived,"
        f" in {seconds / 60:.0f} min"
    )


def main():
    reader = argparse.ArgumentParser(prog=".ci/mutants", description=__doc__)
    reader.add_argument("work", help=argparse.SUPPRESS)
    reader.add_argument("folders", nargs="*", default=TAUGHT, help="the folders to change; the taught code if none")
    reader.add_argument("--sample", type=int, metavar="N", help="test only N changes that compile")
    reader.add_argument("--seed", default="1", help="chooses the changes: a number or a commit")
    asked = reader.parse_args()
    started = time.time()

    folder = pathlib.Path(asked.work) / "package"
    subprocess.run(["git", "clone", "-q", "--local", ".", str(folder)], check=True)
    package = Package(folder)
    queue = list(changes(package, asked.work, asked.folders))
    random.Random(asked.seed).shuffle(queue)
    wanted = min(asked.sample or len(queue), len(queue))
    print(f"{len(queue)} changes; building the tests ...", flush=True)
    status, out = package.build()
    if status:
        sys.exit(f"the package doesn't build without a change:\n{out[-2000:]}")
    verdict, by = package.test(package.tests)
    if verdict != "survived":
        said = "\n".join(package.said)
        sys.exit(f"the tests fail without a change: {by}\n{said[:2000]}")

    right = {path: (folder / path).read_text() for path in {mutant.path for mutant in queue}}
    done, tested = [], 0
    while queue and tested < wanted:
        drawn = []
        while queue and len(drawn) < min(40, wanted - tested):
            mutant = queue.pop(0)
            if package.compiles(mutant):
                drawn.append(mutant)
        for batch in batches(package, drawn):
            run_suites(package, batch, right)
            for mutant in batch:
                done.append(mutant)
                tested += mutant.verdict in ("caught", "survived")
                print(f"{tested}/{wanted}  {mutant.name}: {mutant.verdict} {mutant.by}", flush=True)
    report(done, time.time() - started)


main()
