import CommandLineSupport
import Foundation
import KataRunner
import ProgramSupport
import TestSupport
import Testing

@testable import Grading

/// Who the students of a class are, by the names of what they handed in.
struct ClassListTests {
  private static let exercises = Result {
    try KataCatalog(KataOriginals(of: SourceTree.root)).katas.map { ExerciseName($0) }
  }

  /// The students' names, where these files and folders lie in one folder.
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
    // The exercise's name stands before, behind or around, or in pieces.
    (["ken_ClassicSignIn.swift", "ken_CafeSearch.swift", "ken.zip"], ["ken x 3"]),
    (["ClassicSignIn_ada.swift", "ClassicSignIn_ken.swift"], ["ada", "ken"]),
    (["ken_Classic_Sign_In.swift", "ken_CafeSearch.swift"], ["ken x 2"]),
    (["ken-ClassicSignIn.swift", "ken - CafeSearch (1).swift"], ["ken x 2"]),
    (["HW1_ClassicSignIn_ken.swift", "HW1_CafeSearch_ken.swift"], ["HW1 ken x 2"]),
    (["kenClassicSignIn.swift", "ClassicSignInada.swift"], ["ada", "ken"]),
    (["ken_b_ClassicSignIn-1.swift", "1234567_ClassicSignIn.swift.txt"], ["1234567", "ken_b"]),
    (["ken_ClassicSignIn/x", "ken_CafeSearch/x"], ["ken x 2"]),
    // The exercise's name alone is nobody's.
    (["ClassicSignIn.swift", "CafeSearch.swift"], ["class x 2"]),
    (
      ["classic-sign-in-01/x", "classic-sign-in-02/x"],
      ["classic-sign-in-01", "classic-sign-in-02"]
    ),
    // Moodle's folders, with online text and without; two of one name; a file alone.
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
    // Canvas': late with one file is late.
    (
      [
        "grace_12_3_CafeSearch-1.swift", "grace_LATE_12_4_ClassicSignIn.swift",
        "grace_13_5_essay.pdf",
      ], ["grace (12) x 2, late", "grace (13)"]
    ),
    // Blackboard's, with the receipt that it writes; and where the receipt is all.
    (
      [
        "Classic Sign In_ada_attempt_2024-05-01-10-00-00.txt",
        "Classic Sign In_ada_attempt_2024-05-01-10-00-00_ClassicSignIn.swift",
        "Classic Sign In_ada_attempt_2024-05-01-10-00-00_CafeSearch.swift",
        "Classic Sign In_bo_attempt_2024-05-01-10-00-00.txt",
      ], ["ada x 2", "bo"]
    ),
    // What names alone can't tell apart; on a Mac it would be one folder.
    (["Bo.zip", "bO.tgz"], ["Bo (class)", "bO (class) (2)"]),
    // A name may hold what a terminal obeys.
    (["a\u{1B}[2J\nb/x"], ["a␛[2J b"]), ([".DS_Store", "ada.zip"], ["ada"]),
  ])
  func `are told apart, and what is one student's is put together`(
    _ paths: [String], _ expected: [String]
  ) throws {
    #expect(try names(paths) == expected)
  }

  @Test func `are whoever's folders lie in a folder that a course system filled`() throws {
    let moodle = ["Ada_1_assignsubmission_file/x", "Bo_2_assignsubmission_file/x"]

    #expect(try names(moodle, in: ["class"]) == ["Ada", "Bo"])
    #expect(try names(["ada/x", "bo/x"], in: ["class"]) == ["class"])
    // A student may call a file as Canvas does.
    #expect(try names(["x.swift", "a_1_2_b.swift"], in: ["class"]) == ["class"])
  }

  @Test func `are called as Gradescope's list says`() throws {
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

  @Test func `of one name in two folders keep both`() throws {
    let paths = ["a/ada.zip", "b/ada.zip", "b/ClassicSignIn.swift"]

    #expect(
      try names(paths, in: paths.map { "class/\($0)" }) == ["ada (a)", "ada (b)", "b"])
  }

  @Test func `lie where the path says, with all steps up`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.file("ada.zip", holding: "")
    let path = folder.url.path + "/../" + folder.url.lastPathComponent + "/ada.zip"

    #expect(try ClassList([path], exercises: []).submissions[0].places.map(\.path) == [file])
    #expect(throws: ProgramError.self) { try ClassList([file, path + "x"], exercises: []) }
  }
}
