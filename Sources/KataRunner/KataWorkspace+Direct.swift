import CommandLineSupport
import Foundation
import Processes

/// How the kata's module is compiled and the tests are linked: what the package manager did, without
/// the kata's files.
private struct Shortcut: Codable {
  /// The compiler that all else was built with.
  var compiler: String

  /// The words that compile, without the files.
  var compile: [String]

  /// A script that links; its arguments are the kata's objects.
  var link: String
}

/// The package manager takes longer to find out that nothing but a kata has changed than the compiler
/// to build it. So once it has built all, its own commands for the kata are given to the compiler
/// again, directly. Whatever doesn't end as usual is left to the package manager.
extension KataWorkspace {
  /// Has the package manager build next, and everything of the kata: other things have changed.
  func forgetShortcut() throws {
    for path in [shortcut, shortcutInUse, record] { try remove(path) }
  }

  /// Notes how the package manager has just built all, where that can be read.
  func keepShortcut() async {
    guard testProgram != nil, let tools = try? await toolchain(), let compiler = await compiler(),
      var (compile, link) = packageManagersCommands(),
      let sources = compile.firstIndex(where: { $0.hasSuffix("/Kata.build/sources") }),
      let map = compile.firstIndex(of: "-output-file-map"), map + 1 < compile.count,
      let objects = link.firstIndex(where: { $0.hasSuffix("/Objects.LinkFileList") }),
      let all = try? String(contentsOfFile: String(link[objects].dropFirst()), encoding: .utf8)
    else { return }
    // No other module sees this one, nothing looks for it in an index, and we read what the compiler
    // writes for people.
    compile[map + 1] = fileMap
    compile.remove(at: sources)
    for option in ["-emit-module", "-emit-dependencies", "-emit-objc-header", "-parseable-output"] {
      compile.removeAll { $0 == option }
    }
    for option in ["-emit-module-path", "-emit-objc-header-path", "-index-store-path"] {
      guard let place = compile.firstIndex(of: option) else { continue }
      compile.removeSubrange(place...min(place + 1, compile.count - 1))
    }
    let others = all.split(separator: "\n").filter { !$0.contains("/debug/Kata.build/") }
    link[objects] = "@" + otherObjects
    // The toolchain's own linker takes half as long as the system's, and less still when it needn't
    // make the program small.
    if exists(tools.bin + "/ld.lld") {
      link += ["-use-ld=lld", "-Xlinker", "-O0", "-Xlinker", "--threads=1"]
    }
    do {
      try Data(others.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: otherObjects))
      // What the driver would start, to do without the driver: one job looks for the libraries that
      // are needed, and one links. The first is done once. Where an exercise needs another library,
      // linking fails, and the package manager goes on.
      let mark = "kata-objects.o"
      let printed = await command(link + [mark, "-driver-print-jobs"]).run(deadline: .seconds(60))
      let jobs = String(decoding: printed.output, as: UTF8.self).split(separator: "\n")
      guard printed.ending == .exited(0), !jobs.isEmpty,
        jobs.allSatisfy({ $0.contains(" \(mark) ") })
      else { return }
      let files = self.sources(in: "Kata")
      let scripts = jobs.map { String($0).replacing(" \(mark) ", with: #" "$@" "#) }
      for script in scripts.dropLast() {
        let done = await command(linking(files, by: script)).run(deadline: .seconds(60))
        guard done.ending == .exited(0) else { return }
      }
      let shortcut = Shortcut(compiler: compiler, compile: compile, link: scripts.last ?? "")
      try Data(json(shortcut).utf8).write(to: URL(fileURLWithPath: self.shortcut), options: .atomic)
    } catch {
      // Then the package manager goes on.
    }
  }

  /// The words with which the package manager compiled the kata's module, and linked the tests; nil
  /// where it keeps no list of them that is known, as on macOS.
  private func packageManagersCommands() -> (compile: [String], link: [String])? {
    let list = folder.appendingPathComponent(".build/debug.yaml")
    let lines = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
    func words(with word: String) -> [String]? {
      let line = lines.first { $0.contains(" args: [") && $0.contains(word) } ?? ""
      return try? JSONDecoder().decode([String].self, from: Data(line.drop { $0 != "[" }.utf8))
    }
    guard let compile = words(with: "/Kata.build/sources\""),
      let link = words(with: ".product/Objects.LinkFileList\"")
    else { return nil }
    return (compile, link)
  }

  /// Builds what was laid as the package manager would; nil when that has to do it.
  func buildDirectly(deadline: Duration) async -> Build? {
    guard let program = testProgram, let data = FileManager.default.contents(atPath: shortcut),
      let words = try? JSONDecoder().decode(Shortcut.self, from: data),
      await words.compiler == compiler(), move(shortcut, to: shortcutInUse)
    else { return nil }
    // While it is in use it is nobody else's: whoever ends in between leaves all to the package
    // manager.
    let files = sources(in: "Kata")
    guard begin(files) else { return nil }
    let compiled = await command(words.compile + files.map(\.path))
      .run(deadline: deadline, limit: 20_000_000)
    switch compiled.ending {
    case .exited(0):
      // What was linked before is never taken for this.
      guard (try? remove(program.path)) != nil else { return nil }
      let linked = await command(linking(files, by: words.link))
        .run(deadline: deadline, limit: 20_000_000)
      let isDone = linked.ending == .exited(0) && testProgram != nil
      return isDone && move(shortcutInUse, to: shortcut) ? .done : nil
    case .hung(let deadline): return .hung(after: deadline)
    default:
      // What else may be wrong, the package manager knows how to say.
      guard case .failed(let error, let others) = reason(of: compiled),
        move(shortcutInUse, to: shortcut)
      else { return nil }
      return .failed(error, others: others)
    }
  }

  /// Tells the compiler where things go. With other files than the last time, or when somebody else
  /// compiled since, it knows nothing of what it made before.
  private func begin(_ files: [URL]) -> Bool {
    var map = ["": ["swift-dependencies": kataObjects + "/direct.swiftdeps"]]
    for file in files {
      let path = kataObjects + "/" + file.deletingPathExtension().lastPathComponent
      map[file.path] = [
        "object": object(of: file), "swift-dependencies": path + ".swiftdeps",
        "diagnostics": path + ".dia",
      ]
    }
    let text = Data(json(map).utf8)
    let isAsBefore = FileManager.default.contents(atPath: fileMap) == text
    do {
      // There is one of the two, or none: each knows nothing of what was made without it.
      if !isAsBefore || exists(othersRecord) { try remove(record) }
      try remove(othersRecord)
      if !isAsBefore { try text.write(to: URL(fileURLWithPath: fileMap), options: .atomic) }
      return true
    } catch {
      return false
    }
  }

  /// Which compiler it is; nil when nobody knows. It may be replaced by another of the same name.
  private func compiler() async -> String? {
    guard let tools = try? await toolchain(),
      let file = try? FileManager.default.attributesOfItem(atPath: tools.bin + "/swift-frontend"),
      let size = file[.size], let date = file[.modificationDate] as? Date
    else { return nil }
    return "\(tools.version), \(tools.bin), \(size) bytes, \(date.timeIntervalSince1970)"
  }

  private func command(_ words: [String]) -> ChildProcess {
    tool(URL(fileURLWithPath: words.first ?? ""), Array(words.dropFirst()))
  }

  /// Gives a script the objects of the kata's files.
  private func linking(_ files: [URL], by script: String) -> [String] {
    ["/bin/sh", "-c", script, "link"] + files.map(object)
  }

  private func object(of file: URL) -> String {
    "\(kataObjects)/\(file.lastPathComponent).o"
  }

  private func move(_ path: String, to other: String) -> Bool {
    (try? FileManager.default.moveItem(atPath: path, toPath: other)) != nil
  }

  private func remove(_ path: String) throws {
    if exists(path) { try FileManager.default.removeItem(atPath: path) }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private var kataObjects: String { folder.path + "/.build/debug/Kata.build" }
  private var fileMap: String { kataObjects + "/direct.json" }
  private var otherObjects: String { kataObjects + "/direct.LinkFileList" }

  /// What the compiler's driver remembers of the files, and when the package manager started it.
  private var record: String { kataObjects + "/direct.priors" }
  private var othersRecord: String { kataObjects + "/primary.priors" }

  private var shortcut: String { folder.path + "/.build/shortcut.json" }
  private var shortcutInUse: String { folder.path + "/.build/shortcut-in-use.json" }
}
