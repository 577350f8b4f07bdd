// Says: In a struct, a `write` that isn't `mutating` can't.
// Fails: left side of mutating operator isn't mutable: 'self' is immutable
protocol Sheet {
  func write(_ line: String)
}

final class ClassSheet: Sheet {
  private var nextRow = 0

  func write(_ line: String) {
    nextRow += 1
  }
}

struct StructSheet: Sheet {
  private var nextRow = 0

  func write(_ line: String) {
    nextRow += 1
  }
}
