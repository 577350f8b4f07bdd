import CommandLineSupport
import Foundation
import KataRunner
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import Grading

/// Reading the files that students pack.
@Suite(.ends(within: 600)) struct SubmissionTests {
  private static let exercise = "ClassicSignIn.swift"

  private static let workbook = Result {
    let originals = try KataOriginals(of: SourceTree.root)
    let katas = try KataCatalog(originals).katas
    return (katas, try Placement(katas, originals, package: SourceTree.root))
  }

  /// The questions about the submission's first two katas.
  private func questions(_ submission: Submission) -> [String] {
    ["classic-sign-in", "cafe-search"].map { kata in
      if case .question(let words) = submission.found[kata] { words } else { "" }
    }
  }

  /// Packs files with Python, then reads them.
  private func read(_ packing: String, as name: String) async throws -> Submission {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let helpers = """
      import io, os, sys, tarfile, zipfile
      F = "\(Self.exercise)"
      def add(archive, name, data=b"", **values):
          entry = tarfile.TarInfo(name)
          entry.size = len(data)
          for key, value in values.items(): setattr(entry, key, value)
          archive.addfile(entry, io.BytesIO(data))
      place = sys.argv[1]
      def put(name, data=""):
          path = os.path.join(place, name)
          os.makedirs(os.path.dirname(path), exist_ok=True)
          open(path, "wb").write(data.encode() if isinstance(data, str) else data)

      """
    let place = folder.url.appendingPathComponent(name)
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", helpers + packing, place.path],
      directory: folder.url
    ).run(deadline: .seconds(120))
    try #require(report.ending == .exited(0), "\(report.text)")
    let before = try folder.contents
    let (katas, placement) = try Self.workbook.get()
    var submission = try #require(
      try ClassList([place.path], exercises: placement.exercises).submissions.first)
    await submission.read(
      katas, placement, package: SourceTree.root, python: try await Submission.python())
    #expect(try folder.contents == before, "it wrote something")
    return submission
  }

  private func text(_ submission: Submission) -> String? {
    submission.exercises["classic-sign-in"].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("put('für/uns/' + F, 'mine')", "ada"),
    ("open(place, 'w').write('mine')", "ClassicSignIn.swift"),
    ("with tarfile.open(place, 'w:gz') as a: add(a, './a b/' + F, b'mine')", "ada.tar.gz"),
    ("with tarfile.open(place, 'w') as a: [add(a, x + F, b'mine') for x in ('', 'b/')]", "ada.tar"),
    ("with zipfile.ZipFile(place, 'w') as a: a.writestr('x\\\\y/' + F, 'mine')", "ada.zip"),
    ("open(place, 'w').write('mine')", "hoppergrace_LATE_34567_98767_ClassicSignIn-1.swift"),
    ("put('classicsignin (1).swift', 'mine')", "ada"),
    ("open(place, 'w').write('mine')", "ada - ClassicSignIn - Kopie (2).swift"),
    ("put('Classic Sign-In_final.swift.txt', 'mine')", "ada"),
    (
      """
      with zipfile.ZipFile(place, 'w') as a:
          a.writestr('ClassicSignInTests.swift', 'a test')
          a.writestr('._ClassicSignIn.swift', 'shadow')
          a.writestr('ClassicSignIn - output.txt', 'Auth succeeded')
          a.writestr('ken-ClassicSignIn.swift', 'mine')
      """, "ada.zip"
    ),
    ("put('f\\udcfcr/' + F, 'mine')", "ada"),
    // What `Scripts/kata submit` packs, in a folder for each student, with a Mac's shadow.
    (
      """
      os.makedirs(place)
      with tarfile.open(place + '/submission.tar.gz', 'w:gz') as a: add(a, 'classic-sign-in/' + F, b'mine')
      put('._submission.tar.gz', 'shadow')
      """, "ada"
    ),
    // The whole workbook, with other files of that name, a backup and a Mac's shadows.
    (
      """
      with zipfile.ZipFile(place, 'w') as a:
          a.writestr('w/Chapters/1-adapter/katas/classic-sign-in/Exercise/' + F, 'mine')
          a.writestr('w/Chapters/1-adapter/katas/classic-sign-in/Solution/' + F, 'not mine')
          a.writestr('w/Sources/Vendors/' + F, 'a vendor')
          a.writestr('w/.katas/backups/' + F, 'old')
          a.writestr('__MACOSX/w/' + F, 'shadow')
          a.writestr('w/Chapters/1-adapter/katas/classic-sign-in/Exercise/._' + F, 'shadow')
      """, "whole.zip"
    ),
  ])
  func `finds an exercise in any folder or archive`(_ packing: String, _ name: String) async throws
  {
    let submission = try await read(packing, as: name)

    #expect(text(submission) == "mine")
    #expect(questions(submission) == ["", ""])
  }

  @Test(arguments: [
    "with tarfile.open(place, 'w:gz') as a: add(a, '../' + F, b'x'); add(a, 'a/../../' + F, b'x')",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.SYMTYPE, linkname='/etc/passwd')",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.LNKTYPE, linkname='/etc/passwd')",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.CHRTYPE)",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.FIFOTYPE)",
    "with tarfile.open(place, 'w:gz') as a: add(a, 'w/.katas/backups/classic-sign-in/' + F, b'x')",
    """
    with zipfile.ZipFile(place, 'w') as a:
        entry = zipfile.ZipInfo(F); entry.external_attr = 0o120777 << 16
        a.writestr(entry, '/etc/passwd')
    """,
    "os.makedirs(place); os.symlink('/etc/passwd', place + '/' + F); os.symlink('/', place + '/all')",
  ])
  func `rejects links, devices, and paths that lead out of the archive`(_ packing: String)
    async throws
  {
    let name = packing.contains("makedirs") ? "folder" : packing.contains("zip") ? "a.zip" : "a.tgz"

    let submission = try await read(packing, as: name)

    #expect(submission.exercises == [:])
    let question = questions(submission)[0]
    let isPlain = ["../", ".katas"].contains { packing.contains($0) }
    #expect(question.contains("isn't a regular file") != isPlain, "\(question)")
    #expect(
      question.hasPrefix("there is no ClassicSignIn.swift, but there are other files: '")
        == isPlain, "\(question)")
  }

  @Test(arguments: [
    (
      "with tarfile.open(place, 'w:gz') as a: [add(a, str(i)) for i in range(20002)]",
      "'a' has more than 20000 files"
    ),
    (
      "with zipfile.ZipFile(place, 'w') as a: [a.writestr(str(i), '') for i in range(20002)]",
      "'a.zip' has more than 20000 files"
    ),
    (
      "os.makedirs(place); [os.mkdir(place + '/' + str(i)) for i in range(20002)]",
      "'a' has more than 20000 files"
    ),
    (
      "with tarfile.open(place, 'w:gz') as a: add(a, 'big', bytes(60000000))",
      "'a' is larger than 50000000 bytes when unpacked"
    ),
    (
      """
      with zipfile.ZipFile(place, 'w', zipfile.ZIP_DEFLATED) as a: a.writestr(F, bytes(9**8))
      """, "'ClassicSignIn.swift' is larger than 200000 bytes"
    ),
    (
      "open(place, 'wb').truncate(60000000)",
      "'a.zip' is larger than 50000000 bytes: does it contain a .build folder?"
    ),
    ("open(place, 'w').write('PK')", "'a.zip' can't be read as a folder, zip or tar archive: "),
    (
      "open(place, 'wb').write(b'7z\\xbc\\xaf')",
      "'a.zip' is a 7z archive: only zip, tar and tar.gz"
    ),
    (
      "open(place, 'w').write('PK no zip')",
      "there is no ClassicSignIn.swift, but there are other files: 'a'"
    ),
    ("open(place, 'w')", "there is no ClassicSignIn.swift, but there are other files: 'a'"),
    (
      "[put('für %s.pdf' % i) for i in range(5)]",
      """
      there is no ClassicSignIn.swift, but there are other files: 'für 0.pdf', 'für 1.pdf', \
      'für 2.pdf' and 2 more
      """
    ),
    // Only a Mac's own files are there.
    (
      "with zipfile.ZipFile(place, 'w') as a: a.writestr('__MACOSX/._' + F, 'x')",
      "there is no ClassicSignIn.swift, but there are other files: '__MACOSX/._ClassicSignIn.swift'"
    ),
    // Each kind is named.
    ("put(F)", "'ClassicSignIn.swift' is empty"),
    ("put(F, '{\\\\rtf1 struct')", "'ClassicSignIn.swift' is RTF"),
    ("put('ClassicSignIn.docx', b'PK\\3\\4')", "'ClassicSignIn.docx' is a Word document"),
    (
      "put(F, '```swift\\nstruct A {}\\n```')", "'ClassicSignIn.swift' begins with a Markdown fence"
    ),
    ("put(F, '<!DOCTYPE html><p>')", "'ClassicSignIn.swift' is HTML"),
    (
      "put(F, 'version https://git-lfs.github.com/spec/v1\\n')",
      "'ClassicSignIn.swift' is a Git LFS pointer"
    ),
    (
      "put(F, 'let a\\n<<<<<<< HEAD\\n=======\\n>>>>>>> b\\n')",
      "'ClassicSignIn.swift' has an unresolved merge conflict at '<<<<<<< HEAD'"
    ),
    (
      "put(F, b'// x\\n// \\x93a\\x94')",
      "'ClassicSignIn.swift' has the byte 93, which isn't UTF-8, in line 2"
    ),
    (
      "put(F, 'ü'.encode() + b'\\n\\xfc')",
      "'ClassicSignIn.swift' has the byte FC, which isn't UTF-8, in line 2"
    ),
    ("put(F, b'a\\0')", "'ClassicSignIn.swift' has the byte 0, which isn't UTF-8, in line 1"),
    // An exercise under a different name is suggested.
    (
      "put('main.swift', 'struct ClassicSignInWithTill {')",
      "'main.swift' looks like classic-sign-in: if it is this exercise, rename it to "
    ),
    (
      "put('CafeSearch.swift', 'class ClassicSignInWithTill {')",
      "'CafeSearch.swift' looks like classic-sign-in"
    ),
    (
      "[put(x + '.swift', 'x') for x in ('CafeSearch', 'Solution1')]",
      "there is no ClassicSignIn.swift, but there are other files: 'Solution1.swift'"
    ),
    (
      "[put(x, 'Rar!') for x in ('CafeSearch.swift', 'rest.rar')]",
      "there is no ClassicSignIn.swift, but there are other files: 'rest.rar'"
    ),
  ])
  func `leaves unclear and unreadable files to a teacher, with the reason`(
    _ packing: String, _ question: String
  ) async throws {
    let isPacked = question.contains(".zip") || packing.contains("zipfile")
    let submission = try await read(packing, as: isPacked ? "a.zip" : "a")

    #expect(submission.exercises["classic-sign-in"] == nil)
    #expect(questions(submission)[0].hasPrefix(question), "\(questions(submission)[0])")
  }

  @Test(arguments: [
    ("os.makedirs(place)", "nothing was submitted: the folder or archive is empty"),
    (
      "zipfile.ZipFile(place, 'w').close()", "nothing was submitted: the folder or archive is empty"
    ),
    ("put('CafeSearch.swift', 'x')", "it wasn't submitted"),
  ])
  func `gives the reason for 0 points`(_ packing: String, _ words: String) async throws {
    let submission = try await read(packing, as: packing.contains("Zip") ? "a.zip" : "a")

    #expect(submission.found["classic-sign-in"] == .nothing(words))
  }

  @Test(arguments: [
    ("'ä\\nb'.encode('latin-1')", "ä\nb", "the file was read as Latin-1, because it isn't UTF-8"),
    ("'ä'.encode('utf-16')", "ä", "the file was read as UTF-16, because it isn't UTF-8"),
    (
      "b'\\xfe\\xff' + 'ä'.encode('utf-16-be')", "ä",
      "the file was read as UTF-16, because it isn't UTF-8"
    ),
    ("'ä'.encode('utf-8-sig')", "\u{FEFF}ä", nil),
  ])
  func `reads old encodings, with a note`(
    _ bytes: String, _ text: String, _ note: String?
  ) async throws {
    let submission = try await read("put(F, \(bytes))", as: "a")

    #expect(submission.found["classic-sign-in"] == .exercise(Data(text.utf8), note: note))
  }

  @Test func `prefers the student's work to an unchanged copy`() async throws {
    let starter = try SourceTree.text(
      of: "Chapters/1-adapter/katas/classic-sign-in/Exercise/ClassicSignIn.swift")
    let packing = "put('classic-sign-in/Exercise/' + F, '''\(starter)''')\n"

    let untouched = try await read(packing, as: "a")
    let both = try await read(packing + "put(F, 'mine')", as: "a")

    #expect(text(untouched) == starter)
    #expect(text(both) == "mine")
  }

  @Test func `doesn't choose between two different files`() async throws {
    let packing = """
      with tarfile.open(place, 'w:gz') as a: add(a, 'new/' + F, b'x'); add(a, 'o\\x1bld/' + F, b'y')
      """

    let submission = try await read(packing, as: "ada.tar.gz")

    #expect(submission.exercises == [:])
    #expect(
      questions(submission)[0] == "several different files could be this exercise: "
        + "'new/ClassicSignIn.swift', 'o␛ld/ClassicSignIn.swift'")
  }

  @Test(arguments: [
    (".", true), ("Bo.zip", true), ("Bo.zip/marks", true), ("marks", false), ("..", false),
  ])
  func `keeps the output folder apart from the submissions`(_ path: String, _ isRefused: Bool)
    throws
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let submissions = try ClassList([folder.file("Bo.zip", holding: "")], exercises: []).submissions

    let output = folder.url.appendingPathComponent(path).path
    let isKept = (try? GradeProgram.keep(output, apartFrom: submissions)) != nil
    #expect(isKept != isRefused)
  }

  @Test(arguments: ["1/0", "0/3", "4/3", "1", "a/b", "1/2/3", "-1/3"])
  func `rejects parts that don't exist`(_ text: String) {
    #expect(throws: ProgramError.self) { try GradeProgram.shard(text) }
  }
}
