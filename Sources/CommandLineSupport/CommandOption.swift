/// An option that a command takes.
public struct CommandOption: Sendable {
  /// The name as it is typed, such as `--format`.
  public var name: String

  /// A word for its value, such as `N`; nil for a flag, which takes none.
  public var value: String?

  /// What it does, for the help.
  public var about: String

  /// Creates an option.
  public init(_ name: String, _ value: String? = nil, about: String) {
    self.name = name
    self.value = value
    self.about = about
  }

  /// `--help`, which every command takes.
  public static let help = CommandOption("--help", about: "say this")
}
