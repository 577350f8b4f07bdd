import CommandLineSupport
import Foundation
import KataFiles
import Locking
import Processes

extension KataWorkspace {
  /// What was seen in the code of an exercise that was built, before any of it runs.
  struct Look: Sendable {
    var code: ObjectCode

    /// Nil when the compiler said nothing that can be read.
    var syntax: Syntax?

    /// Whether the compiler found memory that isn't checked.
    var isUnsafe: Bool

    /// What stands in the kata's tests.
    var tests = ""

    /// The files of TestSupport that run the katas' tests.
    var machinery: Set<String> = []
  }

  /// Looks at what the compiler made of the kata that was laid and built last.
  func look(at kata: Kata) async throws(ProgramError) -> Look {
    let tools = try await toolchain().bin
    let exercise = folder.appendingPathComponent("Kata/Exercise/\(kata.file)")
    // Started by itself, and not by the driver that would only start it.
    async let dump = run(
      [tools + "/swift-frontend"] + Syntax.command(for: exercise.path).dropFirst())

    let tests = sources(in: "Kata/Tests")
    let names = [kata.file] + tests.map(\.lastPathComponent)
    let own = names.map { "\(objects)/Kata.build/\($0).o" }
    let support = "\(objects)/TestSupport.build"
    let others = FileManager.default.paths(below: folder.appendingPathComponent(support).path)
      .filter { $0.hasSuffix(".o") }.map { "\(support)/\($0)" }
    let nm = [tools + "/llvm-nm", "--format=just-symbols", "--print-file-name"]
    let taken = try await symbols(nm + ["--undefined-only"] + own)
    let defined = nm + ["--defined-only", "--extern-only", "--no-weak"]
    let given = try await symbols(defined + own)
      .merging(supportSymbols(others, defined)) { $0.union($1) }

    var code = ObjectCode()
    code.taken = try await demangled(taken[kata.file] ?? [], tools)
    code.given = try await demangled(given[kata.file] ?? [], tools)
    code.tests = taken.filter { $0.key != kata.file }
    for (file, symbols) in given where file != kata.file {
      for symbol in symbols { code.sources[symbol] = file }
    }
    let text = (try? String(contentsOf: exercise, encoding: .utf8)) ?? ""
    // What the compiler said about the exercise when it was built last. It also notes what isn't
    // safe from other threads, which does nobody else any harm.
    let words = folder.appendingPathComponent(
      "\(objects)/Kata.build/\((kata.file as NSString).deletingPathExtension).dia")
    let said = FileManager.default.contents(atPath: words.path) ?? Data()
    return Look(
      code: code, syntax: Syntax(String(decoding: await dump.output, as: UTF8.self), of: text),
      isUnsafe: ["unsafe type", "reference to unsafe", "unowned(unsafe)"].contains {
        said.firstRange(of: Data($0.utf8)) != nil
      },
      tests: tests.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .joined(separator: "\n"),
      machinery: Set(sources(in: "Support/TestSupport/Katas").map(\.lastPathComponent)))
  }

  /// The files of Swift in a folder, as they were laid.
  func sources(in path: String) -> [URL] {
    let place = folder.appendingPathComponent(path, isDirectory: true)
    return FileManager.default.paths(below: place.path).filter { $0.hasSuffix(".swift") }
      .map(place.appendingPathComponent)
  }

  /// What the tests ask, file by file: Swift Testing's functions, comparisons, and what makes a type
  /// comparable.
  func questions(_ code: ObjectCode) async throws(ProgramError) -> [String: Set<String>] {
    let own = Set(code.given.map(\.mangled))
    let all = code.tests.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      .subtracting(own).sorted()
    let tools = try await toolchain().bin
    let report = await run([tools + "/swift-demangle", "--compact"] + all)
    let words = String(decoding: report.output, as: UTF8.self).split(separator: "\n")
    guard words.count == all.count else { throw cantLook(report) }
    // A regex that stands in the closure would be read again for each line.
    let question = Self.question
    let asking = Set(zip(all, words).filter { $1.contains(question) }.map(\.0))
    return code.tests.mapValues { $0.intersection(asking) }
  }

  private static var question: Regex<Substring> {
    /\bTesting\.| (?:==|!=|<|>|<=|>=) infix|__derived_|\b(?:Equatable|Comparable)\b/
  }

  /// Where the compiler's tools are, and which compiler it is.
  func toolchain() async throws(ProgramError) -> Toolchain {
    if let known = Toolchain.known.withLock({ $0 }) { return known }
    let report = await run(["swiftc", "-print-target-info"])
    let text = String(decoding: report.output, as: UTF8.self)
    guard let path = text.firstMatch(of: /"runtimeResourcePath": "([^"]+)\/lib\/swift[^"]*"/)?.1,
      let version = text.firstMatch(of: /"compilerVersion": "([^"]+)"/)?.1
    else { throw cantLook(report) }
    let found = Toolchain(bin: path + "/bin", version: String(version))
    Toolchain.known.withLock { $0 = found }
    return found
  }

  private var objects: String { ".build/debug" }

  /// The names that a tool prints behind those of their files, by the files of the source.
  private func symbols(_ words: [String]) async throws(ProgramError) -> [String: Set<String>] {
    let report = await run(words)
    guard report.ending == .exited(0) else { throw cantLook(report) }
    var symbols: [String: Set<String>] = [:]
    for line in String(decoding: report.output, as: UTF8.self).split(separator: "\n") {
      guard let end = line.firstRange(of: ".o: ") else { continue }
      let file = line[..<end.lowerBound].split(separator: "/").last ?? ""
      #if canImport(Darwin)
        // Each name has a sign in front of it there.
        let name = line[end.upperBound...].dropFirst()
      #else
        let name = line[end.upperBound...]
      #endif
      symbols[String(file), default: []].insert(String(name))
    }
    return symbols
  }

  /// What was found in objects of TestSupport, by their paths and times.
  private static let knownSymbols = Locked<[[String]: [String: Set<String>]]>([:])

  /// What the objects of TestSupport define. They are looked at again when one has changed.
  private func supportSymbols(
    _ paths: [String], _ words: [String]
  ) async throws(ProgramError) -> [String: Set<String>] {
    let stamps = paths.map { path in
      let file = folder.appendingPathComponent(path).path
      let date = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
      return "\(file) \((date as? Date)?.timeIntervalSince1970 ?? 0)"
    }
    if let known = Self.knownSymbols.withLock({ $0[stamps] }) { return known }
    let found = try await symbols(words + paths)
    Self.knownSymbols.withLock { $0[stamps] = found }
    return found
  }

  private func demangled(
    _ symbols: Set<String>, _ tools: String
  ) async throws(ProgramError) -> [SymbolName] {
    // The tool takes some of C's names for Swift's.
    let swifts = symbols.filter { $0.hasPrefix("$") }.sorted()
    let others = symbols.subtracting(swifts).sorted().map { SymbolName($0) }
    guard !swifts.isEmpty else { return others }
    let report = await run([tools + "/swift-demangle", "-tree-only"] + swifts)
    let names = SymbolName.names(in: String(decoding: report.output, as: UTF8.self))
    guard names.count == swifts.count else { throw cantLook(report) }
    return names + others
  }

  private func run(_ words: [String]) async -> ChildReport {
    await ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), words, directory: folder)
      .run(deadline: .seconds(60), limit: 50_000_000)
  }

  private func cantLook(_ report: ChildReport) -> ProgramError {
    ProgramError("what was built can't be looked at: \(report.lastLine)", status: 69)
  }
}

/// The compiler and what comes with it.
struct Toolchain: Sendable {
  /// The folder of its programs.
  var bin: String
  var version: String

  /// It is looked for once.
  fileprivate static let known = Locked<Toolchain?>(nil)
}
