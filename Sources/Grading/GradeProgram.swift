import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Processes

/// `Scripts/grade`: marks what students handed in.
public struct GradeProgram: Sendable {
  let output: URL
  let marking: Marking
  let decisions: Decisions
  let worksheet: MoodleWorksheet?
  let arguments: Arguments

  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameter package: The package's folder.
  /// - Returns: The exit status: 0 when all have their marks, 1 when a person has to look.
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
      throw .usage("say where the marks go: --output DIR")
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
        "'\(kata.folder)/README.md' says what '\(name)' counts, and no test is called so",
        status: 65)
    }
    // What was decided counts until another file is given.
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
      throw ProgramError("'\(path)' is in the workbook itself: give a folder outside", status: 73)
    }
    // Who grades, grades with what can be had; who may not, says so before anything is written.
    let sandbox: Sandbox =
      arguments.has("--no-sandbox") ? .none : try await .ofThisMachine()
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw ProgramError("'\(path)' can't be made: \(error.localizedDescription)", status: 73)
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
        "'\(output.path)' is being written by another run: wait for it, or give another folder",
        status: 75)
    }
    defer { withExtendedLifetime(held) {} }
    try refuseToLose(submissions.map(\.name))
    let folders = marking.katas.flatMap(\.testFolders) + OriginalHashes.support
    for file in try marking.originals.changes(in: folders, of: marking.package) {
      StandardError.say(
        "grade: '\(file)' isn't as it was locked, and isn't used: the locked one is")
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
      ? "All have their points."
      : "A person has to look at \(open.count), see their feedback.md:\n\n\(results.questions)"
    try StandardOutput.write(
      """
      \(results.markdown)
      \("submission".counted(read.count)), \("exercise".counted(exercises)), \
      \((ContinuousClock.now - started).inMinutes). \(ending)

      """)
    for late in results.submissions where late.owner?.isLate == true && late.part == 100 {
      StandardError.say("grade: '\(late.name)' was late, as Canvas says, and nothing is taken off")
    }
    for name in decisions.names.subtracting(all).sorted() {
      let nearest = name.nearest(among: all).map { ": did you mean '\($0)'?" } ?? ""
      StandardError.say("grade: '\(name)' stands in the decisions, and handed in nothing\(nearest)")
    }
    return open.isEmpty ? 0 : 1
  }
}

extension String {
  /// `1 exercise`, `2 exercises`.
  fileprivate func counted(_ count: Int) -> String { "\(count) \(self)\(count == 1 ? "" : "s")" }
}

extension KataResult {
  /// Adds what those believe whose exercise fails in just this way.
  mutating func look(up misconceptions: [String: [String: [String]]]) {
    guard mark?.verdict == .failed, let failed = mark?.failed else { return }
    self.misconceptions = KnownMisconception.behind(failed, of: misconceptions[kata.name])
  }
}
