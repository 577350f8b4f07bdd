import CommandLineSupport
import Foundation
import KataRunner
import Processes

/// Measures from save to verdict.
struct LatencyCheck: Sendable {
  /// The kata that is measured, and what of the scenario its one file needs.
  static let kata = "classic-sign-in"
  static let needed = ["AuthenticationError", "Session", "Token", "User"]

  var package: URL
  var scratch: ScratchFolder
  var rounds: Int

  /// Measures.
  ///
  /// - Parameter say: Told how far it is, a line at a time.
  func run(say: @escaping @Sendable (String) -> Void) async throws(ProgramError) -> LatencyReport {
    say("building the katas in a copy of the package, and a package of one file ...")
    let copy = try await PackageCopy(
      of: package, to: scratch.url.appendingPathComponent("copy/package", isDirectory: true))
    let originals = try KataOriginals(of: copy.folder)
    let kata = try KataCatalog(originals).kata(named: Self.kata)
    let file = copy.folder.appendingPathComponent(kata.solution)
    let right = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let wrong = right.replacing("secret: password,", with: "secret: email,")
    guard right != wrong else {
      throw ProgramError("\(kata.solution) isn't what it was: nothing to edit", status: 65)
    }
    let oneFile = OneFile(
      folder: scratch.url.appendingPathComponent("one/package", isDirectory: true),
      parts: try parts(of: kata, originals))
    let exercise = copy.folder.appendingPathComponent(kata.exercise)

    // The first of each isn't measured: it builds all.
    var measured: [LatencyReport.Round] = []
    for round in 0...rounds {
      let text = round.isMultiple(of: 2) ? right : wrong
      let edit = "\(text)// \(round)\n"
      func checks() async throws(ProgramError) -> Duration {
        try write(edit, to: exercise)
        return try await time(
          ChildProcess(
            copy.folder.appendingPathComponent("Scripts/kata"),
            ["check", kata.name, "--limit", "60"]),
          expecting: text == right ? 0 : 1)
      }
      func tests() async throws(ProgramError) -> Duration {
        try write(oneFile.manifest, to: oneFile.folder.appendingPathComponent("Package.swift"))
        try write(oneFile.text(with: edit), to: oneFile.file, seconds: round * 10)
        return try await time(
          ChildProcess(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["swift", "test", "--package-path", oneFile.folder.path]),
          expecting: text == right ? 0 : 1)
      }
      let one: Duration
      let other: Duration
      if round.isMultiple(of: 2) {
        one = try await checks()
        other = try await tests()
      } else {
        other = try await tests()
        one = try await checks()
      }
      if round > 0 { measured.append(.init(kata: one, oneFile: other)) }
      say("\(round) of \(rounds): \(one.inWords), \(other.inWords)")
    }
    return LatencyReport(rounds: measured)
  }

  /// What one file with the same test holds besides the exercise.
  private func parts(
    of kata: Kata, _ originals: KataOriginals
  ) throws(ProgramError) -> [String] {
    let tests = try originals.files(in: kata.folder + "/Tests")
    let scenario = try originals.files(in: "Sources/Scenario")
      .filter { Self.needed.map { "Sources/Scenario/\($0).swift" }.contains($0.key) }
    return (tests.sorted { $0.key < $1.key } + scenario.sorted { $0.key < $1.key })
      .map { String(decoding: $0.value, as: UTF8.self) }
  }

  private func time(
    _ child: ChildProcess, expecting status: Int32
  ) async throws(ProgramError) -> Duration {
    let started = ContinuousClock.now
    let report = await child.run(deadline: .seconds(900), limit: 20_000_000)
    let duration = ContinuousClock.now - started
    guard report.ending == .exited(status) else {
      throw ProgramError("not the verdict that was expected: \(report.text)", status: 70)
    }
    return duration
  }

  /// - Parameter seconds: How far the file's time is put forward, since SwiftPM compares whole seconds.
  private func write(_ text: String, to file: URL, seconds: Int = 0) throws(ProgramError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { return }
      try Data(text.utf8).write(to: file)
      guard seconds > 0 else { return }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(seconds) - 100_000)],
        ofItemAtPath: file.path)
    } catch {
      throw ProgramError(
        "'\(file.path)' can't be written: \(error.localizedDescription)", status: 73)
    }
  }
}

/// A package of one file: an exercise, its tests, and what both need.
private struct OneFile {
  let folder: URL
  let parts: [String]

  var file: URL { folder.appendingPathComponent("Tests/OneTests/One.swift") }

  let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(name: "One", targets: [.testTarget(name: "OneTests")])

    """

  func text(with exercise: String) -> String {
    let lines = ([exercise] + parts).flatMap { $0.components(separatedBy: "\n") }
      .filter { !$0.hasPrefix("import ") }
    let code = lines.joined(separator: "\n").replacing("@Suite(.kata())", with: "@Suite")
    return "import Foundation\nimport Testing\n\n" + code
  }
}
