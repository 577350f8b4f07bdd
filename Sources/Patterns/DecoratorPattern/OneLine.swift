/// A text in one line, for a log: a line break that somebody typed, or a server sent, would make it
/// look like two entries.
func oneLine(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
}
