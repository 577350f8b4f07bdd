extension Token: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `***`, whatever the token.
  public var description: String { "***" }

  /// `***`, whatever the token.
  public var debugDescription: String { description }

  /// Nothing: `dump` and a debugger read a value through its mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
