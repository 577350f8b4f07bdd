import CommandLineSupport
import Foundation

/// How far the reader is with a kata.
enum KataState: String, Encodable {
  case done
  case underWay = "under-way"
  case notStarted = "not-started"
}

/// Everything that the runner works with: the katas, the reader's notes, the grader.
struct KataContext: Sendable {
  let package: URL
  let originals: KataOriginals
  let catalog: KataCatalog
  let notes: ReaderNotes
  let grader: KataGrader

  init(package: URL, deadline: Duration = KataGrader.usualDeadline) throws(ProgramError) {
    self.package = package
    originals = try KataOriginals(of: package)
    originals.layAside()
    catalog = try KataCatalog(originals)
    notes = ReaderNotes(package: package)
    grader = KataGrader(
      package: package, originals: originals,
      workspace: package.appendingPathComponent(".build/katas"), deadline: deadline)
  }

  /// Whether the workbook has solutions. An edition for students has none.
  var hasSolutions: Bool {
    catalog.katas.contains {
      FileManager.default.fileExists(atPath: package.appendingPathComponent($0.solution).path)
    }
  }

  func state(of kata: Kata) -> KataState {
    (try? grader.saved(kata)).map { state(of: kata, saved: $0) } ?? .underWay
  }

  /// The state of a kata whose exercise was read already.
  func state(of kata: Kata, saved exercise: Data) -> KataState {
    if originals.isUntouched(kata, exercise) { return .notStarted }
    return notes.bytes(.green, of: kata) == exercise ? .done : .underWay
  }

  /// The folders of the chapters of which the reader has started a kata.
  var begunChapters: Set<String> {
    Set(catalog.katas.filter { $0 == current || state(of: $0) != .notStarted }.map(\.chapter))
  }

  /// The page to read before a kata of a chapter that the reader hasn't begun; nil for other katas.
  func pageToRead(before kata: Kata) -> String? {
    begunChapters.contains(kata.chapter) ? nil : "Chapters/\(kata.chapter)/README.md"
  }

  /// The kata that the reader named last; nil before the first.
  private var current: Kata? {
    catalog.katas.first { $0.name == notes.current }
  }

  /// The kata that the reader is at: the one they named last; else the next. Nil when all are done.
  var here: Kata? {
    if let current, state(of: current) != .done { return current }
    return next(after: current)
  }

  /// The kata to take up after this one: along the core path, then what was skipped of it, then the
  /// rest in the same way. Nil when the others are done.
  func next(after kata: Kata?) -> Kata? {
    let start = kata.flatMap(catalog.katas.firstIndex).map { $0 + 1 } ?? 0
    let order = catalog.katas[start...] + catalog.katas[..<start]
    let open = order.filter { $0 != kata && state(of: $0) != .done }
    return open.first(where: \.isOnCorePath) ?? open.first
  }

  /// The kata that a command is about.
  func kata(_ name: String?) throws(ProgramError) -> Kata {
    if let name { return try catalog.kata(named: name) }
    // After green a reader wants the solution or a hint of the kata they were at.
    if let current { return current }
    guard let kata = here ?? catalog.katas.first else {
      throw ProgramError("there are no katas", status: 66)
    }
    return kata
  }
}
