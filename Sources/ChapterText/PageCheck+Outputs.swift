import Tooling

extension PageCheck {
  /// The line that stands for what an output leaves out.
  static let outputMark = "..."

  /// What a command prints, or why it can't be shown.
  enum Output: Equatable {
    case lines([String])
    case none(String)
  }

  func outputs(on page: Page) async -> Findings {
    var findings = Findings()
    for fence in page.fences where fence.language.isEmpty {
      guard let command = fence.mark, ShellCommand.isCommand(command) else { continue }
      findings.count += 1
      switch await output(of: command) {
      case .none(let reason):
        findings.note(reason, on: page, line: fence.line - 1)
      case .lines(let text):
        let excerpt = Excerpt(fence.body, mark: Self.outputMark)
        let misfit =
          excerpt.isWhole
          ? excerpt.misfit(withWhole: text, of: "'\(command)'")
          : excerpt.misfit(in: text, of: "what '\(command)' prints")
        if let misfit {
          findings.note(
            misfit.message, on: page, line: fence.line(of: misfit.offset),
            difference: misfit.difference)
        }
      }
    }
    return findings
  }

  /// Runs a command without a terminal.
  func output(of text: String) async -> Output {
    let command: ShellCommand
    do throws(ShellCommand.Unreadable) {
      command = try ShellCommand(text)
    } catch {
      return .none(error.message)
    }
    guard var words = command.program, let program = words.first else {
      return .none("'\(text)' runs no program: show what `swift run ...` or `Scripts/...` prints")
    }
    guard programs.contains(program) else {
      return .none("there is no program '\(program)'")
    }
    if Self.explained.contains(program), !words.contains("--help") {
      return .none("what '\(program)' prints isn't always the same: only its help can be shown")
    }
    if program == "compare", !words.contains("--deadline") {
      // A busy computer isn't a reason to print something else.
      words += ["--deadline", "100"]
    }
    let report = await runs.report(of: words)
    guard report.ending == .exited(0) else {
      let words = report.text.isEmpty ? "" : ": \(report.lastLine)"
      return .none("'\(text)' \(report.ending)\(words)")
    }
    return .lines(String(decoding: report.output, as: UTF8.self).printedLines)
  }

  /// The programs whose work depends on what the reader did, or takes long.
  private static let explained: Set = ["chapters", "check", "kata"]
}
