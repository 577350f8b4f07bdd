/// Replaces the line breaks of a text with spaces. In a log, a line break would look like the start
/// of a new entry.
func oneLine(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
}
