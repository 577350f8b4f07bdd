/// An error of the compiler in the exercise, or in a test that doesn't fit it.
struct CompilerError: Equatable, Sendable {
  /// The file, from the kata's folder on.
  var path: String

  var line: Int
  var message: String

  /// What a protocol asks for and the exercise lacks, in the compiler's words.
  var demands: [String] = []

  /// What a reader has to know.
  var words: String {
    ([message] + demands).joined(separator: "; ")
  }

  /// What to do about it, where the compiler's words don't help beginners.
  var help: String? {
    let page = "Chapters/0-the-scenario/more.md#sendable says why."
    if message.contains("'Sendable'-conforming class"), message.hasSuffix("is mutable") {
      return """
        Several threads may use this object at once. Make the class an actor, or the value a 'let'; or \
        guard the value with a lock, as Sources/Locking/Locked.swift does. \(page)
        """
    }
    if message.contains("non-Sendable type '("), message.contains("->") {
      return """
        Another thread may call this closure. Mark the type of the closure with '@Sendable', as in \
        '@escaping @Sendable () -> Void'; or don't keep the closure. \(page)
        """
    }
    return nil
  }

  /// The errors in what the compiler wrote, each once.
  ///
  /// - Parameters:
  ///   - text: What the compiler wrote.
  ///   - folder: The folder of the kata, with a stroke at its end, that the paths begin with.
  static func errors(in text: String, of folder: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    // The error that the compiler speaks of at the moment.
    var current: Int?
    for line in text.split(whereSeparator: \.isNewline) {
      if let error = CompilerError(line, in: folder) {
        current = errors.firstIndex { $0.isSame(as: error) } ?? errors.endIndex
        if current == errors.endIndex { errors.append(error) }
      } else if line.contains(": error: ") {
        current = nil
      } else if let current, let note = line.firstMatch(of: /note: (protocol requires .+)/) {
        let demand = String(note.1)
        if !errors[current].demands.contains(demand) { errors[current].demands.append(demand) }
      }
    }
    return errors
  }

  private func isSame(as other: CompilerError) -> Bool {
    path == other.path && line == other.line && message == other.message
  }
}

extension CompilerError {
  /// Reads the line that says where an error is; nil when it isn't one, or in no file of the
  /// folder.
  fileprivate init?(_ line: Substring, in folder: String) {
    guard line.hasPrefix(folder),
      let found = line.dropFirst(folder.count)
        .wholeMatch(of: /([^:]+):(\d+):\d+: error: (.+)/),
      let row = Int(found.2)
    else { return nil }
    self.init(path: String(found.1), line: row, message: String(found.3))
  }
}
