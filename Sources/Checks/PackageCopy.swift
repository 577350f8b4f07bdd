import Foundation
import Tooling

/// A copy of the package to make mistakes in. One task at a time works on it.
struct PackageCopy: Sendable {
  let folder: URL

  /// The time that the next changed file gets.
  private var nextTime = Date(timeIntervalSinceNow: -1_000_000)

  /// Copies the package without what was built and without its history.
  init(of package: URL, to folder: URL) async throws(ProgramError) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
        .filter { $0 != ".git" && !$0.hasPrefix(".build") }
      let files = names.map { package.appendingPathComponent($0).path }
      // A child, since an interruption waits for children before it removes the folder.
      let copying = ChildProcess(
        URL(fileURLWithPath: "/bin/cp"), ["-RP"] + files + [folder.path])
      let report = await copying.run(deadline: .seconds(600))
      guard report.ending == .exited(0) else {
        throw ProgramError("the package can't be copied: \(report.lastLine)", status: 73)
      }
    } catch let error as ProgramError {
      throw error
    } catch {
      throw ProgramError("the package can't be copied: \(error.localizedDescription)", status: 73)
    }
  }

  /// Builds everything, tests too.
  ///
  /// - Returns: nil when it compiles, else the first error.
  func build() async -> String? {
    let report = await swift(["build", "--build-tests"]).run(
      deadline: .seconds(1800), limit: 20_000_000)
    guard report.ending != .exited(0) else { return nil }
    let lines = report.text.split(separator: "\n").map(String.init)
    let error = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") }
    return (error ?? "the build \(report.ending)")
      .replacing(folder.path + "/", with: "")
  }

  /// Runs tests that are built.
  ///
  /// - Parameter tests: Their identifiers, without parentheses.
  func test(_ tests: [String], deadline: Duration) async -> (TestRecord, ChildReport) {
    let file = folder.appendingPathComponent(".build/check-events.jsonl")
    try? FileManager.default.removeItem(at: file)
    let modules = Set(tests.map { String($0.prefix { $0 != "." }) })
    // A newer package manager makes a product of each test target, and a record of several products only
    // when all have ended. So it is told which one is wanted, where only one is.
    let product =
      modules.count == 1 && !hasOneTestProduct ? modules.flatMap { ["--test-product", $0] } : []
    let names = tests.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let report = await swift(
      [
        "test", "--skip-build", "--disable-xctest", "--filter", "^(\(names))\\(",
        "--event-stream-output-path", file.path, "--event-stream-version", "0",
      ] + product
    ).run(
      deadline: deadline, from: { FileManager.default.fileExists(atPath: file.path) },
      limit: 20_000_000)
    return (TestRecord((try? Data(contentsOf: file)) ?? Data()), report)
  }

  /// Whether all test targets were built into one product, as its name shows.
  private var hasOneTestProduct: Bool {
    let products = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(".build/debug").path)
    return products?.contains { $0.hasSuffix("PackageTests.xctest") } ?? false
  }

  /// Applies a patch whole or not at all.
  ///
  /// - Returns: nil when it applies, else what is wrong with it.
  mutating func apply(_ patch: URL, of mistake: Mistake, backwards: Bool = false) async -> String? {
    // What swift needs as well, so it is there: `patch` may not be. And it never guesses.
    let report = await tool(
      ["git", "apply", "--whitespace=nowarn"] + (backwards ? ["-R"] : []) + [patch.path]
    ).run(deadline: .seconds(60))
    guard report.ending == .exited(0) else { return report.lastLine }
    for path in mistake.paths {
      // SwiftPM compares whole seconds: a second change within one would not be rebuilt.
      nextTime += 10
      try? FileManager.default.setAttributes(
        [.modificationDate: nextTime], ofItemAtPath: folder.appendingPathComponent(path).path)
    }
    return nil
  }

  private func swift(_ arguments: [String]) -> ChildProcess {
    tool(["swift", arguments[0], "--package-path", folder.path] + arguments.dropFirst())
  }

  private func tool(_ words: [String]) -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    // Inside somebody's repository git would take the paths from that one's top.
    environment["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path
    // SwiftPM leaves lock files there.
    environment["TMPDIR"] = folder.deletingLastPathComponent().path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // No mistake is made in the katas' files, and no kata's test is named by one.
    environment["WITHOUT_KATAS"] = "yes"
    // The test process is in a group of its own; swift ends it when it has notice.
    return ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), words, environment: environment, directory: folder,
      notice: .seconds(5))
  }
}
