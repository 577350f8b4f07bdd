import CommandLineSupport
import Foundation
import KataRunner
import Locking
import Processes

/// The symbols in the compiled files of a kata, which show what the exercise and the tests use.
struct BuiltCode: Sendable {
  /// A symbol of an object file.
  struct Symbol: Hashable, Sendable {
    /// The name in the file.
    var name: String

    /// The demangled name; the name itself if it isn't Swift's.
    var text: String

    /// Whether it belongs to the exercise's module.
    var isOfExercise: Bool { text.contains(/(?:^|[^\w.])Kata[.)]/) || name.contains(/^_.*Kata$/) }
  }

  /// The symbols that the exercise uses, but doesn't define.
  var taken: [Symbol] = []

  /// The symbols that the exercise defines for others.
  var given: [Symbol] = []

  /// The types and functions that the exercise defines, including private ones, and some other
  /// symbols.
  var declared: [Symbol] = []

  /// The symbols that other files use, by file name.
  typealias Questions = [String: Set<Symbol>]

  /// The symbols that the files of the tests use, and those that the given files use or define.
  var asked: Questions = [:]

  /// Creates an empty list.
  init() {}

  /// Reads the symbols of the last build.
  ///
  /// - Throws: The reason why they can't be read.
  init(of kata: Kata, in workspace: KataWorkspace) async throws(Unseen) {
    let tools = try await Self.tools()
    let objects = try Self.objects(ofFile: kata.file, in: workspace)
    let nm = [Self.nm(in: tools), "--format=just-symbols", "--print-file-name"]
    let ofKata = objects.others.filter { $0.key.hasPrefix("Given/") }.map(\.value)
    let undefined = try await Self.names(
      nm + ["--undefined-only", objects.exercise] + objects.others.values)
    let defined = try await Self.names(
      nm + ["--defined-only", "--extern-only", "--no-weak", objects.exercise] + ofKata)
    let declared = try await Self.names(nm + ["--defined-only", objects.exercise]).mapValues {
      $0.filter { name in ["F", "FZ", "Mn", "Mp"].contains { name.hasSuffix($0) } }
    }
    let all = [undefined, defined, declared].flatMap(\.values).reduce(into: Set()) {
      $0.formUnion($1)
    }
    let texts = try await Self.translated(all, tools)
    func symbols(_ names: Set<String>?) -> [Symbol] {
      (names ?? []).map { Symbol(name: $0, text: texts[$0] ?? $0) }
    }
    taken = symbols(undefined[objects.exercise])
    given = symbols(defined[objects.exercise])
    self.declared = symbols(declared[objects.exercise])
    asked = objects.others.mapValues { Set(symbols(undefined[$0])) }
    for (file, path) in objects.others where file.hasPrefix("Given/") {
      asked[file]?.formUnion(symbols(defined[path]))
    }
    // An exercise without a call uses no symbols, but tests always do.
    guard asked.values.contains(where: { !$0.isEmpty }) else {
      throw Unseen("the compiled files contain no symbols")
    }
  }

  /// The reason why compiled code can't be read.
  struct Unseen: Error {
    var words: String

    /// Whether the machine is the cause, and not the exercise.
    var isOfMachine: Bool

    init(_ words: String, isOfMachine: Bool = false) {
      self.words = words
      self.isOfMachine = isOfMachine
    }
  }

  /// Removes an exercise and its compiled files. Then the next exercise is compiled with all its
  /// warnings, even if it is the same, and an old file can't be mistaken for a new one.
  static func forget(_ kata: Kata, in workspace: KataWorkspace) throws(ProgramError) {
    let manager = FileManager.default
    let exercise = workspace.folder.appendingPathComponent("Kata/Exercise").path
    let build = workspace.folder.appendingPathComponent(".build").path
    do {
      // An object file has the source's name, with or without `.swift`.
      for path in manager.paths(below: build) where path.hasSuffix(".o") {
        let name = (path as NSString).lastPathComponent.dropLast(2)
        guard name == kata.file || "\(name).swift" == kata.file else { continue }
        try manager.removeItem(atPath: "\(build)/\(path)")
      }
      if manager.fileExists(atPath: exercise) { try manager.removeItem(atPath: exercise) }
    } catch {
      throw .cantWrite(workspace.folder.path, error)
    }
  }

  /// The object files of the exercise, the tests and the given files. Build systems use different
  /// folders, but all paths contain the names of the module and the file.
  static func objects(
    ofFile name: String, in workspace: KataWorkspace
  ) throws(Unseen) -> (exercise: String, others: [String: String]) {
    let build = workspace.folder.appendingPathComponent(".build").path
    var newest: [String: (path: String, date: Date)] = [:]
    for path in FileManager.default.paths(below: build) where path.hasSuffix(".o") {
      let folders = path.split(separator: "/")
      // From Swift 6.4 on, a module's folder has a longer name: `Kata-t.build`.
      guard
        let folder = folders.last(where: { $0.hasSuffix(".build") }),
        let module = folder.wholeMatch(of: /(Kata|KataTests)(?:-\w+)?\.build/)?.1,
        let time = try? FileManager.default.attributesOfItem(atPath: "\(build)/\(path)")[
          .modificationDate] as? Date
      else { continue }
      let file = (folders.last ?? "").dropLast(2)
      let key = "\(module)/\(file.hasSuffix(".swift") ? file.dropLast(6) : file)"
      guard time > newest[key]?.date ?? .distantPast else { continue }
      newest[key] = ("\(build)/\(path)", time)
    }
    // An older file was removed before the build.
    guard let exercise = newest["Kata/\(name.dropLast(6))"] else {
      throw Unseen("the exercise's compiled file is missing", isOfMachine: true)
    }
    var others: [String: String] = [:]
    for (folder, module) in [("Given", "Kata"), ("Tests", "KataTests")] {
      let sources = workspace.folder.appendingPathComponent("Kata/\(folder)").path
      for path in FileManager.default.paths(below: sources) where path.hasSuffix(".swift") {
        let file = (path as NSString).lastPathComponent
        guard let object = newest["\(module)/\(file.dropLast(6))"] else {
          throw Unseen("the tests' compiled files are missing", isOfMachine: true)
        }
        others[folder == "Given" ? "Given/\(file)" : file] = object.path
      }
    }
    return (exercise.path, others)
  }

  /// The names that a tool prints, by file.
  private static func names(_ words: [String]) async throws(Unseen) -> [String: Set<String>] {
    let report = await run(words)
    guard report.ending == .exited(0) else { throw Unseen(report.lastLine) }
    return names(in: String(decoding: report.output, as: UTF8.self))
  }

  /// The names in lines such as `A.o: free`, by file.
  static func names(in lines: String) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for line in lines.split(separator: "\n") {
      guard let end = line.firstRange(of: ".o: ") else { continue }
      #if canImport(Darwin)
        // On a Mac, each name begins with an underscore.
        let name = line[end.upperBound...].dropFirst()
      #else
        let name = line[end.upperBound...]
      #endif
      // This name is for the linker. All files of a module have it.
      guard !name.hasPrefix("_swift_FORCE_LOAD_$_") else { continue }
      names["\(line[..<end.lowerBound]).o", default: []].insert(String(name))
    }
    return names
  }

  /// Demangles Swift's names.
  static func translated(
    _ names: Set<String>, _ tools: String
  ) async throws(Unseen) -> [String: String] {
    // The tool mistakes some C names for Swift's.
    let swifts = names.filter { $0.hasPrefix("$") }.sorted()
    let report = await run([tools + "/swift-demangle", "--compact"] + swifts)
    let lines = String(decoding: report.output, as: UTF8.self).split(separator: "\n").map(
      String.init)
    guard lines.count == swifts.count else { throw Unseen(report.lastLine) }
    return Dictionary(uniqueKeysWithValues: zip(swifts, lines))
  }

  private static let knownTools = Locked<String?>(nil)

  /// The folder of the compiler's tools.
  static func tools() async throws(Unseen) -> String {
    if let known = knownTools.withLock(\.self) { return known }
    let report = await run(["swiftc", "-print-target-info"])
    let text = String(decoding: report.output, as: UTF8.self)
    guard let path = text.firstMatch(of: /"runtimeResourcePath": "([^"]+)\/lib\/swift[^"]*"/)?.1
    else { throw Unseen(report.lastLine) }
    let found = "\(path)/bin"
    knownTools.withLock { $0 = found }
    return found
  }

  /// The program that lists symbols. Some toolchains don't have it, but a Mac's system does.
  static func nm(in tools: String) -> String {
    ["\(tools)/llvm-nm", "\(tools)/nm"].first { FileManager.default.isFile(atPath: $0) } ?? "nm"
  }

  private static func run(_ words: [String]) async -> ChildReport {
    await ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), words)
      .run(deadline: .seconds(60), limit: 50_000_000)
  }
}
