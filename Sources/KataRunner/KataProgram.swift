import CommandLineSupport
import Foundation

/// The runner of the katas: what the reader types, and what follows from it.
public struct KataProgram: Sendable {
  /// What the reader can ask for.
  enum Verb: String, CaseIterable {
    case list, start, check, watch, hint, reset, solution, submit, review
  }

  enum Format: String, CaseIterable {
    case text, json, editor
  }

  let context: KataContext
  let arguments: Arguments
  let format: Format
  let style: ANSIStyle
  let prose: Prose

  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - package: The package's folder.
  /// - Returns: The exit status.
  public static func run(
    _ words: some Sequence<String>, package: URL
  ) async throws(ProgramError) -> Int32 {
    let words = Array(words)
    guard let word = words.first, !word.hasPrefix("-") else {
      return try whereYouAre(words, package)
    }
    guard word != "help" else { return try whereYouAre(["--help"], package) }
    guard let verb = Verb(rawValue: word) else { throw unknown(word, package) }
    guard let arguments = try verb.command.read(words.dropFirst()) else { return 0 }
    let program = try KataProgram(arguments, package, formats: verb.formats)
    switch verb {
    case .list: return try program.list()
    case .start: return try program.start()
    case .check: return try await program.check()
    case .watch: return try await program.watch()
    case .hint: return try program.hint()
    case .reset: return try program.reset()
    case .solution: return try await program.solution()
    case .submit: return try await program.submit()
    case .review: return try program.review()
    }
  }

  init(
    _ arguments: Arguments, _ package: URL, formats: [Format] = [.text, .json]
  ) throws(ProgramError) {
    self.arguments = arguments
    format = try arguments.choice("--format", kind: "format", among: formats) ?? .text
    let deadline = try arguments.seconds("--limit", in: 0.1...3600)
    context = try KataContext(package: package, deadline: deadline ?? KataGrader.usualDeadline)
    let terminal = Terminal.standardOutput
    style = ANSIStyle(isOn: terminal.takesColour)
    prose = Prose(width: min(terminal.width, 100))
  }

  private static func whereYouAre(
    _ words: [String], _ package: URL
  ) throws(ProgramError) -> Int32 {
    let arguments = try Command("kata", about: "").parse(words)
    guard !arguments.has("--help") else {
      try StandardOutput.write(help)
      return 0
    }
    return try KataProgram(arguments, package).whereYouAre()
  }

  private static func unknown(_ word: String, _ package: URL) -> ProgramError {
    if (try? KataContext(package: package).catalog.kata(named: word)) != nil {
      return .usage("'\(word)' is a kata, not a command: try 'kata start \(word)'")
    }
    return .unknown("command", word, among: Verb.allCases.map(\.rawValue))
  }

  private static let help = """
    Exercises: write each pattern yourself, test first. Without a command: where you are.

    Usage: kata [COMMAND] [NAME] [options]

      list      all katas, their minutes and difficulty, and how far you are
      start     the task of a kata
      check     judge a kata, or with --all each that you have begun
      watch     judge a kata at each save
      hint      one more hint
      reset     put the exercise back; yours is kept beside
      solution  another solution, beside yours
      submit    pack what you have begun, to be handed in
      review    five excerpts of code: which pattern is each?

    NAME is a kata, its number such as 1.1, or a file of it; without it: the one that you are at.
    `kata COMMAND --help` says more.

    """
}

extension KataProgram.Verb {
  var formats: [KataProgram.Format] {
    switch self {
    case .check: [.text, .json, .editor]
    case .watch: [.text, .editor]
    default: [.text, .json]
    }
  }

  var command: Command {
    Command("kata \(rawValue)", about: about, options: options, operands: operands)
  }

  private var about: String {
    switch self {
    case .list:
      """
      All katas by chapter: number, name, minutes, difficulty, how far you are, title.
      A star marks the core path, which leads through all patterns.
      """
    case .start: "Prints the task of a kata, which is then the one that you are at."
    case .check:
      """
      Judges a kata. Status 0 for green, 1 for all else:
      \(KataVerdict.allCases.filter { $0 != .suspicious }.map(\.rawValue).joined(separator: ", ")).
      With --all: 0 when each that is begun is green.
      """
    case .watch: "Judges a kata now and at each save, until you stop it with ctrl-C."
    case .hint:
      "Prints the next hint, first of all one for the test that failed first when you checked last."
    case .reset: "Puts the exercise and its tests back as they came. Yours are kept."
    case .solution: "Prints how the solution differs from yours, once yours is green."
    case .submit:
      "Packs the exercises that you have begun into an archive, and says how each is."
    case .review:
      """
      Shows five excerpts of code, and asks which pattern each is. A key answers: a b f p d, n for
      none of them; q ends. It asks about chapters of which you have started a kata. First come the
      excerpts that you got wrong, then new ones, then those that were asked longest ago. It needs a
      terminal.
      """
    }
  }

  private var options: [CommandOption] {
    let limit = CommandOption("--limit", "SECONDS", about: "how long a test may run; 10 by default")
    func format(_ about: String) -> CommandOption {
      CommandOption("--format", "FORMAT", about: about)
    }
    return switch self {
    case .list: [format("text (default) or json")]
    case .check:
      [
        CommandOption("--all", about: "judge each kata that is begun"),
        format("text (default), json, or editor, which begins as compilers do"), limit,
      ]
    case .watch: [format("text (default), or editor, which begins as compilers do"), limit]
    case .reset: [CommandOption("--tests", about: "put back the tests alone, not the exercise")]
    case .solution: [CommandOption("--give-up", about: "print the solution before that")]
    case .review: [CommandOption("--all", about: "also about chapters that you haven't begun")]
    case .start, .hint, .submit: []
    }
  }

  private var operands: [String] {
    switch self {
    case .list, .review: []
    case .submit: ["FILE"]
    default: ["NAME"]
    }
  }
}
