import CommandLineSupport
import Foundation
import KataRunner
import Processes
import TerminalText

/// What somebody handed in: a folder, an archive or a file.
struct Submission: Equatable, Sendable {
  /// The name of its folder or file, without the ending; the student's, where that stands in front.
  var name: String

  /// Whether there may be other files of the same student, each by itself.
  let isOneOfSeveral: Bool

  /// The student's number in Canvas, which stands in the name of what it packs.
  let canvasID: String?

  /// Where it lies.
  var places: [URL]

  /// The exercises that were found in it, by their katas' names.
  var exercises: [String: Data] = [:]

  /// Why there is no exercise for a kata though there is a file, by the katas' names.
  var problems: [String: String] = [:]

  /// What is wrong with the whole of it.
  var problem: String?

  init(_ path: String) {
    let place = URL(fileURLWithPath: path).realPath
    let endings = [".tar.gz", ".tgz", ".tar", ".zip", ".swift", ".swift.txt", ".txt"]
    // A link has a name of its own; what only leads somewhere has none.
    let typed = (path as NSString).lastPathComponent
    let file = [".", "..", "/", ""].contains(typed) ? place.lastPathComponent : typed
    let name =
      endings.first { file.lowercased().hasSuffix($0) && file.count > $0.count }
      .map { String(file.dropLast($0.count)) } ?? file
    // Canvas calls what it packs for the teacher `adalovelace_LATE_4321_98765_work.zip`.
    let packed = name.wholeMatch(of: /([^_]+)_(?:LATE_)?(\d+)_\d+(?:_.*)?/)
    // Moodle calls a student's folder `Ada Lovelace_4321_assignsubmission_file_`. A file alone is
    // called `ada_ClassicSignIn.swift`.
    let folder = name.wholeMatch(of: /(.+)_\d+_assignsubmission_[a-z]+_?/)
    let isText = file.hasSuffix(".swift") || file.hasSuffix(".txt")
    let alone = isText ? name.wholeMatch(of: /(.+)_[^_]+/) : nil
    self.name = (packed?.1 ?? folder?.1 ?? alone?.1).map(String.init) ?? name
    isOneOfSeveral = packed != nil || alone != nil
    canvasID = packed.map { String($0.2) }
    places = [place]
  }

  /// What submissions are sorted by, as people would.
  var order: (name: String, canvasID: String, path: String) {
    (name.lowercased(), canvasID ?? "", places.first?.path ?? "")
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
  mutating func read(_ katas: [Kata], package: URL, python: URL) async {
    var (files, problems): ([Contents.File], [String]) = ([], [])
    for place in places {
      let contents = await contents(of: place, katas, package: package, python: python)
      files += contents.files
      problems += contents.problem.map { [$0] } ?? []
    }
    problem = problems.first
    for kata in katas { take(kata, from: files.filter { $0.name == kata.file }) }
  }

  private func contents(
    of place: URL, _ katas: [Kata], package: URL, python: URL
  ) async -> Contents {
    let script = package.appendingPathComponent("Scripts/support/unpack.py").path
    let words = [python.path, "-I", "-S", script, place.path] + katas.map(\.file)
    // It reads what may have been packed with malice, so it has bounds.
    let child = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "ulimit -v 2097152 2>/dev/null; ulimit -t 60; exec \"$@\"", "-"] + words)
    let report = await child.run(deadline: .seconds(120), limit: 80_000_000)
    guard report.ending == .exited(0),
      let contents = try? JSONDecoder().decode(Contents.self, from: report.output)
    else {
      return Contents(files: [], problem: "it can't be unpacked: the attempt \(report.ending)")
    }
    return contents
  }

  private mutating func take(_ kata: Kata, from files: [Contents.File]) {
    // Who hands in the whole workbook hands in other files of that name as well.
    let own = files.filter { $0.folders.suffix(2) == [kata.name, "Exercise"] }
    let candidates = own.isEmpty ? files.filter { !$0.isOfTheWorkbook } : own
    let texts = Set(candidates.map(\.data))
    if texts.count > 1 {
      let paths = candidates.map { "'\($0.path)'" }.sorted().joined(separator: ", ")
      problems[kata.name] = "several files are this exercise, and they differ: \(paths)".printable
    } else {
      exercises[kata.name] = texts.first
    }
  }

  /// What was found.
  private struct Contents: Decodable {
    struct File: Decodable {
      var path: String
      var name: String
      var data: Data

      private var parts: [String] { path.split(separator: "/").map(String.init) }
      var folders: [String] { parts.dropLast() }
      var isOfTheWorkbook: Bool { folders.contains { ["Sources", "Tests"].contains($0) } }
    }

    var files: [File]
    var problem: String?
  }
}
