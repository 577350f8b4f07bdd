import CommandLineSupport
import Foundation
import Transcripts

extension CompareOptions {
  /// The command line of the comparison.
  public static func command(_ columns: CompareColumns) -> Command {
    let names = columns.standard.joined(separator: ", ")
    let baseline = columns.baseline.map {
      CommandOption(
        columns.baselineOption, about: "one more column: \($0), \(columns.aboutBaseline)")
    }
    return Command(
      "compare",
      about: """
        Runs the same app in several versions (\(names)), and prints
        side by side what each does with one call, and where that matters.
        """,
      options: [
        CommandOption("--all", about: "all steps, one line each"),
        CommandOption(
          "--drawing",
          about: "the calls of one step, drawn; without --step, of the first that is shown"),
      ] + layout() + [baseline].compactMap(\.self) + [
        CommandOption("--predict", about: "guess up to ten cells; --step and --only limit which"),
        CommandOption(
          "--bin-path", "DIR", about: "run the programs in this folder, without building"),
        CommandOption(
          "--deadline", "SECONDS", about: "how long each program may take; 30 by default"),
      ])
  }

  /// What every program takes that lays columns side by side.
  static func layout(_ formats: [Printing.Format] = Printing.Format.allCases) -> [CommandOption] {
    [
      Printing.format(formats), CommandOption("--only", "A,B", about: "these columns only"),
      CommandOption("--step", "STEP", about: "one step in full, by name or number"),
      CommandOption("--full", about: "every step in full"),
    ] + Printing.layout
  }

  /// Runs the programs.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds them, unless the options name another.
  ///   - lessons: What an author has to say about the cells.
  public func gather(from folder: URL, lessons: Lessons<Step>) async -> Comparison<Step> {
    await .gather(
      columns: predicted ?? columns, from: directory ?? folder, deadline: deadline,
      lessons: lessons)
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
      text: {
        isDrawn
          ? comparison.drawing(scope, width: $0.width, colour: $0.takesColour)
          : comparison.text(scope, width: $0.width, colour: $0.takesColour)
      },
      markdown: comparison.markdown(scope), json: comparison.json(scope),
      html: comparison.html(scope), svg: comparison.svg(scope, width: printing.width))
  }
}
