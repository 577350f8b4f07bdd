import CommandLineSupport
import Foundation
import KataRunner
import ProgramSupport
import TestSupport
import Testing

@testable import Grading

/// The students of a class, found by the names of their files and folders.
struct ClassListTests {
  private static let exercises = Result {
    try KataCatalog(KataOriginals(of: SourceTree.root)).katas.map { ExerciseName($0) }
  }

  /// The students' names, if these files and folders are in one folder.
  private func names(_ paths: [String], in given: [String]? = nil) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for path in paths { _ = try folder.file("class/\(path)", holding: "") }
    let names = given ?? paths.map { "class/\($0.split(separator: "/")[0])" }
    let typed = Set(names).sorted().map { folder.url.appendingPathComponent($0).path }
    return try ClassList(typed, exercises: Self.exercises.get()).submissions.map {
      "\($0.name)\($0.places.count > 1 ? " x \($0.places.count)" : "")"
        + ($0.owner.isLate ? ", late" : "")
    }
  }

  @Test(arguments: [
    (["ada.tar.gz", "Bo B.ZIP", "c/x"], ["ada", "Bo B", "c"]),
    // The exercise's name comes first, last, around the student's, or in pieces.
    (["ken_ClassicSignIn.swift", "ken_CafeSearch.swift", "ken.zip"], ["ken x 3"]),
    (["ClassicSignIn_ada.swift", "ClassicSignIn_ken.swift"], ["ada", "ken"]),
    (["ken_Classic_Sign_In.swift", "ken_CafeSearch.swift"], ["ken x 2"]),
    (["ken-ClassicSignIn.swift", "ken - CafeSearch (1).swift"], ["ken x 2"]),
    (["HW1_ClassicSignIn_ken.swift", "HW1_CafeSearch_ken.swift"], ["HW1 ken x 2"]),
    (["kenClassicSignIn.swift", "ClassicSignInada.swift"], ["ada", "ken"]),
    (["ken_b_ClassicSignIn-1.swift", "1234567_ClassicSignIn.swift.txt"], ["1234567", "ken_b"]),
    (["ken_ClassicSignIn/x", "ken_CafeSearch/x"], ["ken x 2"]),
    // The exercise's name alone doesn't name a student.
    (["ClassicSignIn.swift", "CafeSearch.swift"], ["class x 2"]),
    (
      ["classic-sign-in-01/x", "classic-sign-in-02/x"],
      ["classic-sign-in-01", "classic-sign-in-02"]
    ),
    // Moodle's folders, with and without online text, two students with the same name, and a file.
    (
      [
        "Ada_4321_assignsubmission_file/x", "Ada_4321_assignsubmission_onlinetext/onlinetext.html",
        "Ada_4322_assignsubmission_file_/x", "Bo_7_assignsubmission_file_ClassicSignIn.swift",
      ], ["Ada (4321) x 2", "Ada (4322)", "Bo"]
    ),
    (
      ["Participant_1_assignsubmission_file/x", "Participant_2_assignsubmission_file/x"],
      ["Participant (1)", "Participant (2)"]
    ),
    // Canvas: one late file makes the submission late.
    (
      [
        "grace_12_3_CafeSearch-1.swift", "grace_LATE_12_4_ClassicSignIn.swift",
        "grace_13_5_essay.pdf",
      ], ["grace (12) x 2, late", "grace (13)"]
    ),
    // Blackboard's files with its receipt, and a receipt alone.
    (
      [
        "Classic Sign In_ada_attempt_2024-05-01-10-00-00.txt",
        "Classic Sign In_ada_attempt_2024-05-01-10-00-00_ClassicSignIn.swift",
        "Classic Sign In_ada_attempt_2024-05-01-10-00-00_CafeSearch.swift",
        "Classic Sign In_bo_attempt_2024-05-01-10-00-00.txt",
      ], ["ada x 2", "bo"]
    ),
    // Names that would be the same folder on a Mac.
    (["Bo.zip", "bO.tgz"], ["Bo (class)", "bO (class) (2)"]),
    // Control characters in a name are replaced.
    (["a\u{1B}[2J\nb/x"], ["a␛[2J b"]), ([".DS_Store", "ada.zip"], ["ada"]),
  ])
  func `are told apart, and a student's files are one submission`(
    _ paths: [String], _ expected: [String]
  ) throws {
    #expect(try names(paths) == expected)
  }

  @Test func `are found in a folder that a course system unpacked`() throws {
    let moodle = ["Ada_1_assignsubmission_file/x", "Bo_2_assignsubmission_file/x"]

    #expect(try names(moodle, in: ["class"]) == ["Ada", "Bo"])
    #expect(try names(["ada/x", "bo/x"], in: ["class"]) == ["class"])
    // One name in Canvas's form isn't enough: a student may have chosen it.
    #expect(try names(["x.swift", "a_1_2_b.swift"], in: ["class"]) == ["class"])
  }

  @Test func `get their names from Gradescope's list`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for number in 11...13 {
      _ = try folder.file("export/submission_\(number)/a.swift", holding: "")
    }
    let list = """
      ---
      submission_11:
        :submitters:
        - :name: Ada Lovelace
          :sid: '1'
        - :name: "Bo/2"
      submission_12:
        :submitters:
        - :name: Cleo

      """
    _ = try folder.file("export/submission_metadata.yml", holding: list)

    let found = try ClassList(
      [folder.url.appendingPathComponent("export").path], exercises: Self.exercises.get())

    #expect(found.submissions.map(\.name) == ["Ada Lovelace, Bo-2", "Cleo", "submission_13"])
  }

  @Test func `with the same name in two folders get the folders' names`() throws {
    let paths = ["a/ada.zip", "b/ada.zip", "b/ClassicSignIn.swift"]

    #expect(
      try names(paths, in: paths.map { "class/\($0)" }) == ["ada (a)", "ada (b)", "b"])
  }

  @Test func `are found if the path has steps up`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.file("ada.zip", holding: "")
    let path = folder.url.path + "/../" + folder.url.lastPathComponent + "/ada.zip"

    #expect(try ClassList([path], exercises: []).submissions[0].places.map(\.path) == [file])
    #expect(throws: ProgramError.self) { try ClassList([file, path + "x"], exercises: []) }
  }
}
