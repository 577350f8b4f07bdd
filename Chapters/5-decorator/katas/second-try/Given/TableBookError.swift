/// Why a call to the table book brought no answer.
enum TableBookError: Error, Hashable {
  /// The server has too much to do. It did nothing, and says when it may be asked again.
  case busy(askAgainAfter: Duration)

  /// No answer came; with what went wrong. Perhaps the server did what it was asked, perhaps not:
  /// nobody knows.
  case noAnswer(String)

  /// The server said no; with its reason. It will say the same again.
  case refused(String)

  /// The guest stopped it.
  case cancelled
}
