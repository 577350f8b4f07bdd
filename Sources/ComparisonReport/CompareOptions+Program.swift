import CommandLineSupport
import Foundation
import Transcripts

extension CompareOptions {
  /// The command line of the comparison.
  public static func command(_ columns: CompareColumns) -> Command {
    let names = columns.standard.joined(separator: ", ")
    let baseline = columns.baseline.map {
      CommandOption(columns.baselineOption, about: "a column more: \($0), \(columns.aboutBaseline)")
    }
    return Command(
      "compare",
      about: """
        Runs the same app, written in several ways, and prints what each did, side by side:
        a step a line, a way a column (\(names)).
        """,
      options: layout + [baseline].compactMap(\.self) + [
        CommandOption(
          "--predict",
          about:
            "ask for cells before they are shown, in mixed order; with --step or --only, for those"),
        CommandOption(
          "--bin-path", "DIR", about: "run the programs in this folder, without building"),
        CommandOption(
          "--deadline", "SECONDS", about: "how long each program may take; 30 by default"),
      ])
  }

  /// What every program takes that lays columns side by side.
  static var layout: [CommandOption] {
    [
      CommandOption("--format", "FORMAT", about: "text (default), markdown, json or html"),
      CommandOption("--only", "A,B", about: "these columns only"),
      CommandOption("--step", "STEP", about: "one step, whole: its name or number"),
      CommandOption("--full", about: "all steps, whole"),
      CommandOption(
        "--width", "N", about: "columns of the text; by default the terminal's, or 100"),
      CommandOption("--output", "FILE", about: "write to a file, whole or not at all"),
    ]
  }

  /// Runs the programs.
  ///
  /// - Parameter folder: The folder that holds them, unless the options name another.
  public func gather(from folder: URL) async -> Comparison<Step> {
    await .gather(columns: predicted ?? columns, from: directory ?? folder, deadline: deadline)
  }

  /// Prints the comparison or writes it to the file that the options name, or asks about it first.
  public func deliver(_ comparison: Comparison<Step>) throws(ProgramError) {
    if predicted != nil, var keys = Keys() {
      let terminal = Terminal.standardOutput
      var prediction = Prediction(
        comparison, columns: columns, steps: scope.steps, width: width ?? terminal.width,
        colour: terminal.takesColour)
      var random = SystemRandomNumberGenerator()
      try prediction.play(shuffledBy: &random) { keys.next() }
    } else if let output {
      try output.write(rendered(comparison, on: Terminal(columns: nil, environment: [:])))
    } else {
      try StandardOutput.write(rendered(comparison, on: .standardOutput))
    }
  }

  func rendered(_ comparison: Comparison<Step>, on terminal: Terminal) -> String {
    switch format {
    case .text:
      comparison.text(scope, width: width ?? terminal.width, colour: terminal.takesColour)
    case .markdown: comparison.markdown(scope)
    case .json: comparison.json(scope)
    case .html: comparison.html(scope)
    }
  }
}
