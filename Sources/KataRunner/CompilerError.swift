/// A compiler error in the exercise, or in a test that doesn't fit it.
struct CompilerError: Equatable, Sendable {
  /// The file, relative to the kata's folder.
  var path: String

  var line: Int
  var message: String

  /// The protocol requirements that the exercise lacks, as the compiler prints them.
  var demands: [String] = []

  /// The line of code, if the compiler quotes it.
  var code = ""

  /// The message for the reader.
  var words: String {
    ([message] + demands).joined(separator: "; ")
  }

  /// Advice and a page to read, when the compiler's message doesn't help beginners.
  var help: String? {
    let advice = Self.advice.first { "\(words) | \(code)".contains($0.words) }
    let type = message.firstMatch(of: /'(\w+)'$/).map { String($0.1) } ?? "E"
    return advice.map { advice in
      let page = advice.section.map { " See Chapters/0-the-scenario/README.md#\($0)" } ?? ""
      return advice.text.replacing("TYPE", with: type) + page
    }
  }

  /// The first match counts. Each regex is matched against the compiler's message, a bar, and the
  /// line of code. Compiler versions differ in the surrounding text.
  private static var advice: [(words: Regex<Substring>, text: String, section: String?)] {
    [
      (
        /non-final class .* 'Sendable'|'Sendable'-conforming class .* is mutable/,
        "Several calls may use this object at once. Make the class an actor.",
        "sendable-and-sendable"
      ),
      (
        /non-Sendable (?:type '.*->|parameter .*@Sendable)/,
        "Another thread may call this closure. Write '@Sendable' before its type, in the property "
          + "and in the parameter.", "sendable-and-sendable"
      ),
      (
        /not concurrency-safe .* mutable state/,
        "Several threads may use this variable at once. Make it a property of an object, or keep it "
          + "in an actor.",
        "sendable-and-sendable"
      ),
      (
        /non-Sendable|captured var|closure as a 'sending'/,
        "Several threads may use this at once. Use only values, actors and '@Sendable' closures.",
        "sendable-and-sendable"
      ),
      (
        /crosses into actor-isolated code/,
        "Callers of an actor have to wait, but callers of this protocol don't. For a constant, write "
          + "'nonisolated let'. Otherwise use a class or a struct.", "actors"
      ),
      (
        /actor-isolated .* mutated/,
        "Only the actor itself may change this. Add a method to the actor, and call the method with "
          + "'await'.",
        "actors"
      ),
      (
        /synchronous function type/,
        "This closure can't wait, because its caller doesn't. Use 'await' outside the closure, "
          + "for example in a loop.", "actors"
      ),
      (
        /does not support concurrency|in a synchronous nonisolated context/,
        "This function can't wait. Make it 'async', and write 'await' before the call. If its "
          + "signature is fixed, leave out the call that waits.", "actors"
      ),
      (
        /actor-isolated|not marked with 'await'/,
        "This code has to wait. In an 'async' function, write 'await' before the call or the "
          + "property, after any 'try'.", "actors"
      ),
      (
        /'self' is immutable|marked 'mutating' but protocol/,
        "A method can't change its struct here. Use a local variable or a class, or an actor if "
          + "the protocol's methods are 'async'.", "actors"
      ),
      (
        /cannot occur in a defer body/,
        "A 'defer' can't wait. Undo the step in a 'catch', with 'await', then throw the error again.",
        nil
      ),
      (
        /opaque return type, but has no initializer/,
        "A property with 'some' needs its value on the same line. If 'init' sets the property, write "
          + "'any'.",
        "the-swift-you-need"
      ),
      (
        /initializer is inaccessible due to 'private'/,
        "A private property makes the automatic initializer of a struct private, too. Write an "
          + "'init', or remove 'private' from the properties.", nil
      ),
      (
        /cannot assign value of type 'some\b/,
        "Only the caller knows the type behind 'some'. Write the property's type with 'any'.",
        "the-swift-you-need"
      ),
      (
        /expected (?:declaration|'\}')/,
        "There may be a missing '}' above this line, or one too many. Indent the file again to see "
          + "where.", nil
      ),
      (
        /'\(.*\)' does not conform to protocol 'Hashable'/,
        "A tuple can't be a key of a dictionary. Write a small struct that is 'Hashable'.",
        "the-swift-you-need"
      ),
      (
        /candidate throws, but protocol/,
        "The protocol names its error type. Write 'throws(E)', with that type instead of E.",
        "typed-throws"
      ),
      (
        /candidate has non-matching type|candidate is 'async'/,
        "Declare the method exactly as in the protocol: names, types, 'async' and 'throws'.", nil
      ),
      (
        /thrown error type 'any Error'/,
        "The compiler doesn't infer the type of errors in a closure. Write '{ () throws(TYPE) in'.",
        "typed-throws"
      ),
      (
        /Error' to expected argument type '\w*Error'/,
        "This 'catch' gets more than one error type. Move each call into a function with its "
          + "own 'do', alone. In a closure, write 'do throws(TYPE)'.", "typed-throws"
      ),
      (
        /'any Error' has no member/,
        "The compiler doesn't know this error's type. Throw the error before the 'do'. To catch "
          + "it here, name the type: 'do throws(E)'.", "typed-throws"
      ),
      (
        /'Task<.*any Error>'|'init\(name:priority:operation:\)'|'any Error'.* to error type .*\.value\b/,
        "A task may throw any error. Remove the task, or let it return a Result.", nil
      ),
      (
        /'any Error'.* to error type .*\.get\(\)/,
        "'Result { }' may hold any error. Use 'do' and 'catch' instead.", nil
      ),
      (
        /'any Error'.* to error type .*checkCancellation/,
        "This call doesn't throw TYPE. Write 'if Task.isCancelled' instead, and throw TYPE yourself.",
        nil
      ),
      (
        /'any Error'.* to error type [^|]*\|\s*\}[\s}]*$/,
        "These 'catch' clauses may miss an error. Move each call into a function with its own 'do' "
          + "and a 'catch' without a type.", "typed-throws"
      ),
      (
        /'any Error'.* to error type [^|]*\|(?!.*\btry\b).*\bthrow\b/,
        "The compiler doesn't know this error's type. Write the type after the enclosing 'do': "
          + "'do throws(TYPE)'.", "typed-throws"
      ),
      (
        /'any Error'.* to error type/,
        "This code may throw only TYPE. Write 'throws(TYPE)' on your own functions, catch other "
          + "errors, and use 'do throws(TYPE)' in closures.", "typed-throws"
      ),
      (
        /thrown expression type [^|]*\|(?!.*\btry\b).*\bthrow\b/,
        "This 'do' or function may throw only TYPE. Throw TYPE, or throw before the 'do'.",
        "typed-throws"
      ),
      (
        /thrown expression type/,
        "This code may throw only TYPE. Put this call into its own 'do', and throw TYPE in its "
          + "'catch'.",
        "typed-throws"
      ),
    ]
  }

  /// The errors in the compiler's output, each once.
  ///
  /// - Parameters:
  ///   - text: The compiler's output.
  ///   - folder: The kata's folder, with a slash at the end. Paths begin with it.
  static func errors(in text: String, of folder: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    // The last quoted line.
    var row = ""
    // The error that the current lines belong to.
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
  /// Reads a line with an error's place; nil for other lines, and for files outside the folder.
  fileprivate init?(_ line: Substring, in folder: String) {
    guard line.hasPrefix(folder),
      let found = line.dropFirst(folder.count)
        .wholeMatch(of: /([^:]+):(\d+):\d+: error: (.+)/),
      let row = Int(found.2)
    else { return nil }
    self.init(path: String(found.1), line: row, message: String(found.3))
  }
}
