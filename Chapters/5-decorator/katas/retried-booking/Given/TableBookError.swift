/// The reasons why a call to the table book failed.
enum TableBookError: Error, Hashable {
  /// The server has too much to do, and did nothing. Wait this long before you ask again.
  case busy(askAgainAfter: Duration)

  /// No answer came. The text is the reason. Nobody knows whether the server did what you asked
  /// for.
  case noAnswer(String)

  /// The server refused, and would refuse again. The text is its reason.
  case refused(String)

  /// The guest stopped the call.
  case cancelled
}
