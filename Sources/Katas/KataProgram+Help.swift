import Foundation
import Tooling

extension KataProgram {
  /// Prints the task.
  func start() throws(ProgramError) -> Int32 {
    let kata = try desk.kata(arguments.operands.first ?? desk.here?.name)
    try desk.notes.keep(current: kata)
    try StandardOutput.write(
      """
      \(paint.bold("Kata \(kata.number): \(kata.title)"))

      \(prose.plain(kata.task, of: kata.folder))

      All of it is in \(kata.folder)
        edit   \(kata.exercise)
        check  Scripts/kata watch \(kata.name)
        hint   Scripts/kata hint \(kata.name)

      """)
    return 0
  }

  /// Prints one more hint each time, and all of them when there are no more.
  func hint() throws(ProgramError) -> Int32 {
    let kata = try desk.kata(arguments.operands.first)
    let seen = desk.notes.hints(of: kata)
    let isLast = seen == kata.hints.count
    let shown = isLast ? kata.hints.indices : seen..<seen + 1
    if !isLast { try desk.notes.keep(hints: seen + 1, of: kata) }
    let texts = shown.map { index in
      let heading = paint.bold("Hint \(index + 1) of \(kata.hints.count)")
      return "\(heading)\n\n\(prose.plain(kata.hints[index], of: kata.folder))\n"
    }
    let end =
      isLast
      ? "\nThere are no more hints. Scripts/kata solution \(kata.name) --give-up shows a solution.\n"
      : ""
    try StandardOutput.write(texts.joined(separator: "\n") + end)
    return 0
  }

  /// Puts files back as they came, after copying the reader's.
  func reset() throws(ProgramError) -> Int32 {
    let kata = try desk.kata(arguments.operands.first)
    let folders =
      [kata.folder + "/Tests"]
      + (arguments.has("--tests") ? Originals.support : [kata.folder + "/Exercise"])
    let changed = desk.originals.changes(in: folders, of: desk.package)
    guard !changed.isEmpty else {
      let support = desk.originals.changes(in: Originals.support, of: desk.package)
      let words =
        support.isEmpty || arguments.has("--tests")
        ? "nothing to put back."
        : "what its tests are made of isn't. Scripts/kata reset \(kata.name) --tests puts it back."
      try StandardOutput.write("\(kata.name) is as it came: \(words)\n")
      return 0
    }
    for path in changed {
      let file = desk.package.appendingPathComponent(path)
      var words = "\(path): \(desk.originals.texts[path] == nil ? "removed" : "put back")"
      if FileManager.default.fileExists(atPath: file.path) {
        words += "; yours is kept in \(try desk.notes.backUp(path, of: kata))"
      }
      try putBack(path, at: file)
      try StandardOutput.write(words + "\n")
    }
    return 0
  }

  private func putBack(_ path: String, at file: URL) throws(ProgramError) {
    do {
      guard let text = desk.originals.texts[path] else {
        return try FileManager.default.removeItem(at: file)
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try OutputFile(file.path).write(text)
    } catch let error as ProgramError {
      throw error
    } catch {
      throw ProgramError("'\(path)' can't be put back: \(error.localizedDescription)", status: 73)
    }
  }

  /// Prints how the solution differs from the reader's.
  func solution() async throws(ProgramError) -> Int32 {
    let kata = try desk.kata(arguments.operands.first)
    guard let solution = desk.originals.texts[kata.solution] else {
      throw ProgramError("'\(kata.solution)' is missing: get it anew", status: 66)
    }
    let exercise = try desk.examiner.saved(kata)
    guard desk.notes.green(kata) == exercise || arguments.has("--give-up") else {
      throw ProgramError(
        "\(kata.name) isn't green yet: check it first, or give up with "
          + "Scripts/kata solution \(kata.name) --give-up", status: 1)
    }
    if exercise == Data(solution.utf8) {
      try StandardOutput.write("Yours is the solution, letter by letter.\n")
    } else if desk.examiner.isUntouched(kata, exercise) {
      try StandardOutput.write(solution)
    } else {
      try StandardOutput.write(try await difference(kata, solution))
    }
    return 0
  }

  private func difference(_ kata: Kata, _ solution: String) async throws(ProgramError) -> String {
    let sealed = try KataWorkspace(desk.examiner.workspace).folder
      .appendingPathComponent("solution.swift")
    try OutputFile(sealed.path).write(solution)
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "diff", "-u", "-L", "yours", "-L", "the solution",
        desk.package.appendingPathComponent(kata.exercise).path, sealed.path,
      ]
    ).run(deadline: .seconds(30))
    // 1 is diff's word for a difference.
    guard report.ending == .exited(1) else {
      StandardError.say(
        "kata: 'diff' is missing, so here is the solution alone; it is in diffutils")
      return solution
    }
    let lines = String(decoding: report.output, as: UTF8.self).components(separatedBy: "\n")
    return lines.map { line in
      line.hasPrefix("+") ? paint.green(line) : line.hasPrefix("-") ? paint.red(line) : line
    }
    .joined(separator: "\n")
  }
}
