import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Processes
import TerminalText

/// `Scripts/grade`: grades submissions.
public struct GradeProgram: Sendable {
  let output: URL
  let marking: Marking
  let decisions: Decisions
  let worksheet: MoodleWorksheet?
  let arguments: Arguments

  /// Reads a command line without the program's name, and runs it.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - package: The package's folder.
  /// - Returns: The exit status: 0 if every student has points, 1 if something needs a decision.
  public static func run(
    _ words: some Sequence<String>, package: URL
  ) async throws(ProgramError) -> Int32 {
    guard let arguments = try command.read(words) else { return 0 }
    let originals = try KataOriginals(of: package.realPath)
    let catalog = try KataCatalog(originals)
    let placement = try Placement(catalog.katas, originals, package: package.realPath)
    let submissions = try ClassList(arguments.operands, exercises: placement.exercises).submissions
    if let path = arguments.text("--output") { try keep(path, apartFrom: submissions) }
    let shard = try shard(arguments.text("--shard"))
    let program = try await GradeProgram(arguments, package, originals, catalog, placement)
    return try await program.run(
      submissions.enumerated().filter { $0.offset % shard.count == shard.index }.map(\.element),
      of: submissions.map(\.name))
  }

  private init(
    _ arguments: Arguments, _ package: URL, _ originals: KataOriginals, _ catalog: KataCatalog,
    _ placement: Placement
  ) async throws(ProgramError) {
    guard let path = arguments.text("--output") else {
      throw .usage("give a folder for the grades: --output DIR")
    }
    self.arguments = arguments
    let package = package.realPath
    output = URL(fileURLWithPath: path, isDirectory: true)
    let names = try arguments.list("--katas", kind: "kata", among: catalog.katas.map(\.name))
    let katas = catalog.katas.filter {
      names?.contains($0.name) ?? !Handout.onlyByName.contains($0.name)
    }
    for kata in katas {
      guard let name = originals.locks[kata.name]?.unknown(in: kata).first else { continue }
      throw ProgramError(
        "'\(kata.folder)/README.md' sets a weight for '\(name)', but no test has this name",
        status: 65)
    }
    // The kept decisions apply until the teacher gives a new file.
    let kept = output.appendingPathComponent(Self.decisionsFile).path
    let decided =
      arguments.text("--decisions") ?? (FileManager.default.fileExists(atPath: kept) ? kept : nil)
    decisions =
      try decided.map { path throws(ProgramError) in
        let most = catalog.katas.map { kata in
          (kata.name, KataResult(kata, nil, of: originals.locks[kata.name] ?? KataLock()).most)
        }
        return try Decisions(path, katas: Dictionary(most) { first, _ in first })
      } ?? Decisions()
    worksheet = try arguments.text("--moodle-worksheet").map { path throws(ProgramError) in
      try MoodleWorksheet(exported: path)
    }
    let deadline = try arguments.seconds("--limit", in: 0.1...3600) ?? KataGrader.usualDeadline
    let allowed = Set(try arguments.names("--allow") ?? [])
    guard !"\(output.realPath.path)/".hasPrefix("\(package.path)/") else {
      throw ProgramError("'\(path)' is inside the workbook: give a folder outside", status: 73)
    }
    // A missing sandbox is an error before anything is written.
    let sandbox: Sandbox =
      arguments.has("--no-sandbox") ? .none : try await .ofThisMachine()
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw ProgramError("can't create '\(path)': \(error.localizedDescription)", status: 73)
    }
    marking = Marking(
      package: package, originals: originals, katas: katas, placement: placement,
      store: MarkStore(
        output.appendingPathComponent("marks"), katas: katas, originals: originals,
        package: package, deadline: deadline, allowed: allowed),
      jobs: try arguments.number("--jobs", in: 1...256)
        ?? ProcessInfo.processInfo.activeProcessorCount,
      deadline: deadline, allowed: allowed,
      sandbox: sandbox.hiding([package, output]), python: try await Submission.python())
  }

  private func run(
    _ submissions: [Submission], of all: [String]
  ) async throws(ProgramError) -> Int32 {
    guard let held = try FileLock(output.appendingPathComponent(".lock").path) else {
      throw ProgramError(
        "another run is writing '\(output.path)': wait until it ends, or give a different folder",
        status: 75)
    }
    defer { withExtendedLifetime(held) {} }
    try refuseToLose(submissions.map(\.name))
    let folders = marking.katas.flatMap(\.testFolders) + OriginalHashes.support
    for file in try marking.originals.changes(in: folders, of: marking.package) {
      StandardError.say(
        "grade: '\(file)' has changed since it was locked: the locked version is used")
    }
    let progress = Progress.standardError
    let started = ContinuousClock.now
    let read = try await marking.read(submissions)
    try await marking.grade(read) { progress.say($0) }
    progress.clear()
    let misconceptions = KnownMisconception.all(in: marking.package)
    let results = ClassResult(
      submissions: read.map { submission in
        var result = marking.result(of: submission)
        result.part = decisions.parts[submission.name] ?? 100
        result.reason = decisions.reasons[submission.name]
        for index in result.katas.indices {
          result.katas[index].look(up: misconceptions)
          let name = result.katas[index].kata.name
          guard let points = decisions.points[submission.name]?[name] else { continue }
          result.katas[index].decide(points, decisions.reasons["\(submission.name) \(name)"])
        }
        return result
      })
    try write(results)
    try await writeForMoodle(results)
    let hasReport = FileManager.default.fileExists(
      atPath: output.appendingPathComponent("report.md").path)
    if arguments.has("--report") || hasReport { try report(results, read) }
    try keepDecisions()
    let open = results.submissions.filter(\.isOpen)
    let exercises = read.map(\.exercises.count).reduce(0, +)
    let ending =
      open.isEmpty
      ? "Every student has points."
      : """
      \("submission".counted(open.count)) can't be graded without your decision. For details, see \
      feedback.md in students/NAME.

      \(results.questions)
      """
    try StandardOutput.write(
      """
      \(results.markdown)
      \("submission".counted(read.count)), \("exercise".counted(exercises)), \
      \((ContinuousClock.now - started).inMinutes). \(ending)

      """)
    for late in results.submissions where late.owner?.isLate == true && late.part == 100 {
      StandardError.say(
        "grade: Canvas marked '\(late.name)' as late, but your decisions deduct no points")
    }
    for name in decisions.names.subtracting(all).sorted() {
      let nearest = name.nearest(among: all).map { ": did you mean '\($0)'?" } ?? ""
      StandardError.say("grade: your decisions name '\(name)', who has no submission\(nearest)")
    }
    return open.isEmpty ? 0 : 1
  }
}

extension KataResult {
  /// Adds the misconceptions that often cause this failure.
  mutating func look(up misconceptions: [String: [String: [String]]]) {
    guard mark?.verdict == .failed, let failed = mark?.failed else { return }
    self.misconceptions = KnownMisconception.behind(failed, of: misconceptions[kata.name])
  }
}
