/// A text in one line, for a log. A line break in it would look like the beginning of a second
/// entry.
func oneLine(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
}
