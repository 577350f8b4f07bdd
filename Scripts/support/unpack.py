"""Reads the files of a folder or an archive, including archives inside it.

usage: unpack.py PLACE

Prints JSON: {"files": [{"path": ..., "data": base64 or null, "why": null or words}], "problem": null or words}.
There is no data for hidden files, or files whose endings aren't those of texts. A file that can't be read has a
reason instead. Nothing is written, no link is followed, no name in an archive becomes a path, and sizes are limited.
"""

import base64
import gzip
import io
import json
import os
import stat
import sys
import tarfile
import zipfile

LONGEST = 200_000  # bytes of an exercise; the longest solution has about 5,000
ENTRIES = 20_000  # files and folders in a submission
ARCHIVE = 50_000_000  # bytes of an archive, and of its unpacked files
ALL = 50_000_000  # bytes of all texts
ARCHIVES = (".zip", ".tar.gz", ".tgz", ".tar", ".rar", ".7z")
# Kinds of files in which a student may have saved the code: the program names the kind.
TEXTS = ("", ".swift", ".txt", ".md", ".markdown", ".rtf", ".html", ".htm", ".docx", ".doc", ".odt", ".pdf")


class Refused(Exception):
    pass


def is_left_out(path):
    """Whether a file belongs to an editor, a system or a tool."""
    parts = path.replace("\\", "/").split("/")
    return any((p.startswith(".") and p != ".") or p == "__MACOSX" for p in parts) or path.endswith("~")


def is_text(path):
    return os.path.splitext(path)[1].lower() in TEXTS


def is_archive(path):
    return path.lower().endswith(ARCHIVES)


def is_packed(start):
    """Whether a file without an ending is an archive. Word documents are archives, too, but have an ending."""
    return start[:2] == b"\x1f\x8b" or start[257:262] == b"ustar" or start[:4] in (b"PK\3\4", b"PK\5\6", b"Rar!")


def in_folder(place):
    count = 0
    for folder, folders, files in os.walk(place):
        count += len(folders) + len(files)
        if count > ENTRIES:
            raise Refused(f"has more than {ENTRIES} files")
        yield from ((os.path.relpath(os.path.join(folder, f), place), None, None) for f in folders if is_left_out(f))
        folders[:] = sorted(f for f in folders if not is_left_out(f))
        for file in sorted(files):
            path = os.path.join(folder, file)
            inner = os.path.relpath(path, place)
            if is_left_out(file):
                yield inner, None, None
            elif stat.S_ISREG(os.lstat(path).st_mode):
                yield from one(inner, lambda size: read_file(path, size), depth=1)
            else:
                yield inner, None, "isn't a regular file"


def read_file(path, size):
    with open(path, "rb") as opened:
        return opened.read(size)


def one(path, read, depth):
    """A regular file, or the files in it if it is an archive."""
    if is_archive(path) and depth < 3:
        try:
            # Use all files or none: an unreadable part may have a different version of the same exercise.
            entries = list(in_archive(read(ARCHIVE + 1), depth + 1))
            yield from ((f"{path}/{inner}", found, why) for inner, found, why in entries)
        except Refused as error:
            yield path, None, str(error)
        except Exception as error:  # A malicious archive can cause any error.
            yield path, None, f"can't be unpacked: {error}"
    elif is_text(path):
        data = read(LONGEST + 1)
        yield (path, data, None) if len(data) <= LONGEST else (path, None, f"is larger than {LONGEST} bytes")
    else:
        yield path, None, None


def in_archive(data, depth=1):
    if len(data) > ARCHIVE:
        raise Refused(f"is larger than {ARCHIVE} bytes: does it contain a .build folder?")
    for name, start in (("rar", b"Rar!"), ("7z", b"7z\xbc\xaf")):
        if data.startswith(start):
            raise Refused(f"is a {name} archive: only zip, tar and tar.gz can be read")
    yield from (in_zip if data[:2] == b"PK" else in_tar)(data, depth)


def in_zip(data, depth):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = archive.infolist()
        if len(entries) > ENTRIES:
            raise Refused(f"has more than {ENTRIES} files")
        for entry in entries:
            name = entry.filename
            if entry.is_dir():
                continue
            if is_left_out(name):
                yield name, None, None
            elif stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG):
                yield name, None, "isn't a regular file"
            elif entry.flag_bits & 1 and (is_text(name) or is_archive(name)):
                raise Refused("has a password: pack it again without a password")
            else:
                yield from one(name, lambda size: archive.open(entry).read(size), depth)


class Bounded:
    """A file with a limited number of bytes."""

    def __init__(self, file):
        self.file, self.left = file, ARCHIVE

    def read(self, size=-1):
        data = self.file.read(size if 0 <= size <= self.left else self.left + 1)
        self.left -= len(data)
        if self.left < 0:
            raise Refused(f"is larger than {ARCHIVE} bytes when unpacked")
        return data


def in_tar(data, depth):
    file = io.BytesIO(data)
    opened = gzip.GzipFile(fileobj=file) if data[:2] == b"\x1f\x8b" else file
    with tarfile.open(fileobj=Bounded(opened), mode="r|") as archive:
        for count, entry in enumerate(archive):
            if count > ENTRIES:
                raise Refused(f"has more than {ENTRIES} files")
            if entry.isdir():
                continue
            if is_left_out(entry.name):
                yield entry.name, None, None
            elif entry.isreg():
                yield from one(entry.name, lambda size: archive.extractfile(entry).read(size), depth)
            else:
                yield entry.name, None, "isn't a regular file"


def found(place):
    """The path, whose name may have lost bytes that aren't UTF-8."""
    if os.path.lexists(place):
        return place
    folder, name = os.path.split(place)
    alike = [n for n in os.listdir(folder or ".") if squeezed(n) == squeezed(name)]
    if len(alike) != 1:
        raise Refused("can't be found, because its name isn't UTF-8: rename it")
    return os.path.join(folder, alike[0])


def squeezed(name):
    text = os.fsencode(name).decode("utf-8", "replace")
    while "\ufffd\ufffd" in text:
        text = text.replace("\ufffd\ufffd", "\ufffd")
    return text


def main(place):
    files, problem, total = [], None, 0
    try:
        place = found(place)
        name = os.path.basename(place)
        if os.path.isdir(place):
            entries = in_folder(place)
        elif is_archive(name) or not is_text(name) or (os.path.splitext(name)[1] == "" and is_packed(read_file(place, 512))):
            entries = in_archive(read_file(place, ARCHIVE + 1))
        else:
            entries = one(name, lambda size: read_file(place, size), depth=0)
        for path, data, why in entries:
            total += len(data or b"")
            if total > ALL:
                raise Refused(f"has more than {ALL} bytes of text")
            # JSON can't have bytes that aren't UTF-8.
            path = path.encode("utf-8", "backslashreplace").decode()
            text = None if data is None else base64.b64encode(data).decode()
            files.append({"path": path, "data": text, "why": why})
    except Refused as error:
        files, problem = [], str(error)
    except Exception as error:
        # The unreadable part may have a different version of an exercise.
        files, problem = [], f"can't be read as a folder, zip or tar archive: {error}"
    json.dump({"files": files, "problem": problem}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
