import CommandLineSupport
import Foundation
import KataRunner
import Processes

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Hands in a made-up class - right, wrong, hostile, empty, in odd encodings, as folders and
/// archives - and has it marked by `Scripts/grade` as a teacher would.
struct ClassCheck: Sendable {
  var package: URL
  var scratch: ScratchFolder

  /// How many submissions there are.
  var count: Int

  /// A submission, and the verdict that it has to get.
  private struct Student {
    var name: String
    var kata: Kata
    var text: Data
    var verdict: String
    var isAnAttack = false
  }

  /// Marks the class, once with each number of processors.
  ///
  /// - Parameter say: Told how far it is, a line at a time.
  func run(
    _ trials: KataTrials, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> ProofReport {
    let students = students(trials)
    let folder = scratch.url.appendingPathComponent("class", isDirectory: true)
    for (index, student) in students.enumerated() {
      try await handIn(student, in: folder, as: index % 3)
    }
    var rows: [ProofReport.Row] = []
    // The first run builds what all katas use, and isn't timed.
    _ = try await grade(
      folder, jobs: 2, "warm", students.filter { $0.verdict == "green" }.prefix(4))
    // Attacks wait, print and crash as long as they may; so their cost is told apart.
    let parts = [
      ("answers", 1, students.filter { !$0.isAnAttack }),
      ("attacks", 1, students.filter(\.isAnAttack)), ("all", 2, students),
    ]
    var seconds: [Int: Double] = [:]
    for (name, jobs, part) in parts where !part.isEmpty {
      say("marking \(part.count) submissions, \(name), \(jobs) at once ...")
      let run = try await grade(folder, jobs: jobs, "\(name)-\(jobs)", part[...])
      rows += part.map { student in
        let word = run.verdicts[student.name] ?? "nothing"
        return ProofReport.Row(
          name: "\(jobs)/\(student.name)", ruling: word, isGood: word == student.verdict,
          detail: word == student.verdict ? nil : "is \(word), not \(student.verdict)")
      }
      seconds[jobs, default: 0] += run.seconds
      say(run.words)
      if !run.isSteady {
        rows.append(.init(name: "memory", ruling: "wrong", isGood: false, detail: run.words))
      }
    }
    let left = await leftOver()
    if !left.isEmpty {
      rows.append(.init(name: "left over", ruling: "wrong", isGood: false, detail: left))
    }
    // A right exercise is left in the workspace, for the package manager to build and test.
    let right = students.filter { $0.verdict == "green" }
    _ = try await grade(folder, jobs: 1, "right", right.prefix(1))
    let fresh = try await fresh()
    say(
      """
      \(short((seconds[1] ?? 0) / (seconds[2] ?? 0))) times as many with two processors; \
      \(short(Double(students.count) * fresh / (seconds[1] ?? 0))) exercises in the time of one \
      `swift test` of a fresh package, \
      \(short(fresh)) s
      """)
    return ProofReport(noun: "submission", rows: rows)
  }

  /// The trials of all kinds in turn, and what isn't even Swift.
  private func students(_ trials: KataTrials) -> [Student] {
    let plain = trials.trials.filter { $0.verdict != .tampered && $0.deadline == nil }
    let solution = trials.trials.first { $0.part == .solution }
    let odd: [(String, String, String.Encoding)] = [
      ("utf-16", "no-compile", .utf16), ("latin-1", "no-compile", .isoLatin1),
    ]
    var students = odd.compactMap { name, verdict, encoding -> Student? in
      guard let solution, let text = (solution.text + "// für\n").data(using: encoding) else {
        return nil
      }
      return Student(name: name, kata: solution.kata, text: text, verdict: verdict)
    }
    if let solution {
      let windows = "\u{FEFF}" + solution.text.replacing("\n", with: "\r\n")
      students.append(
        Student(name: "windows", kata: solution.kata, text: Data(windows.utf8), verdict: "green"))
      students.append(
        Student(name: "empty", kata: solution.kata, text: Data(), verdict: "no-compile"))
    }
    // Where there are more submissions than trials, some are right and differ in a word.
    let room = max(0, count - students.count)
    let right = trials.trials.filter { $0.part == .solution }
    for (number, trial) in zip(
      plain.count..<max(plain.count, room), (0...).lazy.map { right[$0 % right.count] })
    {
      students.append(
        Student(
          name: "\(number)-\(trial.kata.name)", kata: trial.kata,
          text: Data((trial.text + "// \(number)\n").utf8), verdict: "green"))
    }
    let step = max(1.0, Double(plain.count) / Double(max(1, room)))
    for number in 0..<min(room, plain.count) {
      let trial = plain[Int(Double(number) * step)]
      let isUntouched = trial.part == .starter
      students.append(
        Student(
          name: "\(number)-\(trial.kata.name)-\(trial.name)".replacing(/[^\w-]+/, with: "-"),
          kata: trial.kata, text: Data(trial.text.utf8),
          verdict: isUntouched ? "not-started" : trial.verdict.rawValue,
          isAnAttack: trial.part == .attack))
    }
    return students
  }

  private func handIn(
    _ student: Student, in folder: URL, as form: Int
  ) async throws(ProgramError) {
    let place = folder.appendingPathComponent(student.name, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try student.text.write(to: place.appendingPathComponent(student.kata.file))
    } catch {
      throw ProgramError(
        "'\(place.path)' can't be written: \(error.localizedDescription)", status: 73)
    }
    guard form > 0 else { return }
    // What a student packs holds a folder, as a rule.
    let words = ["-c", "tar -czf \"$1.tar.gz\" \"$1\" && rm -r \"$1\"", "-", student.name]
    let report = await ChildProcess(URL(fileURLWithPath: "/bin/sh"), words, directory: folder)
      .run(deadline: .seconds(60))
    guard report.ending == .exited(0) else { throw ProgramError(report.lastLine, status: 73) }
  }

  private struct Run {
    var verdicts: [String: String]
    var seconds: Double
    var words: String
    var isSteady: Bool
  }

  private func grade(
    _ folder: URL, jobs: Int, _ name: String, _ students: ArraySlice<Student>
  ) async throws(ProgramError) -> Run {
    let output = scratch.url.appendingPathComponent(name, isDirectory: true)
    let katas = Set(students.map(\.kata.name)).sorted().joined(separator: ",")
    // The memory of the program is looked at while it works: the shell is it, when it is asked.
    let script = """
      cd "$1"; shift; grade=$1; shift; memory=$1; shift
      "$grade" "$@" & program=$!
      while kill -0 $program 2>/dev/null; do
        ps -o rss= -p $program >>"$memory"; sleep 1
      done
      wait $program
      """
    let names = students.map(\.name)
    let places = FileManager.default.paths(below: folder.path).filter { path in
      !path.contains("/") && names.contains { path == $0 || path == "\($0).tar.gz" }
    }
    let memory = scratch.url.appendingPathComponent("\(name).memory")
    let words = [
      "-c", script, "-", folder.path, package.appendingPathComponent("Scripts/grade").path,
      memory.path, "--output", output.path, "--katas", katas, "--jobs", "\(jobs)", "--limit", "5",
    ]
    let before = Self.processorTime
    let started = ContinuousClock.now
    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), words + places, gracePeriod: .seconds(2)
    ).run(deadline: .seconds(3600), limit: 20_000_000)
    let seconds = (ContinuousClock.now - started) / .seconds(1)
    guard
      let data = FileManager.default.contents(
        atPath: output.appendingPathComponent("grades.json").path),
      let grades = try? JSONDecoder().decode([Grade].self, from: data)
    else { throw ProgramError("Scripts/grade failed: \(report.lastLine)", status: 70) }
    let verdicts = grades.map { grade in
      (grade.submission, grade.katas.first { $0.verdict != "missing" }?.verdict ?? "missing")
    }
    let sizes = ((try? String(contentsOf: memory, encoding: .utf8)) ?? "")
      .split(separator: "\n").compactMap { Int($0.filter(\.isNumber)) }.dropFirst(3)
    let (first, last) = (sizes.prefix(sizes.count / 2).max() ?? 0, sizes.max() ?? 0)
    let each = (Self.processorTime - before) / Double(students.count)
    return Run(
      verdicts: Dictionary(verdicts) { first, _ in first }, seconds: seconds,
      words: """
        \(jobs) at once: \(short(each)) s of a processor an exercise, \(last / 1024) MB at most, \
        \(first / 1024) MB in the first half
        """, isSteady: last <= first + 50_000)
  }

  private struct Grade: Decodable {
    struct Kata: Decodable {
      var verdict: String
    }

    var submission: String
    var katas: [Kata]
  }

  /// The seconds that our children were given by processors.
  private static var processorTime: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    let times = [usage.ru_utime, usage.ru_stime]
    return times.map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }

  /// What is still there of those who were marked: processes, records.
  private func leftOver() async -> String {
    let build = package.appendingPathComponent(".build")
    let records = [1, 2].flatMap { number in
      FileManager.default.paths(below: build.appendingPathComponent("grading-\(number)").path)
        .filter { $0.contains("events-") }
    }
    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c", "ps -eo pid=,args= | grep -F \"$1/.build/grading-\" | grep -v grep", "-",
        package.path,
      ]
    ).run(deadline: .seconds(20))
    let processes = String(decoding: report.output, as: UTF8.self).split(separator: "\n")
    return (records + processes.map(String.init)).joined(separator: ", ")
  }

  /// How long it takes to build a package for one exercise alone, and run its tests.
  private func fresh() async throws(ProgramError) -> Double {
    let copy = scratch.url.appendingPathComponent("fresh", isDirectory: true)
    let workspace = package.appendingPathComponent(".build/grading-1")
    let script = """
      mkdir -p "$2" && cd "$1" && cp -R Package.swift Kata Support Runner "$2" && cd "$2" && swift test
      """
    let started = ContinuousClock.now
    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, "-", workspace.path, copy.path]
    ).run(deadline: .seconds(900), limit: 20_000_000)
    guard report.ending == .exited(0) else {
      throw ProgramError("swift test of a fresh package \(report.ending)", status: 70)
    }
    return (ContinuousClock.now - started) / .seconds(1)
  }
}

private func short(_ number: Double) -> String {
  number.formatted(.number.precision(.fractionLength(2)))
}
