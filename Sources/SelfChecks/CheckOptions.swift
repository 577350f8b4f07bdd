import CommandLineSupport

/// What a check takes on its command line.
protocol CheckOptions {
  static var command: Command { get }

  /// Reads a command line; nil when help is asked for.
  init?(_ words: some Sequence<String>) throws(ProgramError)
}
