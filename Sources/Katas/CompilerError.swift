/// An error of the compiler in the exercise, or in a test that doesn't fit it.
struct CompilerError: Equatable, Sendable {
  /// The file, from the kata's folder on.
  var path: String

  var line: Int
  var column: Int
  var message: String

  /// The errors in what the compiler wrote, each once.
  ///
  /// - Parameters:
  ///   - text: What the compiler wrote.
  ///   - folder: The folder of the kata, with a stroke at its end, that the paths begin with.
  static func errors(in text: String, of folder: String) -> [CompilerError] {
    text.split(separator: "\n").reduce(into: []) { errors, line in
      guard line.hasPrefix(folder),
        let found = line.dropFirst(folder.count)
          .wholeMatch(of: /([^:]+):(\d+):(\d+): error: (.+)/),
        let row = Int(found.2), let column = Int(found.3)
      else { return }
      let error = CompilerError(
        path: String(found.1), line: row, column: column, message: String(found.4))
      if !errors.contains(error) { errors.append(error) }
    }
  }
}
