import CommandLineSupport
import Foundation

/// The reader's progress with a kata.
enum KataState: String, Encodable {
  case done
  case inProgress = "in-progress"
  case notStarted = "not-started"
}

/// The runner's data: the katas, the core path, the reader's notes, and the grader.
struct KataContext: Sendable {
  let package: URL
  let originals: KataOriginals
  let catalog: KataCatalog
  let path: CoursePath
  let notes: ReaderNotes
  let grader: KataGrader

  init(package: URL, deadline: Duration = KataGrader.usualDeadline) throws(ProgramError) {
    self.package = package
    originals = try KataOriginals(of: package)
    originals.layAside()
    catalog = try KataCatalog(originals)
    path = try CoursePath(of: package, katas: catalog.katas)
    notes = ReaderNotes(package: package)
    grader = KataGrader(
      package: package, originals: originals,
      workspace: package.appendingPathComponent(".build/katas"), deadline: deadline)
  }

  /// Whether the workbook has solutions. A student copy has none.
  var hasSolutions: Bool {
    catalog.katas.contains { exists($0.solution) }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
  }

  func state(of kata: Kata) -> KataState {
    (try? grader.saved(kata)).map { state(of: kata, saved: $0) } ?? .inProgress
  }

  /// The state of a kata with this exercise.
  func state(of kata: Kata, saved exercise: Data) -> KataState {
    if originals.isUntouched(kata, exercise) { return .notStarted }
    return notes.bytes(.done, of: kata) == exercise ? .done : .inProgress
  }

  /// The kata that a command is about.
  func kata(_ name: String?) throws(ProgramError) -> Kata {
    if let name { return try catalog.kata(named: name) }
    // When a kata is done, readers still ask for its solution or for another hint.
    if let current { return current }
    guard let kata = nextKata ?? catalog.katas.first else {
      throw ProgramError("there are no katas", status: 66)
    }
    return kata
  }

  /// The kata that the reader named last; nil if it was a chapter, or nothing yet.
  private var current: Kata? { catalog.katas.first { $0.name == notes.current } }
}

/// The reader's place on the core path.
extension KataContext {
  /// The chapters that the reader knows: those marked as read, and those with a begun kata.
  var knownChapters: Set<String> {
    notes.chaptersRead.union(
      catalog.katas.filter { state(of: $0) != .notStarted }.map(\.chapter))
  }

  /// The page of a kata's chapter, if the reader doesn't know it yet.
  func pageToRead(before kata: Kata) -> String? {
    let page = "Chapters/\(kata.chapter)/README.md"
    return knownChapters.contains(kata.chapter) || !exists(page) ? nil : page
  }

  /// Whether a step of the core path, or another kata, is done.
  func isDone(_ step: CoursePath.Step) -> Bool {
    guard let kata = step.kata else { return notes.chaptersRead.contains(step.chapter) }
    return state(of: kata) == .done || step.part.map { notes.hasAnswer(to: $0, of: kata) } ?? false
  }

  /// The reader's current step: what they named last, or the next step. Nil when all is done.
  var here: CoursePath.Step? {
    let named = path.steps.filter { $0.name == notes.current }
    let beside = current.map { [CoursePath.Step($0)] } ?? []
    return (named + beside).first { !isDone($0) } ?? open(after: notes.current).first
  }

  /// The next kata, or nil when all are done.
  var nextKata: Kata? {
    here?.kata ?? open(after: notes.current).lazy.compactMap(\.kata).first
  }

  /// The open steps: first those after a kata or a chapter on the core path, then those before it,
  /// then the other katas.
  func open(after name: String?) -> [CoursePath.Step] {
    let place = place(behind: name)
    let katas = catalog.katas
    let index = katas.firstIndex { $0.name == name } ?? 0
    let others = (katas[index...] + katas[..<index]).filter { !path.contains($0) }
    return (path.steps[place...] + path.steps[..<place] + others.map { .init($0) })
      .filter { !isDone($0) }
  }

  /// The number of steps on the core path, up to and including a kata or a chapter. A kata outside
  /// the path comes right after its chapter.
  func place(behind name: String?) -> Int {
    guard let name else { return 0 }
    let chapter = catalog.katas.first { $0.name == name }?.chapter ?? name
    let last =
      path.steps.lastIndex { $0.name == name } ?? path.steps.lastIndex { $0.chapter <= chapter }
    return last.map { $0 + 1 } ?? 0
  }

  /// The sitting of a step, or nil for a kata outside the path.
  func sitting(of step: CoursePath.Step) -> CoursePath.Sitting? {
    path.sittings.first { $0.steps.contains(step) }
  }

  /// What the reader can do now, if a chapter or a kata completes a sitting.
  func stop(after name: String) -> String? {
    let sitting = path.sittings.last { sitting in
      sitting.steps.contains { $0.name == name && isDone($0) }
    }
    guard let sitting, !sitting.end.isEmpty,
      sitting.steps.last?.name == name || sitting.steps.allSatisfy(isDone)
    else { return nil }
    return sitting.end
  }
}
