import CommandLineSupport
import Foundation
import KataRunner
import TerminalText

/// Finds the exercises among a submission's files. A file that can't be identified or read needs a
/// teacher's decision. It never counts as 0.
struct Placement: Sendable {
  /// The names of all katas' exercises.
  let exercises: [ExerciseName]

  private let package: URL
  private let originals: KataOriginals

  /// The types that each kata's original exercise declares, by kata.
  private let types: [String: [String]]

  /// The names of the katas' given files.
  private let given: Set<String>

  init(_ katas: [Kata], _ originals: KataOriginals, package: URL) throws(ProgramError) {
    (self.package, self.originals) = (package, originals)
    exercises = katas.map { ExerciseName($0) }
    var (types, given): ([String: [String]], Set<String>) = ([:], [])
    for kata in katas {
      let starter = try originals.files(in: "\(kata.folder)/Exercise")[kata.exercise] ?? Data()
      let text = String(decoding: starter, as: UTF8.self)
      types[kata.name] = Self.types(in: text)
      for folder in kata.testFolders {
        given.formUnion(
          FileManager.default.paths(below: package.appendingPathComponent(folder).path))
      }
    }
    (self.types, self.given) = (types, given)
  }

  /// The search result for a kata's exercise.
  enum Found: Equatable, Sendable {
    /// The exercise in UTF-8, and a note about the file.
    case exercise(Data, note: String?)

    /// No file could be the exercise, for this reason.
    case nothing(String)

    /// A teacher has to decide: the problem, and what to do.
    case question(String)
  }

  /// Finds the exercises among the files of a submission.
  ///
  /// - Returns: The search results by kata, and the other files that may be parts of an exercise.
  func place(_ all: [SubmittedFile], as katas: [Kata]) -> (found: [String: Found], rest: [String]) {
    // Pictures and hidden files can't be exercises.
    let files = all.filter { ($0.data != nil || $0.why != nil) && !isOfTheWorkbook($0) }
    // A file's name that contains two exercises' names is unclear.
    var named: [String: [(file: SubmittedFile, rank: ExerciseName.Rank)]] = [:]
    var others: [SubmittedFile] = []
    for file in files {
      let names = exercises.compactMap { name in name.match(file.name).map { (name.kata, $0.rank) }
      }
      guard let (kata, rank) = names.first, names.count == 1,
        rank == .parted || (rank == .text && !file.complaint.isEmpty) || file.data == nil
          || (isLike(kata, file) && !given.contains(file.name))
      else {
        others.append(file)
        continue
      }
      named[kata, default: []].append((file, rank))
    }
    var found: [String: Found] = [:]
    for kata in katas {
      let best = named[kata.name]?.map(\.rank).max()
      found[kata.name] = choose(
        (named[kata.name] ?? []).filter { $0.rank == best }.map(\.file), as: kata)
    }
    let isPlaced = found.values.contains { if case .exercise = $0 { true } else { false } }
    let rest = others.filter(isSomething).map(\.shownPath)
    for kata in katas where found[kata.name] == nil {
      let misnamed = named.filter { $0.key != kata.name }.values.flatMap { $0.map(\.file) }
      found[kata.name] =
        if let file = (others + misnamed).first(where: { isLike(kata.name, $0) }) {
          .question(
            "\(file.shownPath) looks like \(kata.name)"
              + (file.complaint.isEmpty ? ": if" : ", but\(file.complaint). If")
              + " it is this exercise, rename it to \(kata.file) and grade again, "
              + "or decide on the points"
          )
        } else if all.isEmpty {
          .nothing("nothing was submitted: the folder or archive is empty")
        } else if !rest.isEmpty || (!isPlaced && named.isEmpty) {
          .question(
            "there is no \(kata.file), but there are other files: "
              + Self.list(rest.isEmpty ? all.map(\.shownPath) : rest)
          )
        } else {
          .nothing("it wasn't submitted")
        }
    }
    return (found, rest)
  }

  /// Chooses the exercise among some files; nil if there are none.
  private func choose(_ files: [SubmittedFile], as kata: Kata) -> Found? {
    guard let first = files.first else { return nil }
    var texts: [(file: SubmittedFile, data: Data, note: String?)] = []
    for file in files {
      if case .text(let data, let note) = file.reading { texts.append((file, data, note)) }
    }
    guard !texts.isEmpty else { return .question("\(first.shownPath)\(first.complaint)") }
    // A student may submit an unchanged copy as well.
    let touched = texts.filter { !originals.isUntouched(kata, $0.data.withUnixLines) }
    // A submitted workbook has other files of the same name outside `Exercise`.
    let own = touched.filter { $0.file.folders.last == "Exercise" }
    for texts in [own, touched.isEmpty ? texts : touched] where !texts.isEmpty {
      if Set(texts.map(\.data.withUnixLines)).count == 1 {
        return .exercise(texts[0].data, note: texts[0].note)
      }
    }
    return .question(
      "several different files could be this exercise: "
        + Self.list(touched.map(\.file.shownPath).sorted())
    )
  }

  /// Whether a file belongs to the workbook and isn't an exercise.
  private func isOfTheWorkbook(_ file: SubmittedFile) -> Bool {
    let folders = file.folders
    if folders.suffix(3).first == "katas", folders.last != "Exercise" { return true }
    guard folders.last != "Exercise",
      let start = folders.firstIndex(where: { ["Sources", "Tests", "Chapters"].contains($0) })
    else { return false }
    let path = (folders[start...].map(String.init) + [file.name]).joined(separator: "/")
    return !path.contains("..")
      && FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
  }

  /// Whether a file declares a type of a kata's original exercise.
  private func isLike(_ kata: String, _ file: SubmittedFile) -> Bool {
    let text = String(decoding: (file.data ?? Data()).filter { $0 != 0 }, as: UTF8.self)
    return Self.types(in: text).contains { types[kata]?.contains($0) == true }
  }

  private static func types(in text: String) -> [String] {
    // A student writes tests in an extension.
    text.matches(of: /\b(?:struct|class|actor|enum|protocol|extension(?=\s+\w+Tests\b))\s+(\w+)/)
      .map { String($0.1) }
  }

  /// Whether a file may be a part of an exercise.
  private func isSomething(_ file: SubmittedFile) -> Bool {
    file.why != nil
      || file.name.hasSuffix(".swift") && file.name != "Package.swift" && !given.contains(file.name)
        && !file.name.hasSuffix("Tests.swift")
  }

  private static func list(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}

extension SubmittedFile {
  /// The path in quotes, for messages.
  var shownPath: String { "'\(path.printable)'" }

  /// The problem, to follow the file's name in a message; empty for a readable text.
  var complaint: String {
    if case .other(let words) = reading { " \(words)" } else { "" }
  }
}

extension Data {
  /// The text with Unix line endings, and without a byte order mark.
  var withUnixLines: Data {
    let isMarked = starts(with: [0xEF, 0xBB, 0xBF])
    guard isMarked || contains(0x0D) else { return self }
    let text = String(decoding: isMarked ? dropFirst(3) : self[...], as: UTF8.self)
    return Data(text.replacing("\r\n", with: "\n").utf8)
  }
}
