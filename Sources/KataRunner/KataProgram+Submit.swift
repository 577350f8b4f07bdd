import CommandLineSupport
import Foundation
import Processes
import TerminalText

extension KataProgram {
  /// Packs the exercises that were changed, for a teacher.
  func submit() async throws(ProgramError) -> Int32 {
    let name = arguments.operands.first ?? "submission.tar.gz"
    var begun: [(kata: Kata, exercise: Data)] = []
    for kata in context.catalog.katas {
      guard let exercise = try? context.grader.saved(kata) else { continue }
      if !context.originals.isUntouched(kata, exercise) { begun.append((kata, exercise)) }
    }
    guard !begun.isEmpty else {
      throw ProgramError(
        "all exercises are unchanged, so there is nothing to submit: edit an exercise and save it",
        status: 1
      )
    }
    let files = begun.map { (path: "\($0.kata.name)/\($0.kata.file)", data: $0.exercise) }
    let archive = try await packed(files)
    let older = try layAside(name)
    do {
      try archive.write(to: URL(fileURLWithPath: name), options: .withoutOverwriting)
    } catch {
      throw .cantWrite(name, error)
    }
    let width = begun.map(\.kata.name.count).max() ?? 0
    let lines = begun.map { kata, exercise in
      "  \(kata.name.padded(to: width))  "
        + (context.state(of: kata, saved: exercise) == .done
          ? style.green("done") : "unfinished or unchecked: Scripts/kata check \(kata.name)")
    }
    let exercises = begun.count == 1 ? "1 exercise is" : "\(begun.count) exercises are"
    let kept = older.map { ["Your previous archive was renamed to \($0)."] } ?? []
    try StandardOutput.write(
      (lines + kept + ["\(exercises) in \(name). Submit this file."]).joined(separator: "\n") + "\n"
    )
    return 0
  }

  /// Renames an earlier archive, so that nobody submits it by mistake.
  ///
  /// - Returns: The new name, or nil when there was no archive.
  private func layAside(_ name: String) throws(ProgramError) -> String? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: name) else { return nil }
    // Each gzip archive begins with these two bytes.
    guard manager.contents(atPath: name)?.starts(with: [0x1F, 0x8B]) == true else {
      throw ProgramError(
        "'\(name)' isn't an archive, so it was not replaced: remove it, or choose another name, "
          + "as in Scripts/kata submit mine.tar.gz", status: 73)
    }
    let ending = ".tar.gz"
    let start = name.hasSuffix(ending) ? name.dropLast(ending.count) : name[...]
    var (older, count) = (name, 0)
    while manager.fileExists(atPath: older) {
      count += 1
      older = "\(start)-older-\(count)\(ending)"
    }
    do {
      try manager.moveItem(atPath: name, toPath: older)
    } catch {
      throw .cantWrite(older, error)
    }
    return older
  }

  /// An archive of only these files: no folders, no path of this machine and no user name.
  private func packed(
    _ files: [(path: String, data: Data)]
  ) async throws(ProgramError) -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("submission-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = folder.appendingPathComponent("archive")
    do {
      for file in files {
        let place = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.data.write(to: place)
      }
    } catch {
      throw .cantWrite(folder.path, error)
    }
    var environment = ProcessInfo.processInfo.environment
    // On macOS, tar would add a second file with the system's metadata.
    environment["COPYFILE_DISABLE"] = "1"
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["tar", "-czf", archive.path, "--format=ustar", "--numeric-owner"] + files.map(\.path),
      environment: environment, directory: folder
    ).run(deadline: .seconds(60))
    guard report.ending == .exited(0), let data = FileManager.default.contents(atPath: archive.path)
    else {
      throw ProgramError("the exercises can't be packed: tar \(report.ending)", status: 71)
    }
    return data
  }
}
