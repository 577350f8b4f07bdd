"""Takes files with certain names out of a folder or an archive, and nothing else.

usage: unpack.py PLACE NAME ...

Prints JSON: {"files": [{"path": ..., "data": base64}], "problem": null or a sentence}. Nothing is
written, no link is followed, no name of an archive becomes a path, and what is too much is refused.
"""

import base64
import functools
import json
import os
import re
import stat
import sys

LONGEST = 200_000  # bytes of an exercise; the longest solution has some 5,000
ENTRIES = 20_000  # files and folders in a submission
ARCHIVE = 50_000_000  # bytes of an archive, and of what stands in it before the last exercise
ARCHIVES = (".zip", ".tar.gz", ".tgz", ".tar")
LEFT_OUT = {"Solution", "WrongAnswers", "__MACOSX"}


class Refused(Exception):
    pass


@functools.cache
def pattern(name):
    """A file's name, also with words before it or behind it: `ada_X.swift`, `X (1).swift`, `X - Copy.swift`,
    `X_final.swift`, `X.swift.txt`."""
    stem = re.sub("(?<=[a-z])(?=[A-Z])", "[-_ ]?", name.removesuffix(".swift"))
    return re.compile(rf"(?:.*[-_ ])?{stem}(?:[-_ (].*|\d+)?\.(?:swift|swift\.txt|txt)", re.I)


def wanted(path, names):
    """Which of the names a file has."""
    parts = path.replace("\\", "/").split("/")
    if any((p.startswith(".") and p != ".") or p in LEFT_OUT for p in parts[:-1]):
        return None
    # What a Mac knows of a file besides.
    if parts[-1].startswith("._"):
        return None
    return next((name for name in names if pattern(name).fullmatch(parts[-1])), None)


def in_folder(place, names):
    count = 0
    for folder, folders, files in os.walk(place):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in LEFT_OUT)
        count += len(folders) + len(files)
        if count > ENTRIES:
            raise Refused(f"it holds more than {ENTRIES} files")
        for file in sorted(files):
            path = os.path.join(folder, file)
            inner = os.path.relpath(path, place)
            if not stat.S_ISREG(os.lstat(path).st_mode):
                yield inner, None
            elif wanted(inner, names):
                with open(path, "rb") as opened:
                    yield inner, opened.read(LONGEST + 1)
            elif file.lower().endswith(ARCHIVES) and not file.startswith("."):
                for name, data in in_archive(path, names):
                    yield f"{inner}/{name}", data
            else:
                yield inner, None


def in_zip(place, names):
    import zipfile

    with zipfile.ZipFile(place) as archive:
        entries = archive.infolist()
        if len(entries) > ENTRIES:
            raise Refused(f"it holds more than {ENTRIES} files")
        for entry in entries:
            kind = stat.S_IFMT(entry.external_attr >> 16)
            if wanted(entry.filename, names) and kind in (0, stat.S_IFREG):
                if entry.flag_bits & 1:
                    raise Refused("it is locked with a password")
                with archive.open(entry) as opened:
                    yield entry.filename, opened.read(LONGEST + 1)
            elif not entry.is_dir():
                yield entry.filename, None


class Bounded:
    """A file that gives no more than so many bytes."""

    def __init__(self, file):
        self.file, self.left = file, ARCHIVE

    def read(self, size=-1):
        data = self.file.read(size if 0 <= size <= self.left else self.left + 1)
        self.left -= len(data)
        if self.left < 0:
            raise Refused(f"unpacked it is longer than {ARCHIVE} bytes")
        return data


def in_tar(place, names):
    import gzip
    import tarfile

    with open(place, "rb") as file:
        is_packed = file.read(2) == b"\x1f\x8b"
    with (gzip.open if is_packed else open)(place, "rb") as file:
        with tarfile.open(fileobj=Bounded(file), mode="r|") as archive:
            for count, entry in enumerate(archive):
                if count > ENTRIES:
                    raise Refused(f"it holds more than {ENTRIES} files")
                if wanted(entry.name, names) and entry.isreg():
                    yield entry.name, archive.extractfile(entry).read(LONGEST + 1)
                elif not entry.isdir():
                    yield entry.name, None


def in_archive(place, names):
    if os.path.getsize(place) > ARCHIVE:
        raise Refused(f"it is longer than {ARCHIVE} bytes: is a folder .build in it?")
    with open(place, "rb") as file:
        start = file.read(4)
    if start == b"Rar!":
        raise Refused("it is a rar archive: zip and tar.gz can be read")
    return (in_zip if start[:2] == b"PK" else in_tar)(place, names)


def read(place, names):
    if os.path.isdir(place):
        return in_folder(place, names)
    if wanted(os.path.basename(place), names):
        with open(place, "rb") as file:
            return iter([(os.path.basename(place), file.read(LONGEST + 1))])
    if place.lower().endswith(".swift"):
        raise Refused(f"its name has to end with the exercise's, as in ken_{names[0]}")
    return in_archive(place, names)


def main(place, *names):
    files, others, problem = [], [], None
    try:
        for path, data in read(place, names):
            if data is None:
                others.append(path)
                continue
            if len(data) > LONGEST:
                raise Refused(f"{path!a} is longer than {LONGEST} bytes")
            data = base64.b64encode(data).decode()
            name = wanted(path, names)
            # Bytes that are no text can't be told in JSON.
            path = path.encode("utf-8", "backslashreplace").decode()
            files.append({"path": path, "name": name, "data": data})
            if len(files) > 200:
                raise Refused("it holds more than 200 exercises")
        if not files:
            sought = f"no {' or '.join(names)}" if len(names) <= 3 else "no exercise"
            some = [repr(path) + (" (no plain file)" if wanted(path, names) else "") for path in others[:3]]
            more = f" and {len(others) - 3} more" if len(others) > 3 else ""
            problem = f"it holds {sought}, but {', '.join(some)}{more}" if others else "it is empty"
    except Refused as error:
        files, problem = [], str(error)
    except Exception as error:  # Who packs an archive with malice finds many.
        # What comes behind may be another text of an exercise that was found before.
        files, problem = [], f"it is no folder, zip or tar archive that can be read ({error})"
    json.dump({"files": files, "problem": problem}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
