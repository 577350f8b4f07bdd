import CommandLineSupport
import Foundation
import KataRunner
import Processes

/// A copy of the package to make mistakes in. One task at a time works on it.
struct PackageCopy: Sendable {
  let folder: URL

  /// The files that were changed, as they were before; nil for one that wasn't there.
  private var originals: [String: String?] = [:]

  /// The time that the next changed file gets.
  private var nextTime = Date(timeIntervalSinceNow: -1_000_000)

  /// Copies the package without what was built and without its history.
  ///
  /// - Parameter spare: Folders that aren't wanted, from the package's on. The manifest does without a target
  ///   whose folder is missing.
  init(of package: URL, to folder: URL, without spare: [String] = []) async throws(ProgramError) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
        .filter { $0 != ".git" && !$0.hasPrefix(".build") }
      let files = names.map { package.appendingPathComponent($0).path }
      // A child, since an interruption waits for children before it removes the folder.
      let copying = ChildProcess(URL(fileURLWithPath: "/bin/cp"), ["-RP"] + files + [folder.path])
      let report = await copying.run(deadline: .seconds(600))
      guard report.ending == .exited(0) else {
        throw ProgramError("the package can't be copied: \(report.lastLine)", status: 73)
      }
      for path in spare {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      }
    } catch let error as ProgramError {
      throw error
    } catch {
      throw ProgramError("the package can't be copied: \(error.localizedDescription)", status: 73)
    }
  }

  /// Builds the tests, and what they need.
  ///
  /// - Returns: nil when it compiles, else the first error.
  func build() async -> String? {
    // Nobody looks at a mutant in a debugger.
    let report = await swift(["build", "--build-tests", "-debug-info-format", "none"]).run(
      deadline: .seconds(1800), limit: 20_000_000)
    guard report.ending != .exited(0) else { return nil }
    let lines = report.text.split(separator: "\n").map(String.init)
    let error = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") }
    return (error ?? "the build \(report.ending)")
      .replacing(folder.path + "/", with: "")
  }

  /// Builds one product and what it needs.
  func build(product: String) async -> ChildReport {
    await swift(["build", "--product", product, "-debug-info-format", "none"]).run(
      deadline: .seconds(1800), limit: 20_000_000)
  }

  /// Where the programs are that were built.
  var programs: URL { folder.appendingPathComponent(".build/debug", isDirectory: true) }

  /// The compiler's words of a kind in a build, each once: path, line, column, message.
  func words(of kind: String, in report: ChildReport) -> [String] {
    var words: [String] = []
    for line in report.text.split(separator: "\n")
    where line.hasPrefix(folder.path + "/") && line.contains(": \(kind): ") {
      let word = String(line.dropFirst(folder.path.count + 1))
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// Runs tests that are built.
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

  /// Makes edits, all or none of them.
  ///
  /// - Returns: nil when they are made, else why they can't be.
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

  /// Takes all edits back.
  mutating func takeBack() throws(ProgramError) {
    for (path, text) in originals {
      if let reason = write(text, to: path) { throw ProgramError(reason, status: 73) }
    }
    originals = [:]
  }

  /// Writes a file; or removes it, where there is no text.
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
      // SwiftPM compares whole seconds: a second change within one would not be rebuilt.
      nextTime += 10
      try FileManager.default.setAttributes([.modificationDate: nextTime], ofItemAtPath: file.path)
      return nil
    } catch {
      return "'\(path)' can't be written: \(error.localizedDescription)"
    }
  }

  private func swift(_ arguments: [String]) -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    // SwiftPM leaves lock files there.
    environment["TMPDIR"] = folder.deletingLastPathComponent().path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["PROVE_WORKBOOK"] = "yes"
    // A warning breaks no reader's build, so it breaks none here, also when CI sets this.
    environment["WARNINGS_ARE_ERRORS"] = nil
    // The test process is in a group of its own; swift ends it when it is asked to end.
    return ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", arguments[0], "--package-path", folder.path] + arguments.dropFirst(),
      environment: environment, directory: folder, gracePeriod: .seconds(5))
  }
}
