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
    var isOfExercise: Bool { text.contains(/(?:^|[^\w.])Kata[.)]/) || name.contains(/^_.*Kata$/) }
  }

  /// What the exercise takes from elsewhere.
  var taken: [Symbol] = []

  /// What the exercise gives to others.
  var given: [Symbol] = []

  /// The types and functions that the exercise declares, also those that it keeps to itself; and some more.
  var declared: [Symbol] = []

  /// What files other than the exercise take from elsewhere, by their names.
  typealias Questions = [String: Set<Symbol>]

  /// What each file of the tests takes from elsewhere; and the files that the kata gives, with what they
  /// give to others.
  var asked: Questions = [:]

  /// Nothing.
  init() {}

  /// Looks at what was built last.
  ///
  /// - Throws: Why nothing can be looked at.
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
    // An exercise without a call takes nothing; tests always ask something.
    guard asked.values.contains(where: { !$0.isEmpty }) else {
      throw Unseen("the compiler's files name nothing")
    }
  }

  /// Why nothing can be looked at.
  struct Unseen: Error {
    var words: String

    /// Whether no exercise can have made it so.
    var isOfMachine: Bool

    init(_ words: String, isOfMachine: Bool = false) {
      self.words = words
      self.isOfMachine = isOfMachine
    }
  }

  /// Removes what the compiler made of a kata's exercise, and what lies in its place. So the next exercise is
  /// compiled also when it is the same, with all its warnings, and nobody takes the old one for the new one.
  static func forget(_ kata: Kata, in workspace: KataWorkspace) throws(ProgramError) {
    let manager = FileManager.default
    let exercise = workspace.folder.appendingPathComponent("Kata/Exercise").path
    let build = workspace.folder.appendingPathComponent(".build").path
    do {
      // An object's name is the source's, with `.swift` or without.
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

  /// The compiler's files of the exercise, and of its tests and what the kata gives. Where they are, each
  /// build system decides anew; but it keeps them by the names of module and file.
  static func objects(
    ofFile name: String, in workspace: KataWorkspace
  ) throws(Unseen) -> (exercise: String, others: [String: String]) {
    let build = workspace.folder.appendingPathComponent(".build").path
    var newest: [String: (path: String, date: Date)] = [:]
    for path in FileManager.default.paths(below: build) where path.hasSuffix(".o") {
      let folders = path.split(separator: "/")
      // The folder of a module has some more letters from Swift 6.4 on: `Kata-t.build`.
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
    // An old one was removed before the build.
    guard let exercise = newest["Kata/\(name.dropLast(6))"] else {
      throw Unseen("the compiler's file of the exercise isn't found", isOfMachine: true)
    }
    var others: [String: String] = [:]
    for (folder, module) in [("Given", "Kata"), ("Tests", "KataTests")] {
      let sources = workspace.folder.appendingPathComponent("Kata/\(folder)").path
      for path in FileManager.default.paths(below: sources) where path.hasSuffix(".swift") {
        let file = (path as NSString).lastPathComponent
        guard let object = newest["\(module)/\(file.dropLast(6))"] else {
          throw Unseen("the compiler's files of the tests aren't found", isOfMachine: true)
        }
        others[folder == "Given" ? "Given/\(file)" : file] = object.path
      }
    }
    return (exercise.path, others)
  }

  /// The names that a tool prints behind those of their files.
  private static func names(_ words: [String]) async throws(Unseen) -> [String: Set<String>] {
    let report = await run(words)
    guard report.ending == .exited(0) else { throw Unseen(report.lastLine) }
    return names(in: String(decoding: report.output, as: UTF8.self))
  }

  /// The names in lines such as `A.o: free`, behind those of their files.
  static func names(in lines: String) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for line in lines.split(separator: "\n") {
      guard let end = line.firstRange(of: ".o: ") else { continue }
      #if canImport(Darwin)
        // Each name has a sign in front of it there.
        let name = line[end.upperBound...].dropFirst()
      #else
        let name = line[end.upperBound...]
      #endif
      // It tells the linker what to load, for all files of a module alike, and is no question of any.
      guard !name.hasPrefix("_swift_FORCE_LOAD_$_") else { continue }
      names["\(line[..<end.lowerBound]).o", default: []].insert(String(name))
    }
    return names
  }

  /// The names, and what Swift's own tool makes of those that are Swift's.
  static func translated(
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

  private static let knownTools = Locked<String?>(nil)

  /// The folder of the programs that come with the compiler. It is looked for once.
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

  /// The program that lists names. Not each toolchain has it, and on a Mac the system has it, too.
  static func nm(in tools: String) -> String {
    ["\(tools)/llvm-nm", "\(tools)/nm"].first { FileManager.default.isFile(atPath: $0) } ?? "nm"
  }

  private static func run(_ words: [String]) async -> ChildReport {
    await ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), words)
      .run(deadline: .seconds(60), limit: 50_000_000)
  }
}
