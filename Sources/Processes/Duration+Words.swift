extension Duration {
  /// The duration in words, without needless zeros: `1 second`, `2.5 seconds`.
  public var inWords: String {
    let seconds = self / .seconds(1)
    let whole = Int(seconds)
    let number = seconds == Double(whole) ? "\(whole)" : "\(seconds)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
