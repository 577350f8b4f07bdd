import Foundation
import Tooling

extension PageCheck {
  func commands(on page: Page) async -> Findings {
    var findings = Findings()
    for (text, line) in commandLines(of: page) {
      findings.count += 1
      if let message = await message(onCommand: text) {
        findings.note(message, on: page, line: line)
      }
    }
    for fence in page.fences where fence.language == "sh" {
      if let first = fence.body.first, !Self.begins(first) {
        findings.note(
          "a fence of sh begins with a command: 'swift ...' or 'Scripts/...'", on: page,
          line: fence.line + 1)
      }
    }
    return findings
  }

  /// The commands of a page: those to type, those within sentences, those whose output is shown.
  private func commandLines(of page: Page) -> [(text: String, line: Int)] {
    var lines: [(String, Int)] = []
    for fence in page.fences {
      if fence.language == "sh" {
        for (offset, line) in fence.body.enumerated() where Self.begins(line) {
          lines.append((line, fence.line(of: offset)))
        }
      }
      // The run itself says what is wrong with a command whose output is checked.
      if let mark = fence.mark, ShellCommand.isCommand(mark), page.group.hasExamples {
        lines.append((mark, fence.line - 1))
      }
    }
    for span in page.inline.spans where isCommand(span.text) {
      lines.append((span.text, span.line))
    }
    return lines.sorted { $0.1 < $1.1 }
  }

  /// Whether code within a sentence is a command; `Scripts/compare` alone is one, `Scripts/support` isn't.
  func isCommand(_ text: String) -> Bool {
    ShellCommand.isCommand(text)
      && (!files.paths.contains(text) || programs.contains(String(text.dropFirst(8))))
  }

  private static func begins(_ line: String) -> Bool {
    line.hasPrefix("swift ") || line.hasPrefix("Scripts/")
  }

  /// What is wrong with a command; nil when nothing is.
  private func message(onCommand text: String) async -> String? {
    do throws(ShellCommand.Unreadable) {
      let command = try ShellCommand(text)
      if let program = command.program {
        let script = command.words.first == "swift" ? nil : command.words.first
        return await message(onProgram: program, script: script)
      }
      return message(onSwift: Array(command.words.dropFirst()))
    } catch {
      return error.message
    }
  }

  /// `swift test`, `swift build` and their like.
  private func message(onSwift words: [String]) -> String? {
    switch words.first {
    case "run": return "say which program: swift run NAME"
    case "build": return words.count == 1 ? nil : "only 'swift build' alone can be checked"
    case "test":
      let rest = Array(words.dropFirst())
      if rest.isEmpty || rest == ["list"] { return nil }
      guard rest.count == 2, rest[0] == "--filter" else {
        return "only 'swift test', 'swift test list' and 'swift test --filter NAME' can be checked"
      }
      return message(onFilter: rest[1])
    default:
      return "only 'swift run', 'swift test' and 'swift build' can be checked"
    }
  }

  private func message(onFilter filter: String) -> String? {
    if Self.isPlaceholder(filter) { return nil }
    guard let pattern = try? Regex(filter) else { return "'\(filter)' is no regular expression" }
    // A reader types the sentence; the tool's own names have backticks and parentheses round it.
    let matches = index.tests.contains { test in
      test.contains(pattern) || test.filter { $0 != "`" }.contains(pattern)
    }
    return matches ? nil : "no test, suite or test target matches '\(filter)'"
  }

  /// A program of the package and what it is given. The program itself judges it: each reads its whole
  /// command line before it says its help.
  private func message(onProgram words: [String], script: String?) async -> String? {
    guard let program = words.first, programs.contains(program) else {
      return
        "there is no program '\(words.first ?? "")': one of \(programs.joined(separator: ", "))"
    }
    if let script, !files.paths.contains(script) { return "there is no \(script)" }
    var given: [String] = []
    var unsure: [String] = []
    for word in words.dropFirst() {
      if !Self.isPlaceholder(word) {
        given.append(word)
      } else if let option = given.last, option.hasPrefix("--") {
        // The option takes some value; which, nobody knows.
        unsure.append(option)
        given.removeLast()
      }
    }
    let report = await runs.report(
      of: [program] + given + (given.contains("--help") ? [] : ["--help"]))
    let help = report.text
    guard report.ending == .exited(0) else { return report.lastLine }
    if let option = unsure.first(where: { !help.contains("  \($0) ") }) {
      return "\(program) has no option '\(option)'"
    }
    return message(onNames: given, of: program, help: help)
  }

  /// What a program doesn't look at before it says its help: names of katas, mistakes, pages and
  /// sources.
  private func message(onNames given: [String], of program: String, help: String) -> String? {
    let operands = Self.operands(in: Array(given.dropFirst()), help: help)
    switch (program, given.first) {
    case ("kata", _), ("check", "katas"):
      return operands.first { !katas.contains($0) }.map { "there is no kata '\($0)'" }
    case ("check", "mistakes"):
      return operands.first { !isMistake($0) }.map { "there is no mistake '\($0)'" }
    case ("chapters", _):
      return Self.operands(in: given, help: help).first { !files.paths.contains($0) }
        .map { "there is no page '\($0)'" }
    case ("posts", _):
      guard let place = given.firstIndex(of: "--source"), place + 1 < given.count else {
        return nil
      }
      let line = help.split(separator: "\n").first { $0.contains("--source") } ?? ""
      let known = line.split { !($0.isLetter || $0 == "-") }.map(String.init)
      return known.contains(given[place + 1]) ? nil : "there is no source '\(given[place + 1])'"
    default: return nil
    }
  }

  /// The words that are neither options nor their values.
  private static func operands(in words: [String], help: String) -> [String] {
    var operands: [String] = []
    var isValue = false
    for word in words {
      if word.hasPrefix("--") {
        // In the help a word in capitals stands behind an option that takes a value.
        let row = help.split(separator: "\n").first { $0.hasPrefix("  \(word) ") }
        isValue = row?.dropFirst(word.count + 3).first?.isUppercase ?? false
      } else {
        if !isValue { operands.append(word) }
        isValue = false
      }
    }
    return operands
  }

  /// `NAME`, `NAME…`, `N`: stands for something that the reader chooses.
  private static func isPlaceholder(_ word: String) -> Bool {
    word.wholeMatch(of: /[A-Z][A-Z0-9_,]*(\.\.\.|…)?/) != nil
  }

  /// Whether a name is a pattern's folder of mistakes, or begins a patch's name: `proxy`, `proxy/06`.
  func isMistake(_ name: String) -> Bool {
    mistakes.contains { $0.hasPrefix(name.contains("/") ? name : name + "/") }
  }
}
