extension Duration {
  /// `52 s` or `1 min 4 s`.
  public var inMinutes: String {
    let seconds = Int((self / .seconds(1)).rounded())
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
