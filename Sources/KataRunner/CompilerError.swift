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

  /// What to do about it, where the compiler's words don't help beginners, and what to read.
  var help: String? {
    let advice = Self.advice.first { message.contains($0.words) }
    let type = message.firstMatch(of: /'(\w+)'$/).map { String($0.1) } ?? "E"
    return advice.map { advice in
      advice.text.replacing("TYPE", with: type)
        + " See Chapters/0-the-scenario/README.md#\(advice.section)"
    }
  }

  /// The first that fits counts. Versions of the compiler differ in the words around these.
  private static var advice: [(words: Regex<Substring>, text: String, section: String)] {
    [
      (
        /non-final class .* 'Sendable'|'Sendable'-conforming class .* is mutable/,
        "Several calls may use this object at once. Make the class an actor.",
        "sendable-and-sendable"
      ),
      (
        /non-Sendable (?:type '.*->|parameter .*@Sendable)/,
        "Another thread may call this closure. Write '@Sendable' before its type, at the property "
          + "and at the parameter.", "sendable-and-sendable"
      ),
      (
        /non-Sendable|captured var|closure as a 'sending'/,
        "Several threads may use this at once. Use values, actors and '@Sendable' closures only.",
        "sendable-and-sendable"
      ),
      (
        /crosses into actor-isolated code/,
        "An actor makes its callers wait, and the protocol's callers don't. Make a constant "
          + "'nonisolated let', or use a class or a struct.", "actors"
      ),
      (
        /actor-isolated .* mutated/,
        "Only the actor itself may change this. Give it a method that does, and 'await' that.",
        "actors"
      ),
      (
        /synchronous function type/,
        "This closure has to wait, and its caller doesn't. Use a loop with 'await' instead.",
        "actors"
      ),
      (
        /actor-isolated|not marked with 'await'|does not support concurrency/,
        "Code has to wait here. Write 'await' before the call or the property, behind any 'try', "
          + "in a function that is 'async'.", "actors"
      ),
      (
        /'self' is immutable/,
        "A method of a struct can't change it. Make it an actor if its calls share what it keeps.",
        "actors"
      ),
      (
        /conver.*'any Error'|'any Error'.*conver/,
        "Name the type: 'do throws(TYPE) {', or in a closure '{ () throws(TYPE) in'. Catch any other "
          + "error, and throw a TYPE.", "typed-throws-in-closures"
      ),
    ]
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
