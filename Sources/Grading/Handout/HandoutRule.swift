import Foundation

/// Which files of the workbook are in a student copy.
struct HandoutRule: Sendable {
  /// What may be in it of the workbook's top level.
  static let tops = [
    "Package.swift", "README.md", "Chapters", "Scripts", "Sources", "Tests", ".devcontainer",
    ".editorconfig", ".gitattributes", ".gitignore", ".swift-format", ".vscode",
  ]

  /// What proves the workbook, marks exercises, or is written for teachers.
  private static let teachers = [
    "Chapters/misconceptions.json", "Chapters/defense.md", "Chapters/for-teachers.md",
    "Chapters/lesson-plans.md", "Chapters/quiz.gift", "Sources/Grading", "Sources/MeasuredCalls",
    "Sources/Measuring",
    "Sources/Programs/change", "Sources/Programs/check", "Sources/Programs/grade",
    "Sources/Programs/handout", "Sources/Programs/measure", "Sources/SelfChecks", "Tests/Changes",
    "Tests/Mistakes", "Tests/RightAnswers", "Tests/WorkbookTests",
  ]

  private static let scripts = ["Scripts/compare", "Scripts/kata", "Scripts/support/build.bash"]

  /// The folders of the katas that aren't in it.
  let without: [String]

  /// Whether a file is in it.
  func callAsFunction(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    let isLeftOut = (Self.teachers + without).contains { path == $0 || path.hasPrefix($0 + "/") }
    let givesAway = parts.contains { ["Solution", "WrongAnswers.txt"].contains($0) }
    return Self.tops.contains(parts.first ?? "") && !isLeftOut && !givesAway
      && (parts.first != "Scripts" || Self.scripts.contains(path))
  }
}
