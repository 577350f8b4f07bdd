import CommandLineSupport
import Foundation
import KataRunner
import Processes
import TerminalText

/// What somebody handed in: a folder, an archive, a file, or several of them.
struct Submission: Equatable, Sendable {
  /// What the student is called, as it is shown; no other one of the class is called so.
  var name: String

  /// Whose it is.
  var owner: Owner

  /// Where it lies.
  var places: [URL]

  /// What was found of the katas, by their names.
  var found: [String: Placement.Found] = [:]

  /// The files of Swift that are no exercise.
  var rest: [String] = []

  /// The exercises that were found in it, by their katas' names.
  var exercises: [String: Data] {
    found.compactMapValues { if case .exercise(let data, _) = $0 { data } else { nil } }
  }

  /// Python itself. What `python3` names may be a script that takes longer to find it than the rest.
  static func python() async throws(ProgramError) -> URL {
    let script = "import sys; assert sys.version_info >= (3, 9); print(sys.executable, end='')"
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-I", "-c", script]
    ).run(deadline: .seconds(60))
    guard report.ending == .exited(0) else {
      throw ProgramError(
        "Python 3.9 or later is missing, which unpacks: get it at https://www.python.org",
        status: 69)
    }
    return URL(fileURLWithPath: String(decoding: report.output, as: UTF8.self))
  }

  /// Reads the exercises of some katas, and nothing else.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - python: Python, which unpacks.
  mutating func read(_ katas: [Kata], _ placement: Placement, package: URL, python: URL) async {
    var (files, problems): ([SubmittedFile], [String]) = ([], [])
    for place in places {
      let contents = await contents(of: place, package: package, python: python)
      files += contents.files
      problems +=
        contents.problem.map { ["'\(place.lastPathComponent.printable)' \($0.printable)"] } ?? []
    }
    (found, rest) = placement.place(files, as: katas)
    guard let problem = problems.first else { return }
    for (kata, found) in found {
      if case .nothing = found { self.found[kata] = .question(problem) }
    }
  }

  private func contents(of place: URL, package: URL, python: URL) async -> Contents {
    let script = package.appendingPathComponent("Scripts/support/unpack.py").path
    // It reads what may have been packed with malice, so it has bounds.
    let child = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "ulimit -v 2097152 2>/dev/null; ulimit -t 60; exec \"$@\"", "-"]
        + [python.path, "-I", "-S", script, place.path])
    let report = await child.run(deadline: .seconds(120), limit: 80_000_000)
    guard report.ending == .exited(0),
      let contents = try? JSONDecoder().decode(Contents.self, from: report.output)
    else {
      return Contents(files: [], problem: "can't be unpacked: the attempt \(report.ending)")
    }
    return contents
  }

  /// What was unpacked.
  private struct Contents: Decodable {
    var files: [SubmittedFile]
    var problem: String?
  }
}
