/// An error of the compiler in the exercise, or in a test that doesn't fit it.
struct CompilerError: Equatable, Sendable {
  /// The file, from the kata's folder on.
  var path: String

  var line: Int
  var message: String

  /// What a protocol asks for and the exercise lacks, in the compiler's words.
  var demands: [String] = []

  /// The line of code, where the compiler quotes it.
  var code = ""

  /// What a reader has to know.
  var words: String {
    ([message] + demands).joined(separator: "; ")
  }

  /// What to do about it, where the compiler's words don't help beginners, and what to read.
  var help: String? {
    let advice = Self.advice.first { "\(words) | \(code)".contains($0.words) }
    let type = message.firstMatch(of: /'(\w+)'$/).map { String($0.1) } ?? "E"
    return advice.map { advice in
      let page = advice.section.map { " See Chapters/0-the-scenario/README.md#\($0)" } ?? ""
      return advice.text.replacing("TYPE", with: type) + page
    }
  }

  /// The first that fits counts. What it fits are the compiler's words and, behind a stroke, the line of
  /// code. Versions of the compiler differ in the words around these.
  private static var advice: [(words: Regex<Substring>, text: String, section: String?)] {
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
        /not concurrency-safe .* mutable state/,
        "Several threads may use this variable at once. Make it a property of an object, or keep it "
          + "in an actor.",
        "sendable-and-sendable"
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
        "This closure has to wait, and its caller doesn't. Use 'await' outside of it, such as in a "
          + "loop.", "actors"
      ),
      (
        /does not support concurrency|in a synchronous nonisolated context/,
        "This function can't wait. Make it 'async', and write 'await'. If its signature is fixed, "
          + "leave out what waits.", "actors"
      ),
      (
        /actor-isolated|not marked with 'await'/,
        "Code has to wait here. Write 'await' before the call or the property, behind any 'try', "
          + "in a function that is 'async'.", "actors"
      ),
      (
        /'self' is immutable|marked 'mutating' but protocol/,
        "A method of a struct can't change it. Use a local variable, a class, or an actor if the "
          + "protocol's methods are 'async'.", "actors"
      ),
      (
        /cannot occur in a defer body/,
        "A 'defer' can't wait. Undo it in a 'catch' with 'await', then throw the error again.", nil
      ),
      (
        /opaque return type, but has no initializer/,
        "'some' needs its value in the same line. Write 'any' for a property that 'init' sets.",
        "the-swift-you-need"
      ),
      (
        /initializer is inaccessible due to 'private'/,
        "A private property hides the initializer that a struct comes with. Write an 'init', or leave "
          + "'private' out at its properties.", nil
      ),
      (
        /cannot assign value of type 'some\b/,
        "Only the caller knows the type behind 'some'. Give the property a type with 'any'.",
        "the-swift-you-need"
      ),
      (
        /expected (?:declaration|'\}')/,
        "Perhaps a '}' is missing further up, or there is one too many. Indent the file anew, and "
          + "you see where.", nil
      ),
      (
        /'\(.*\)' does not conform to protocol 'Hashable'/,
        "A tuple can't be a key. Write a small struct that is 'Hashable'.", "the-swift-you-need"
      ),
      (
        /candidate throws, but protocol/,
        "The protocol names the type of its errors. Write 'throws(E)' with that type for E.",
        "typed-throws"
      ),
      (
        /candidate has non-matching type|candidate is 'async'/,
        "Write the method as the protocol does: names, types, 'async' and 'throws'.", nil
      ),
      (
        /thrown error type 'any Error'/,
        "A closure doesn't know the type of its errors by itself. Write '{ () throws(TYPE) in'.",
        "typed-throws"
      ),
      (
        /Error' to expected argument type '\w*Error'/,
        "This 'catch' gets several types. Give each call a function with its own 'do', without "
          + "another 'throw' in it; in a closure, write 'do throws(TYPE)'.", "typed-throws"
      ),
      (
        /'any Error' has no member/,
        "The compiler doesn't know this error's type. Throw it in front of the 'do'. If its 'catch' "
          + "is to get it, write 'do throws(E)', with the type for E.", "typed-throws"
      ),
      (
        /'Task<.*any Error>'|'init\(name:priority:operation:\)'|'any Error'.* to error type .*\.value\b/,
        "A task may throw any error. Do without it, or let it return a Result.", nil
      ),
      (
        /'any Error'.* to error type .*\.get\(\)/,
        "'Result { }' may hold any error. Use 'do' and 'catch' instead.", nil
      ),
      (
        /'any Error'.* to error type .*checkCancellation/,
        "This throws another error than TYPE. Write 'if Task.isCancelled', and throw a TYPE.", nil
      ),
      (
        /'any Error'.* to error type [^|]*\|\s*\}[\s}]*$/,
        "An error may slip through these 'catch'es. Give each call a function with its own 'do', and a "
          + "'catch' without a type.", "typed-throws"
      ),
      (
        /'any Error'.* to error type [^|]*\|(?!.*\btry\b).*\bthrow\b/,
        "The compiler doesn't know this error's type. Write it at the 'do' around: "
          + "'do throws(TYPE)'.", "typed-throws"
      ),
      (
        /'any Error'.* to error type/,
        "Only a TYPE may leave here. Write 'throws(TYPE)' at your own functions, catch other "
          + "errors, and use 'do throws(TYPE)' in closures.", "typed-throws"
      ),
      (
        /thrown expression type [^|]*\|(?!.*\btry\b).*\bthrow\b/,
        "Only a TYPE may leave this 'do' or this function. Throw one, or throw it in front of the 'do'.",
        "typed-throws"
      ),
      (
        /thrown expression type/,
        "Only a TYPE may leave here. Give this call its own 'do', and throw a TYPE in its 'catch'.",
        "typed-throws"
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
    // The line that it quoted last.
    var row = ""
    // The error that the compiler speaks of at the moment.
    var current: Int?
    for line in text.split(whereSeparator: \.isNewline) {
      if let error = CompilerError(line, in: folder) {
        current = errors.firstIndex { $0.isSame(as: error) } ?? errors.endIndex
        if current == errors.endIndex { errors.append(error) }
      } else if line.contains(": error: ") {
        current = nil
      } else if let current {
        let note = line.firstMatch(of: /note: ((?:protocol requires|candidate|to match) .+)/)
        if let note {
          let demand = note.1.hasPrefix("to match") ? "\(note.1) in line \(row)" : "\(note.1)"
          if !errors[current].demands.contains(demand) { errors[current].demands.append(demand) }
        } else if let quoted = line.wholeMatch(of: /\s*(\d+) \|(.*)/) {
          row = String(quoted.1)
          if Int(row) == errors[current].line { errors[current].code = String(quoted.2) }
        }
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
