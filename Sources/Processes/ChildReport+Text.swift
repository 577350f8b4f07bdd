extension ChildReport {
  /// What the child wrote: errors first.
  public var text: String {
    String(decoding: errors + output, as: UTF8.self)
  }

  /// The last line of it, or how the child ended when it wrote nothing.
  public var lastLine: String {
    text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "\(ending)"
  }
}
