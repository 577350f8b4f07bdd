import CommandLineSupport
import Foundation
import KataRunner
import Locking
import Processes

/// What the compiler made of a kata, as far as it tells who uses what.
struct BuiltCode: Sendable {
  /// A name in a file of machine code.
  struct Symbol: Hashable, Sendable {
    /// As it stands in the file.
    var name: String

    /// As Swift's own tool translates it; the name itself where it isn't Swift's.
    var text: String

    /// Whether it belongs to the exercise's module.
    var isOfExercise: Bool { name.contains("4Kata") }
  }

  /// What the exercise takes from elsewhere.
  var taken: [Symbol] = []

  /// What the exercise gives to others.
  var given: [Symbol] = []

  /// What each file of the tests takes from elsewhere, by the file's name.
  var asked: [String: Set<Symbol>] = [:]

  /// Looks at what was built last.
  ///
  /// - Parameters:
  ///   - date: When the build began: the exercise is compiled anew each time.
  ///   - others: Further names to translate, by the files of the tests.
  /// - Throws: Why nothing can be looked at.
  static func look(
    at kata: Kata, in workspace: KataWorkspace, since date: Date,
    translating others: [String: Set<String>] = [:]
  ) async throws(Unseen) -> (code: BuiltCode, other: [String: Set<Symbol>]) {
    let tools = try await tools().bin
    let objects = try objects(of: kata, in: workspace, since: date)
    let nm = [tools + "/llvm-nm", "--format=just-symbols", "--print-file-name"]
    let undefined = try await names(nm + ["--undefined-only", objects.exercise] + objects.tests)
    let defined = try await names(
      nm + ["--defined-only", "--extern-only", "--no-weak", objects.exercise])
    let taken = undefined[objects.exercise] ?? []
    guard !taken.isEmpty, !objects.tests.isEmpty else {
      throw Unseen("the compiler's files name nothing")
    }
    let all = [undefined, defined, others].flatMap(\.values).reduce(into: Set()) {
      $0.formUnion($1)
    }
    let texts = try await translated(all, tools)
    func symbol(_ name: String) -> Symbol { Symbol(name: name, text: texts[name] ?? name) }
    var code = BuiltCode()
    code.taken = taken.map(symbol)
    code.given = (defined[objects.exercise] ?? []).map(symbol)
    for file in objects.tests {
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      code.asked[name] = Set((undefined[file] ?? []).map(symbol))
    }
    return (code, others.mapValues { Set($0.map(symbol)) })
  }

  /// Why nothing can be looked at.
  struct Unseen: Error {
    var words: String

    init(_ words: String) {
      self.words = words
    }
  }

  /// The compiler's files of the exercise and of its tests. Where they are, each build system decides
  /// anew; but it keeps them by the names of module and file.
  private static func objects(
    of kata: Kata, in workspace: KataWorkspace, since date: Date
  ) throws(Unseen) -> (exercise: String, tests: [String]) {
    let build = workspace.folder.appendingPathComponent(".build").path
    var newest: [String: (path: String, date: Date)] = [:]
    for path in FileManager.default.paths(below: build) where path.hasSuffix(".o") {
      let folders = path.split(separator: "/")
      guard
        let module = folders.last(where: { $0.hasSuffix(".build") })?.dropLast(6),
        module == "Kata" || module == "KataTests",
        let time = try? FileManager.default.attributesOfItem(atPath: "\(build)/\(path)")[
          .modificationDate] as? Date
      else { continue }
      let file = (folders.last ?? "").dropLast(2)
      let key = "\(module)/\(file.hasSuffix(".swift") ? file.dropLast(6) : file)"
      guard time > newest[key]?.date ?? .distantPast else { continue }
      newest[key] = ("\(build)/\(path)", time)
    }
    let name = (kata.file as NSString).deletingPathExtension
    // A system may count time in whole seconds.
    guard let exercise = newest["Kata/\(name)"], exercise.date > date - 1 else {
      throw Unseen("the compiler's file of the exercise isn't found")
    }
    let sources = workspace.folder.appendingPathComponent("Kata/Tests").path
    let tests = FileManager.default.paths(below: sources).filter { $0.hasSuffix(".swift") }
      .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    let found = tests.compactMap { newest["KataTests/\($0)"]?.path }
    guard found.count == tests.count else {
      throw Unseen("the compiler's files of the tests aren't found")
    }
    return (exercise.path, found)
  }

  /// The names that a tool prints behind those of their files.
  private static func names(_ words: [String]) async throws(Unseen) -> [String: Set<String>] {
    let report = await run(words)
    guard report.ending == .exited(0) else { throw Unseen(report.lastLine) }
    var names: [String: Set<String>] = [:]
    for line in String(decoding: report.output, as: UTF8.self).split(separator: "\n") {
      guard let end = line.firstRange(of: ".o: ") else { continue }
      #if canImport(Darwin)
        // Each name has a sign in front of it there.
        let name = line[end.upperBound...].dropFirst()
      #else
        let name = line[end.upperBound...]
      #endif
      names["\(line[..<end.lowerBound]).o", default: []].insert(String(name))
    }
    return names
  }

  private static func translated(
    _ names: Set<String>, _ tools: String
  ) async throws(Unseen) -> [String: String] {
    // The tool takes some of C's names for Swift's.
    let swifts = names.filter { $0.hasPrefix("$") }.sorted()
    let report = await run([tools + "/swift-demangle", "--compact"] + swifts)
    let lines = String(decoding: report.output, as: UTF8.self).split(separator: "\n").map(
      String.init)
    guard lines.count == swifts.count else { throw Unseen(report.lastLine) }
    return Dictionary(uniqueKeysWithValues: zip(swifts, lines))
  }

  /// Which compiler it is; nil where it doesn't say.
  static var compiler: String? {
    get async { try? await tools().version }
  }

  private static let knownTools = Locked<(bin: String, version: String)?>(nil)

  /// The folder of the programs that come with the compiler. It is looked for once.
  private static func tools() async throws(Unseen) -> (bin: String, version: String) {
    if let known = knownTools.withLock(\.self) { return known }
    let report = await run(["swiftc", "-print-target-info"])
    let text = String(decoding: report.output, as: UTF8.self)
    guard let path = text.firstMatch(of: /"runtimeResourcePath": "([^"]+)\/lib\/swift[^"]*"/)?.1,
      let version = text.firstMatch(of: /"compilerVersion": "([^"]+)"/)?.1
    else { throw Unseen(report.lastLine) }
    let found = (bin: "\(path)/bin", version: String(version))
    knownTools.withLock { $0 = found }
    return found
  }

  private static func run(_ words: [String]) async -> ChildReport {
    await ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), words)
      .run(deadline: .seconds(60), limit: 50_000_000)
  }
}
