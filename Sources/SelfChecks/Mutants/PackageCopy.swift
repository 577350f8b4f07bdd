import CommandLineSupport
import Foundation
import KataRunner
import Processes

/// A copy of the package for changes. Only one task uses it at a time.
struct PackageCopy: Sendable {
  let folder: URL

  /// The original texts of the changed files, or nil for a new file.
  private var originals: [String: String?] = [:]

  /// The modification date for the next changed file.
  private var nextTime = Date(timeIntervalSinceNow: -1_000_000)

  /// Copies the package without build products and history.
  ///
  /// - Parameter spare: Folders to leave out, relative to the package. The manifest skips targets
  ///   whose folders are missing.
  init(of package: URL, to folder: URL, without spare: [String] = []) async throws(ProgramError) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
        .filter { $0 != ".git" && !$0.hasPrefix(".build") }
      let files = names.map { package.appendingPathComponent($0).path }
      // A child process, because an interrupted check waits for those before it removes the folder.
      let copying = ChildProcess(URL(fileURLWithPath: "/bin/cp"), ["-RP"] + files + [folder.path])
      let report = await copying.run(deadline: .seconds(600))
      guard report.ending == .exited(0) else {
        throw ProgramError("can't copy the package: \(report.lastLine)", status: 73)
      }
      for path in spare {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      }
    } catch let error as ProgramError {
      throw error
    } catch {
      throw ProgramError("can't copy the package: \(error.localizedDescription)", status: 73)
    }
  }

  /// Builds the tests and their dependencies.
  ///
  /// - Returns: The first error, or nil when everything compiles.
  func build() async -> String? {
    // Nobody debugs a mutant.
    let report = await swift(["build", "--build-tests", "-debug-info-format", "none"]).run(
      deadline: .seconds(1800), limit: 20_000_000)
    guard report.ending != .exited(0) else { return nil }
    let lines = report.text.split(separator: "\n").map(String.init)
    let error = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") }
    return (error ?? "the build \(report.ending)")
      .replacing(folder.path + "/", with: "")
  }

  /// Builds one product and its dependencies.
  func build(product: String) async -> ChildReport {
    await swift(["build", "--product", product, "-debug-info-format", "none"]).run(
      deadline: .seconds(1800), limit: 20_000_000)
  }

  /// The folder of the built programs.
  var programs: URL { folder.appendingPathComponent(".build/debug", isDirectory: true) }

  /// A build's errors or warnings, each once: path, line, column, message.
  func words(of kind: String, in report: ChildReport) -> [String] {
    var words: [String] = []
    for line in report.text.split(separator: "\n")
    where line.hasPrefix(folder.path + "/") && line.contains(": \(kind): ") {
      let word = String(line.dropFirst(folder.path.count + 1))
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// Runs tests that are already built.
  ///
  /// - Parameter wanted: Their identifiers, without parentheses.
  func test(_ wanted: [String], deadline: Duration) async -> (KataRun, ChildReport) {
    let file = folder.appendingPathComponent(".build/check-events.jsonl")
    try? FileManager.default.removeItem(at: file)
    let names = wanted.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let report = await swift(
      ["test", "--skip-build", "--disable-xctest", "--filter", "^(\(names))\\("]
        + ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
    ).run(
      deadline: deadline, progress: { FileManager.default.fileExists(atPath: file.path) ? 1 : 0 },
      limit: 20_000_000)
    return (KataRun((try? Data(contentsOf: file)) ?? Data()), report)
  }

  /// Makes all edits, or none of them.
  ///
  /// - Returns: Why they can't be made, or nil when they are made.
  mutating func make(_ edits: [Edit]) -> String? {
    var texts: [(path: String, before: String?, after: String?)] = []
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      let before = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      do throws(Edit.Fault) {
        texts.append((path, before, try Edit.make(edits, in: before)))
      } catch {
        return error.reason
      }
    }
    for (path, before, after) in texts {
      if originals[path] == nil { originals[path] = .some(before) }
      if let reason = write(after, to: path) { return reason }
    }
    return nil
  }

  /// Undoes all edits.
  mutating func takeBack() throws(ProgramError) {
    for (path, text) in originals {
      if let reason = write(text, to: path) { throw ProgramError(reason, status: 73) }
    }
    originals = [:]
  }

  /// Writes a file, or removes it when the text is nil.
  private mutating func write(_ text: String?, to path: String) -> String? {
    let file = folder.appendingPathComponent(path)
    do {
      guard let text else {
        try FileManager.default.removeItem(at: file)
        return nil
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      // SwiftPM compares whole seconds: a second change within the same second wouldn't be rebuilt.
      nextTime += 10
      try FileManager.default.setAttributes([.modificationDate: nextTime], ofItemAtPath: file.path)
      return nil
    } catch {
      return "can't write '\(path)': \(error.localizedDescription)"
    }
  }

  private func swift(_ arguments: [String]) -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    // SwiftPM leaves lock files there.
    environment["TMPDIR"] = folder.deletingLastPathComponent().path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["PROVE_WORKBOOK"] = "yes"
    // A warning doesn't break a reader's build, so it doesn't break this build, even if CI sets
    // this variable.
    environment["WARNINGS_ARE_ERRORS"] = nil
    // The tests run in a process group of their own. swift ends it when swift is terminated.
    return ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", arguments[0], "--package-path", folder.path] + arguments.dropFirst(),
      environment: environment, directory: folder, gracePeriod: .seconds(5))
  }
}
