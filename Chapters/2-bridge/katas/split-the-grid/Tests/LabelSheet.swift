/// The new label printer, which no kind of slip knows. It records every call that it
/// gets.
final class LabelSheet: Sheet {
  /// A call that the printer got.
  enum Call: Hashable {
    case begin
    case write(String)
    case end
  }

  private(set) var asked: [Call] = []

  /// How often the width was read.
  private(set) var widthReads = 0

  private var labelWidth: Int

  init(width: Int = 16) {
    labelWidth = width
  }

  /// The width can change, because somebody can put in narrower labels.
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
