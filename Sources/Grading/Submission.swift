import CommandLineSupport
import Foundation
import KataRunner
import Processes
import TerminalText

/// A student's submission: a folder, an archive, a file, or several of these.
struct Submission: Equatable, Sendable {
  /// The student's name, which is unique in the class.
  var name: String

  var owner: Owner

  var places: [URL]

  /// The search results by kata.
  var found: [String: Placement.Found] = [:]

  /// Files that may be parts of an exercise.
  var rest: [String] = []

  /// The exercises that were found, by kata.
  var exercises: [String: Data] {
    found.compactMapValues { if case .exercise(let data, _) = $0 { data } else { nil } }
  }

  /// The path of Python itself: `python3` may be a slow script that has to find it first.
  static func python() async throws(ProgramError) -> URL {
    let script = "import sys; assert sys.version_info >= (3, 9); print(sys.executable, end='')"
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-I", "-c", script]
    ).run(deadline: .seconds(60))
    guard report.ending == .exited(0) else {
      throw ProgramError(
        "can't unpack submissions without Python 3.9 or later: get it at https://www.python.org",
        status: 69)
    }
    return URL(fileURLWithPath: String(decoding: report.output, as: UTF8.self))
  }

  /// Reads the exercises of some katas.
  ///
  /// - Parameters:
  ///   - katas: The katas.
  ///   - placement: Finds the exercises.
  ///   - package: The package's folder.
  ///   - python: The Python program that unpacks submissions.
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
    // The limits protect against malicious archives.
    let child = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "ulimit -v 2097152 2>/dev/null; ulimit -t 60; exec \"$@\"", "-"]
        + [python.path, "-I", "-S", script, place.path])
    let report = await child.run(deadline: .seconds(120), limit: 80_000_000)
    guard report.ending == .exited(0),
      let contents = try? JSONDecoder().decode(Contents.self, from: report.output)
    else {
      return Contents(files: [], problem: "can't be unpacked: unpack.py \(report.ending)")
    }
    return contents
  }

  private struct Contents: Decodable {
    var files: [SubmittedFile]
    var problem: String?
  }
}
