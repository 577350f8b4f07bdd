import Foundation

/// Decides which files of the workbook belong to a student copy.
struct HandoutRule: Sendable {
  /// The files and folders at the top level that a student copy may have.
  static let tops = [
    "Package.swift", "README.md", "Chapters", "Scripts", "Sources", "Tests", ".devcontainer",
    ".editorconfig", ".gitattributes", ".gitignore", ".swift-format", ".vscode",
  ]

  /// The files for teachers and for the workbook's own tests.
  private static let teachers = [
    "Chapters/misconceptions.json", "Chapters/defense.md", "Chapters/for-teachers.md",
    "Chapters/lesson-plans.md", "Chapters/quiz.gift", "Sources/Grading", "Sources/MeasuredCalls",
    "Sources/Measuring",
    "Sources/Programs/change", "Sources/Programs/check", "Sources/Programs/grade",
    "Sources/Programs/handout", "Sources/Programs/measure", "Sources/SelfChecks", "Tests/Changes",
    "Tests/Mistakes", "Tests/RightAnswers", "Tests/WorkbookTests",
  ]

  private static let scripts = ["Scripts/compare", "Scripts/kata", "Scripts/support/build.bash"]

  /// The folders of the katas that are left out.
  let without: [String]

  /// Whether a file belongs to the student copy.
  func callAsFunction(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    let isLeftOut = (Self.teachers + without).contains { path == $0 || path.hasPrefix($0 + "/") }
    let givesAway = parts.contains { ["Solution", "WrongAnswers.txt"].contains($0) }
    return Self.tops.contains(parts.first ?? "") && !isLeftOut && !givesAway
      && (parts.first != "Scripts" || Self.scripts.contains(path))
  }
}
