import CommandLineSupport
import Foundation
import KataRunner
import TerminalText

/// Which file of a submission is which exercise. This is the one place that decides: what is there, and
/// can't be placed, read or told apart, is for a person, with the reason, and never worth nothing.
struct Placement: Sendable {
  /// The names of all katas' exercises, also of those that aren't marked.
  let exercises: [ExerciseName]

  private let package: URL
  private let originals: KataOriginals

  /// The types that each kata's starter declares, by the katas' names.
  private let types: [String: [String]]

  /// The names of the files that katas give.
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

  /// What was found of a kata.
  enum Found: Equatable, Sendable {
    /// Its exercise, in UTF-8; with what has to be said of it.
    case exercise(Data, note: String?)

    /// Nothing that could be it.
    case nothing(String)

    /// Something that a person has to look at: what, and what to do.
    case question(String)
  }

  /// Places the files of a submission.
  ///
  /// - Returns: What was found, by the katas' names; and the files of Swift that are nobody's.
  func place(_ all: [SubmittedFile], as katas: [Kata]) -> (found: [String: Found], rest: [String]) {
    // Pictures and what is hidden can't be an exercise.
    let files = all.filter { ($0.data != nil || $0.why != nil) && !isOfTheWorkbook($0) }
    // A name with two exercises' names in it says nothing.
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
            "\(file.shownPath) looks like \(kata.name)\(file.complaint): "
              + "if it is, call it \(kata.file) and mark again, or decide")
        } else if all.isEmpty {
          .nothing("nothing was handed in: it is empty")
        } else if !rest.isEmpty || (!isPlaced && named.isEmpty) {
          .question(
            "there is no \(kata.file), but \(Self.list(rest.isEmpty ? all.map(\.shownPath) : rest))"
          )
        } else {
          .nothing("it wasn't handed in")
        }
    }
    return (found, rest)
  }

  /// Which of some files is the exercise; nil where there are none.
  private func choose(_ files: [SubmittedFile], as kata: Kata) -> Found? {
    guard let first = files.first else { return nil }
    var texts: [(file: SubmittedFile, data: Data, note: String?)] = []
    for file in files {
      if case .text(let data, let note) = file.reading { texts.append((file, data, note)) }
    }
    guard !texts.isEmpty else { return .question("\(first.shownPath)\(first.complaint)") }
    // Who works on the one copy may hand in another one, too, as it came.
    let touched = texts.filter { !originals.isUntouched(kata, $0.data.withUnixLines) }
    // Who hands in the whole workbook hands in other files of that name as well.
    let own = touched.filter { $0.file.folders.last == "Exercise" }
    for texts in [own, touched.isEmpty ? texts : touched] where !texts.isEmpty {
      if Set(texts.map(\.data.withUnixLines)).count == 1 {
        return .exercise(texts[0].data, note: texts[0].note)
      }
    }
    return .question(
      "several files are this exercise, and they differ: \(Self.list(touched.map(\.file.shownPath).sorted()))"
    )
  }

  /// Whether it is the workbook's own file, and nobody's exercise.
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

  /// Whether a text has a type that a kata's starter declares.
  private func isLike(_ kata: String, _ file: SubmittedFile) -> Bool {
    let text = String(decoding: (file.data ?? Data()).filter { $0 != 0 }, as: UTF8.self)
    return Self.types(in: text).contains { types[kata]?.contains($0) == true }
  }

  private static func types(in text: String) -> [String] {
    // Tests that a student writes stand in an extension.
    text.matches(of: /\b(?:struct|class|actor|enum|protocol|extension(?=\s+\w+Tests\b))\s+(\w+)/)
      .map { String($0.1) }
  }

  /// Whether a file that is no exercise may be part of one.
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
  /// Its path, as a person reads it.
  var shownPath: String { "'\(path.printable)'" }

  /// What is wrong with it, behind its name; empty where it is a text.
  var complaint: String {
    if case .other(let words) = reading { " \(words)" } else { "" }
  }
}

extension Data {
  /// The same lines, ended as on all systems but Windows, and without a mark of the encoding.
  var withUnixLines: Data {
    let isMarked = starts(with: [0xEF, 0xBB, 0xBF])
    guard isMarked || contains(0x0D) else { return self }
    let text = String(decoding: isMarked ? dropFirst(3) : self[...], as: UTF8.self)
    return Data(text.replacing("\r\n", with: "\n").utf8)
  }
}
