/// A program's command line, with its options, parser and help.
public struct Command: Sendable {
  /// The program's name.
  public var name: String

  /// A description of the program, in a sentence or a few lines.
  public var about: String

  /// The options, in the order of the help.
  public var options: [CommandOption]

  /// Words for the arguments that aren't options, such as `NAME`. All are optional. If the last one
  /// ends in `...`, it can be repeated.
  public var operands: [String]

  /// Creates a command, and adds `--help` to its options.
  public init(
    _ name: String, about: String, options: [CommandOption] = [], operands: [String] = []
  ) {
    self.name = name
    self.about = about
    self.options = options + [.help]
    self.operands = operands
  }

  /// The output of `--help`.
  public var help: String {
    let rows = options.map { (left: ([$0.name] + [$0.value].compactMap(\.self)), right: $0.about) }
    let width = rows.map { $0.left.joined(separator: " ").count }.max() ?? 0
    let usage = ([name] + operands.map { "[\($0)]" } + ["[options]"]).joined(separator: " ")
    let lines = rows.map { row in
      let left = row.left.joined(separator: " ")
      return "  " + left + String(repeating: " ", count: width - left.count + 2) + row.right
    }
    return "\(about)\n\nUsage: \(usage)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Reads a command line without the program's name. With `--help`, it prints the help and returns
  /// nil.
  public func read(_ words: some Sequence<String>) throws(ProgramError) -> Arguments? {
    let arguments = try parse(words)
    return try helps(arguments) ? nil : arguments
  }

  /// Prints the help if requested, and returns whether it was. Programs check values before this
  /// call, so that the checker of the pages can validate a command by adding `--help`.
  public func helps(_ arguments: Arguments) throws(ProgramError) -> Bool {
    guard arguments.has("--help") else { return false }
    try StandardOutput.write(help)
    return true
  }

  /// Reads a command line without the program's name.
  public func parse(_ words: some Sequence<String>) throws(ProgramError) -> Arguments {
    var arguments = Arguments()
    var rest = Array(words)[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || !word.hasPrefix("-") || word == "-" {
        try add(word, to: &arguments)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try add(word == "-h" ? "--help" : word, followedBy: &rest, to: &arguments)
      }
    }
    return arguments
  }

  private func add(_ operand: String, to arguments: inout Arguments) throws(ProgramError) {
    let repeats = operands.last?.hasSuffix("...") ?? false
    guard repeats || arguments.operands.count < operands.count else {
      let takes = operands.isEmpty ? "options only" : operands.joined(separator: " ")
      throw .usage("unexpected argument '\(operand)': \(name) takes \(takes), see --help")
    }
    arguments.operands.append(operand)
  }

  private func add(
    _ word: String, followedBy rest: inout ArraySlice<String>, to arguments: inout Arguments
  ) throws(ProgramError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    guard let option = options.first(where: { $0.name == typed }) else {
      throw .unknown("option", typed, among: options.map(\.name), listed: false)
    }
    guard arguments.values[typed] == nil else {
      throw .usage("option '\(typed)' is given twice: give it once")
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    if let placeholder = option.value {
      // In `--output --full` the file name is missing: `--full` isn't a file name.
      if value == nil, let next = rest.first, !next.hasPrefix("--") {
        value = rest.popFirst()
      }
      guard let value, !value.isEmpty else {
        throw .usage("option '\(typed)' needs a value: \(typed) \(placeholder)")
      }
      arguments.values[typed] = value
    } else {
      guard value == nil else {
        throw .usage("option '\(typed)' takes no value: write it without '=\(value ?? "")'")
      }
      arguments.values[typed] = ""
    }
  }
}

/// An option of a command.
public struct CommandOption: Sendable {
  /// The name, such as `--format`.
  public var name: String

  /// A word for the value, such as `N`; nil for a flag without a value.
  public var value: String?

  /// The description in the help.
  public var about: String

  /// Creates an option.
  public init(_ name: String, _ value: String? = nil, about: String) {
    self.name = name
    self.value = value
    self.about = about
  }

  /// The option `--help` of every command.
  public static let help = CommandOption("--help", about: "show this help")
}
