import CommandLineSupport
import Foundation
import KataRunner
import Processes
import TestSupport
import Testing

@testable import Grading

/// What is taken out of what students pack, and what isn't.
@Suite(.ends(within: 600)) struct SubmissionTests {
  private static let exercise = "ClassicSignIn.swift"

  /// Packs with Python what no honest tool would, then reads it.
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

      """
    let place = folder.url.appendingPathComponent(name)
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", helpers + packing, place.path],
      directory: folder.url
    ).run(deadline: .seconds(120))
    try #require(report.ending == .exited(0), "\(report.text)")
    let before = try folder.contents
    var submission = Submission(place.path)
    let katas = try KataCatalog(KataOriginals(of: SourceTree.root)).katas
    await submission.read(
      katas, package: SourceTree.root, python: try await Submission.python())
    #expect(try folder.contents == before, "it wrote something")
    return submission
  }

  private func text(_ submission: Submission) -> String? {
    submission.exercises["classic-sign-in"].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("os.makedirs(place + '/für/uns'); open(place + '/für/uns/' + F, 'w').write('mine')", "ada"),
    ("open(place, 'w').write('mine')", "ClassicSignIn.swift"),
    ("with tarfile.open(place, 'w:gz') as a: add(a, './a b/' + F, b'mine')", "ada.tar.gz"),
    ("with tarfile.open(place, 'w') as a: [add(a, x + F, b'mine') for x in ('', 'b/')]", "ada.tar"),
    ("with zipfile.ZipFile(place, 'w') as a: a.writestr('x\\\\y/' + F, 'mine')", "ada.zip"),
    ("open(place, 'w').write('mine')", "hoppergrace_LATE_34567_98767_ClassicSignIn-1.swift"),
    ("os.makedirs(place); open(place + '/classicsignin (1).swift', 'w').write('mine')", "ada"),
    ("open(place, 'w').write('mine')", "ada - ClassicSignIn - Kopie (2).swift"),
    (
      "os.makedirs(place); open(place + '/Classic Sign-In_final.swift.txt', 'w').write('mine')",
      "ada"
    ),
    (
      """
      with zipfile.ZipFile(place, 'w') as a:
          a.writestr('ClassicSignInTests.swift', 'a test')
          a.writestr('OldClassicSignIn.swift', 'old')
          a.writestr('ClassicSignIn.txt', 'mine')
      """, "ada.zip"
    ),
    (
      "os.makedirs(place + '/f\\udcfcr'); open(place + '/f\\udcfcr/' + F, 'w').write('mine')", "ada"
    ),
    // What `Scripts/kata submit` packs, in a folder for each student, with a Mac's shadow.
    (
      """
      os.makedirs(place)
      with tarfile.open(place + '/submission.tar.gz', 'w:gz') as a: add(a, 'classic-sign-in/' + F, b'mine')
      open(place + '/._submission.tar.gz', 'w').write('shadow')
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
  func `finds an exercise wherever it lies`(_ packing: String, _ name: String) async throws {
    let submission = try await read(packing, as: name)

    #expect(text(submission) == "mine")
    #expect(submission.problem == nil)
    #expect(submission.problems == [:])
  }

  @Test(arguments: [
    "with tarfile.open(place, 'w:gz') as a: add(a, '../' + F, b'x'); add(a, 'a/../../' + F, b'x')",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.SYMTYPE, linkname='/etc/passwd')",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.LNKTYPE, linkname='/etc/passwd')",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.CHRTYPE)",
    "with tarfile.open(place, 'w:gz') as a: add(a, F, type=tarfile.FIFOTYPE)",
    "with tarfile.open(place, 'w:gz') as a: add(a, 'a\\n' + F, b'x'); add(a, 'Solution/' + F, b'x')",
    "with tarfile.open(place, 'w:gz') as a: add(a, 'w/.katas/backups/classic-sign-in/' + F, b'x')",
    """
    with zipfile.ZipFile(place, 'w') as a:
        entry = zipfile.ZipInfo(F); entry.external_attr = 0o120777 << 16
        a.writestr(entry, '/etc/passwd')
    """,
    "os.makedirs(place); os.symlink('/etc/passwd', place + '/' + F); os.symlink('/', place + '/all')",
  ])
  func `takes no link, no device, no name from above`(_ packing: String) async throws {
    let name = packing.contains("makedirs") ? "folder" : packing.contains("zip") ? "a.zip" : "a.tgz"

    let submission = try await read(packing, as: name)

    #expect(submission.exercises == [:])
    let problem = submission.problem ?? ""
    #expect(problem.hasPrefix("it holds no exercise, but '"), "\(problem)")
    let isPlain = ["../", "Solution", ".katas"].contains { packing.contains($0) }
    #expect(problem.contains(" (no plain file)") != isPlain, "\(problem)")
  }

  @Test(arguments: [
    (
      "with tarfile.open(place, 'w:gz') as a: [add(a, str(i)) for i in range(20002)]",
      "it holds more than 20000 files"
    ),
    (
      "with zipfile.ZipFile(place, 'w') as a: [a.writestr(str(i), '') for i in range(20002)]",
      "it holds more than 20000 files"
    ),
    (
      "os.makedirs(place); [os.mkdir(place + '/' + str(i)) for i in range(20002)]",
      "it holds more than 20000 files"
    ),
    (
      "with tarfile.open(place, 'w:gz') as a: add(a, 'big', bytes(60000000))",
      "unpacked it is longer than 50000000 bytes"
    ),
    (
      """
      with zipfile.ZipFile(place, 'w', zipfile.ZIP_DEFLATED) as a: a.writestr(F, bytes(90000000))
      """, "'ClassicSignIn.swift' is longer than 200000 bytes"
    ),
    (
      "open(place, 'wb').truncate(60000000)",
      "it is longer than 50000000 bytes: is a folder .build in it?"
    ),
    ("open(place, 'w').write('PK no zip')", "it is no folder, zip or tar archive that can be read"),
    ("os.makedirs(place)", "it is empty"), ("zipfile.ZipFile(place, 'w').close()", "it is empty"),
    (
      "os.makedirs(place); [open(place + '/für %s.pdf' % i, 'w') for i in range(5)]",
      "it holds no exercise, but 'für 0.pdf', 'für 1.pdf', 'für 2.pdf' and 2 more"
    ),
    ("open(place, 'w')", "it is no folder, zip or tar archive that can be read"),
  ])
  func `says what is too much, and what is no archive`(
    _ packing: String, _ problem: String
  ) async throws {
    let submission = try await read(packing, as: packing.contains("zipfile") ? "a.zip" : "a")

    #expect(submission.exercises == [:])
    #expect(submission.problem?.hasPrefix(problem) == true, "\(submission.problem ?? "")")
  }

  @Test func `doesn't choose between two`() async throws {
    let packing = """
      with tarfile.open(place, 'w:gz') as a: add(a, 'new/' + F, b'x'); add(a, 'o\\x1bld/' + F, b'y')
      """

    let submission = try await read(packing, as: "ada.tar.gz")

    #expect(submission.exercises == [:])
    #expect(
      submission.problems == [
        "classic-sign-in":
          "several files are this exercise, and they differ: 'new/ClassicSignIn.swift', "
          + "'o␛ld/ClassicSignIn.swift'"
      ])
  }

  @Test(arguments: [
    ("a/ada.tar.gz", "ada"), ("b/Ada B.ZIP", "Ada B"), ("c/", "c"), (".zip", ".zip"),
    ("x_1_work.tgz", "x_1_work"), ("lovelaceada_LATE_4321_98_work.zip", "lovelaceada"),
    ("../../ada.zip", "ada"), ("/tmp/..", "/"), ("ken_b_ClassicSignIn-1.swift", "ken_b"),
    ("ClassicSignIn.swift", "ClassicSignIn"), ("_ClassicSignIn.swift", "_ClassicSignIn"),
    ("ken_ClassicSignIn.zip", "ken_ClassicSignIn"), ("ken_ClassicSignIn.swift.txt", "ken"),
    ("in/Ada Lovelace_4321_assignsubmission_file_", "Ada Lovelace"),
    ("in/Bo_1_assignsubmission_file", "Bo"),
  ])
  func `is called like its file`(_ path: String, _ name: String) {
    #expect(Submission(path).name == name)
  }

  @Test func `is what Canvas packed of one student, file by file`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let paths = try ["grace_12_3_CafeSearch-1.swift", "grace_LATE_12_4_ClassicSignIn.swift"].map {
      try folder.file($0, holding: $0)
    }
    let other = try folder.file("grace_13_5_essay.pdf", holding: "")

    var found = try GradeProgram.submissions(paths.reversed())
    let katas = try KataCatalog(KataOriginals(of: SourceTree.root)).katas
    await found[0].read(katas, package: SourceTree.root, python: try await Submission.python())

    #expect(found.map(\.name) == ["grace"])
    #expect(found[0].canvasID == "12")
    #expect(found[0].exercises.keys.sorted() == ["cafe-search", "classic-sign-in"])
    #expect(throws: ProgramError.self) { try GradeProgram.submissions(paths + [other]) }
  }

  @Test(arguments: [
    (".", true), ("Bo.zip", true), ("Bo.zip/marks", true), ("marks", false), ("..", false),
  ])
  func `keeps marks apart from what was handed in`(_ path: String, _ isRefused: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let submissions = try GradeProgram.submissions([folder.file("Bo.zip", holding: "")])

    let output = folder.url.appendingPathComponent(path).path
    let isKept = (try? GradeProgram.keep(output, apartFrom: submissions)) != nil
    #expect(isKept != isRefused)
  }

  @Test(arguments: ["1/0", "0/3", "4/3", "1", "a/b", "1/2/3", "-1/3"])
  func `knows no such part`(_ text: String) {
    #expect(throws: ProgramError.self) { try GradeProgram.shard(text) }
  }

  @Test func `stands in a list as people sort, and differs from others not in its case only`()
    throws
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let paths = try ["Bo.zip", "ada.zip", "bO.tgz"].map { try folder.file($0, holding: "") }

    #expect(try GradeProgram.submissions(Array(paths[..<2])).map(\.name) == ["ada", "Bo"])
    let error = #expect(throws: ProgramError.self) { try GradeProgram.submissions(paths) }
    #expect(error?.message?.contains("names that differ in their case only") == true)
  }

  @Test func `is the files that begin with a student's name, and no others of one name`() throws {
    let (folder, other) = try (TemporaryFolder(), TemporaryFolder())
    defer { folder.remove() }
    defer { other.remove() }
    let names = [
      "ken_ClassicSignIn.swift", "ken_CafeSearch.swift", "ClassicSignIn.swift", "ken.zip",
    ]
    var paths = try names.map { try folder.file($0, holding: "") }
    paths.append(try other.file(names[2], holding: ""))

    let found = try GradeProgram.submissions(paths.prefix(3).map { $0 })

    #expect(found.map(\.name) == ["ClassicSignIn", "ken"])
    #expect(found[1].places.count == 2)
    #expect(throws: ProgramError.self) { try GradeProgram.submissions([paths[2], paths[4]]) }
    #expect(throws: ProgramError.self) { try GradeProgram.submissions([paths[0], paths[3]]) }
  }

  @Test func `lies where its path says, with all steps up`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.file("ada.zip", holding: "")
    let path = folder.url.path + "/../" + folder.url.lastPathComponent + "/ada.zip"

    #expect(Submission(path).places.map(\.path) == [file])
  }
}
