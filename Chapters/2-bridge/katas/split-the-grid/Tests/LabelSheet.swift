/// The new label printer, which none of the kinds of slip has heard of. It writes down what it is
/// asked.
final class LabelSheet: Sheet {
  /// What the printer was asked.
  enum Call: Hashable {
    case begin
    case write(String)
    case end
  }

  private(set) var asked: [Call] = []

  /// How often it was asked how wide it is.
  private(set) var widthReads = 0

  private var labelWidth: Int

  init(width: Int = 16) {
    labelWidth = width
  }

  /// Somebody may put narrower labels in.
  var width: Int {
    get {
      widthReads += 1
      return labelWidth
    }
    set { labelWidth = newValue }
  }

  /// The lines that were written.
  var lines: [String] {
    asked.compactMap { call in
      if case .write(let line) = call { line } else { nil }
    }
  }

  func begin() {
    asked.append(.begin)
  }

  func write(_ line: String) {
    asked.append(.write(line))
  }

  func end() {
    asked.append(.end)
  }
}
