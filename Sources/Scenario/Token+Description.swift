extension Token: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Always `***`.
  public var description: String { "***" }

  /// Always `***`.
  public var debugDescription: String { description }

  /// An empty mirror: `dump` and debuggers read a value through its mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
