import CommandLineSupport
import Foundation
import KataFiles
import Processes

extension KataProgram {
  func start() throws(ProgramError) -> Int32 {
    let kata = try context.kata(arguments.operands.first ?? context.nextKata?.name)
    let page = context.pageToRead(before: kata).map { "\n  read   \($0)" } ?? ""
    try context.notes.keep(current: kata)
    try StandardOutput.write(
      """
      \(style.bold("Kata \(kata.number): \(kata.title)"))

      \(prose.plain(kata.task, of: kata.folder))

      The kata is in \(kata.folder)\(page)
        edit   \(kata.exercise)
        watch  Scripts/kata watch \(kata.name)
        hint   Scripts/kata hint \(kata.name)

      """)
    return 0
  }

  /// Prints the next hint for the first failed test.
  func hint() throws(ProgramError) -> Int32 {
    let kata = try context.kata(arguments.operands.first)
    let seen = (context.notes.words(.hints, of: kata) ?? "").split(separator: " ")
      .compactMap { Int($0) }.filter(kata.hints.indices.contains)
    let test = context.notes.words(.test, of: kata)
    let state = context.state(of: kata)
    let isEnough = state == .done || test == nil && state == .notStarted && !seen.isEmpty
    guard !isEnough, let next = kata.nextHint(for: test, after: seen) else {
      try StandardOutput.write(lines([whyThereIsNoHint(for: test, kata, after: seen)]))
      return 0
    }
    try context.notes.keep(
      (seen + [next]).map { "\($0)" }.joined(separator: " "), as: .hints, of: kata)
    let hint = kata.hints[next]
    let heading = style.bold("Hint \(next + 1) of \(kata.hints.count)")
    let reason = hint.fits(test) ? ", for the test '\(test ?? "")'" : ""
    try StandardOutput.write(
      "\(heading)\(reason)\n\n\(prose.plain(hint.text, of: kata.folder))\n")
    return 0
  }

  /// Says what to do when a test has no more hints.
  private func whyThereIsNoHint(for test: String?, _ kata: Kata, after seen: [Int]) -> String {
    guard context.state(of: kata) != .done else {
      return "\(kata.name) is done. No test fails, so there is no hint to give."
    }
    guard let test else {
      return """
        The next hint depends on the first test that fails. To find that test, run \
        Scripts/kata check \(kata.name). Your code has to compile first.
        """
    }
    guard !KataPart.isLimit(test) else {
      return "There are no more hints for the test '\(test)'. \(kata.wayPastTheLimit)."
    }
    let fitting = seen.filter { kata.hints[$0].fits(test) }.map { "hint \($0 + 1)" }
    let page = "\(kata.folder)/README.md"
    let again =
      fitting.isEmpty
      ? "Read the chapter again: "
      : "Read \(fitting.joined(separator: " and ")) in \(page) again, or the chapter: "
    let solution = "To give up and see a solution: Scripts/kata solution \(kata.name) --give-up"
    let chapter = "Chapters/\(kata.chapter)/README.md"
    return "There are no more hints for the test '\(test)'. "
      + again + chapter + (context.hasSolutions ? "\n\(solution)" : "")
  }

  /// Restores original files, after copying the reader's versions.
  func reset() throws(ProgramError) -> Int32 {
    let kata = try context.kata(arguments.operands.first)
    let folders =
      kata.testFolders
      + (arguments.has("--tests") ? OriginalHashes.support : [kata.folder + "/Exercise"])
    let changed = try context.originals.changes(in: folders, of: context.package)
    guard !changed.isEmpty else {
      let support = try context.originals.changes(in: OriginalHashes.support, of: context.package)
      let words =
        support.isEmpty || arguments.has("--tests")
        ? ": nothing to restore."
        : ", but files that its tests use were changed. To restore them: Scripts/kata reset \(kata.name) --tests"
      try StandardOutput.write("\(kata.name) is unchanged\(words)\n")
      return 0
    }
    var originals: [String: Data] = [:]
    for folder in folders {
      originals.merge(try context.originals.files(in: folder)) { first, _ in first }
    }
    for path in changed {
      let file = context.package.appendingPathComponent(path)
      var words = "\(path): \(originals[path] == nil ? "removed" : "restored")"
      if FileManager.default.fileExists(atPath: file.path) {
        words += "\n  Your version is kept in \(try context.notes.backUp(path, of: kata))"
      }
      if let original = originals[path] {
        try OutputFile(file.path).writeMakingFolder(String(decoding: original, as: UTF8.self))
      } else {
        do {
          try FileManager.default.removeItem(at: file)
        } catch {
          throw .cantWrite(path, error)
        }
      }
      try StandardOutput.write(words + "\n")
    }
    if changed.contains(kata.exercise) {
      for note in ReaderNotes.Note.answers + [.hints] {
        context.notes.forget(note, of: kata)
      }
    }
    return 0
  }

  /// Prints the differences between the solution and the reader's exercise.
  func solution() async throws(ProgramError) -> Int32 {
    let kata = try context.kata(arguments.operands.first)
    let file = context.package.appendingPathComponent(kata.solution)
    guard let solution = try? String(contentsOf: file, encoding: .utf8) else {
      guard context.hasSolutions else {
        throw ProgramError(
          "this student copy has no solutions: ask your teacher", status: 69)
      }
      throw .lost(kata.solution)
    }
    let exercise = try context.grader.saved(kata)
    guard context.state(of: kata, saved: exercise) == .done || arguments.has("--give-up") else {
      throw ProgramError(
        "\(kata.name) isn't done yet. Run Scripts/kata check \(kata.name) first. To give up: "
          + "Scripts/kata solution \(kata.name) --give-up", status: 1)
    }
    if exercise == Data(solution.utf8) {
      try StandardOutput.write("Your solution is the same, character by character.\n")
    } else if context.originals.isUntouched(kata, exercise) {
      try StandardOutput.write(solution)
    } else {
      try StandardOutput.write(await difference(kata, solution))
    }
    let beside = context.package.appendingPathComponent(kata.folder + "/Solution/README.md")
    if let costs = try? String(contentsOf: beside, encoding: .utf8) {
      try StandardOutput.write("\n\(prose.plain(costs, of: kata.folder + "/Solution"))\n")
    }
    return 0
  }

  private func difference(_ kata: Kata, _ solution: String) async -> String {
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["diff", "-u", "-L", "yours", "-L", "the solution"]
        + [kata.exercise, kata.solution].map { context.package.appendingPathComponent($0).path }
    ).run(deadline: .seconds(30))
    // diff exits with 1 for a difference.
    guard report.ending == .exited(1) else {
      StandardError.say(
        "kata: can't find 'diff' (package diffutils), so here is the solution alone")
      return solution
    }
    let lines = String(decoding: report.output, as: UTF8.self).components(separatedBy: "\n")
    return lines.map { line in
      line.hasPrefix("+") ? style.green(line) : line.hasPrefix("-") ? style.red(line) : line
    }
    .joined(separator: "\n")
  }
}
