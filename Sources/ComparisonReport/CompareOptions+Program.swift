import CommandLineSupport
import Foundation
import Transcripts

extension CompareOptions {
  /// The command line of the comparison.
  public static func command(_ columns: CompareColumns) -> Command {
    let names = columns.standard.joined(separator: ", ")
    let baseline = columns.baseline.map {
      CommandOption(
        columns.baselineOption, about: "add the column \($0): \(columns.aboutBaseline)")
    }
    return Command(
      "compare",
      about: """
        Runs several versions of the same app (\(names)), and shows
        side by side what each version does with a call, and where the versions differ.
        """,
      options: [
        CommandOption("--all", about: "show all steps, one line each"),
        CommandOption(
          "--drawing",
          about: "draw the calls of one step (default: the first one shown)"),
      ] + layout() + [baseline].compactMap(\.self) + [
        CommandOption(
          "--predict", about: "guess up to ten cells; choose them with --step and --only"),
        CommandOption(
          "--bin-path", "DIR", about: "run the programs in this folder, without building"),
        CommandOption(
          "--deadline", "SECONDS", about: "time limit for each program (default: 30)"),
      ])
  }

  /// The options of every program that compares columns.
  static func layout(_ formats: [Printing.Format] = Printing.Format.allCases) -> [CommandOption] {
    [
      Printing.format(formats), CommandOption("--only", "A,B", about: "show only these columns"),
      CommandOption("--step", "STEP", about: "show one step in full, by name or number"),
      CommandOption("--full", about: "show every step in full"),
    ] + Printing.layout
  }

  /// Runs the programs.
  ///
  /// - Parameters:
  ///   - folder: The folder of the programs, unless the options name a different one.
  ///   - lessons: The author's explanations of the cells.
  public func gather(from folder: URL, lessons: Lessons<Step>) async -> Comparison<Step> {
    await .gather(
      columns: predicted ?? columns, from: directory ?? folder, deadline: deadline,
      lessons: lessons)
  }

  /// Prints the comparison, writes it to a file, or lets the user predict it.
  public func deliver(_ comparison: Comparison<Step>) throws(ProgramError) {
    let terminal = printing.terminal
    if predicted != nil, var keys = Keys() {
      var prediction = Prediction(
        comparison, columns: columns, steps: scope.steps, width: terminal.width,
        color: terminal.takesColor)
      var random = SystemRandomNumberGenerator()
      return try prediction.play(shuffledBy: &random) { keys.next() }
    }
    try printing.deliver(
      text: {
        isDrawn
          ? comparison.drawing(scope, width: $0.width, color: $0.takesColor)
          : comparison.text(scope, width: $0.width, color: $0.takesColor)
      },
      markdown: comparison.markdown(scope), json: comparison.json(scope),
      html: comparison.html(scope), svg: comparison.svg(scope, width: printing.width))
  }
}
