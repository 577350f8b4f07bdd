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
      Printing.format(), CommandOption("--only", "A,B", about: "these columns only"),
      CommandOption("--step", "STEP", about: "one step, whole: its name or number"),
      CommandOption("--full", about: "all steps, whole"),
    ] + Printing.layout
  }

  /// Runs the programs.
  ///
  /// - Parameter folder: The folder that holds them, unless the options name another.
  public func gather(from folder: URL) async -> Comparison<Step> {
    await .gather(columns: predicted ?? columns, from: directory ?? folder, deadline: deadline)
  }

  /// Prints the comparison or writes it to the file that the options name, or asks about it first.
  public func deliver(_ comparison: Comparison<Step>) throws(ProgramError) {
    let terminal = printing.terminal
    if predicted != nil, var keys = Keys() {
      var prediction = Prediction(
        comparison, columns: columns, steps: scope.steps, width: terminal.width,
        colour: terminal.takesColour)
      var random = SystemRandomNumberGenerator()
      return try prediction.play(shuffledBy: &random) { keys.next() }
    }
    try printing.deliver(
      text: { comparison.text(scope, width: $0.width, colour: $0.takesColour) },
      markdown: comparison.markdown(scope), json: comparison.json(scope),
      html: comparison.html(scope))
  }
}
