import CommandLineSupport
import Foundation

/// The runner of the katas.
public struct KataProgram: Sendable {
  /// The runner's commands.
  enum Verb: String, CaseIterable {
    case list, read, start, check, watch, hint, reset, solution, submit, review
  }

  enum Format: String, CaseIterable {
    case text, json, editor
  }

  let context: KataContext
  let arguments: Arguments
  let format: Format
  let style: ANSIStyle
  let prose: Prose
  let now: Date

  /// Runs the command line.
  ///
  /// - Parameters:
  ///   - words: The command line, without the program's name.
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
    case .read: return try program.read()
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
    _ arguments: Arguments, _ package: URL, formats: [Format] = [.text, .json], now: Date = Date()
  ) throws(ProgramError) {
    self.arguments = arguments
    self.now = now
    format = try arguments.choice("--format", kind: "format", among: formats) ?? .text
    let deadline = try arguments.seconds("--limit", in: 0.1...3600)
    context = try KataContext(package: package, deadline: deadline ?? KataGrader.usualDeadline)
    let terminal = Terminal.standardOutput
    style = ANSIStyle(isOn: terminal.takesColor)
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
    Runs the exercises, called katas: you write each pattern yourself, and tests check your code.
    Without a command, shows where you are and what comes next.

    Usage: kata [COMMAND] [NAME] [options]

      read      mark a chapter as read, as in kata read 4
      list      list all katas with their minutes, their difficulty and your progress
      start     print the task of a kata
      check     check a kata or, with --all, every kata that you have begun
      watch     check a kata each time you save it
      hint      print the next hint
      reset     restore the original exercise; a copy of yours is kept
      solution  compare your solution with another one
      submit    pack the exercises that you have begun, to submit them
      review    name the pattern in each of five excerpts

    NAME is the name of a kata, its number (1.1), or one of its files. Without NAME, a command
    uses your current kata. `kata COMMAND --help` lists the options of a command.

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
      Lists all katas by chapter: number, name, minutes, difficulty, your progress, and title.
      A star marks the katas of the core path.
      """
    case .read:
      """
      Marks chapters as read: by number, as in kata read 4, or by name, as in kata read proxy.
      Without a chapter, lists what you have read.
      """
    case .start: "Prints the task of a kata, and makes it your current kata."
    case .check:
      """
      Checks a kata. Exits with status 0 if the kata is done, with status 64 or more if it can't be
      checked (grader-error), and with status 1 for any other result:
      \(otherResults).
      With --all, exits with status 0 if all katas that you have begun are done.
      """
    case .watch: "Checks a kata now and each time you save it, until you press ctrl-C."
    case .hint:
      """
      Prints the next hint for the first test that failed in your last check. Each hint is
      printed once. Hints for other tests follow when those tests fail.
      """
    case .reset: "Restores the original exercise and its tests, and keeps copies of your versions."
    case .solution: "Shows how another solution differs from yours, once all tests pass."
    case .submit:
      "Packs all exercises that you have begun into an archive, and lists the state of each."
    case .review:
      """
      Shows five excerpts of code. For each, you press the first letter of its pattern: a b f p d, or
      n for none of them. Press q to quit. The excerpts belong to chapters that you have read, or in
      which you have begun a kata. Excerpts that you got wrong come first. The others come back
      after one day, then after three, then every ten days. New excerpts come last. This command
      needs a terminal.
      """
    }
  }

  private var otherResults: String {
    KataVerdict.allCases.filter { ![.done, .needsReview, .graderError].contains($0) }
      .map(\.rawValue).joined(separator: ", ")
  }

  private var options: [CommandOption] {
    let limit = CommandOption(
      "--limit", "SECONDS", about: "the time limit of a test; 10 by default")
    func format(_ about: String) -> CommandOption {
      CommandOption("--format", "FORMAT", about: about)
    }
    return switch self {
    case .list: [format("text (default) or json")]
    case .check:
      [
        CommandOption("--all", about: "check each kata that you have begun"),
        format(
          "text (default), json, or editor, which starts with a line in the compiler's format"),
        limit,
      ]
    case .watch:
      [
        format("text (default), or editor, which starts with a line in the compiler's format"),
        limit,
      ]
    case .reset: [CommandOption("--tests", about: "restore only the tests, not the exercise")]
    case .solution: [CommandOption("--give-up", about: "show the solution before all tests pass")]
    case .review: [CommandOption("--all", about: "include chapters that you haven't read")]
    case .read: [CommandOption("--undo", about: "mark the chapters as not read")]
    case .start, .hint, .submit: []
    }
  }

  private var operands: [String] {
    switch self {
    case .list, .review: []
    case .read: ["CHAPTER..."]
    case .submit: ["FILE"]
    default: ["NAME"]
    }
  }
}
