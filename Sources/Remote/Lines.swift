import Scenario

/// The first line that each side writes. The caller's line names the session to search with.
struct Greeting: Codable {
  var version = Wire.version
  let email: String?
  let token: String?

  init(_ session: Session? = nil) {
    email = session?.user.email
    token = session?.token.value
  }

  /// An example of a caller's first line.
  static var example: Greeting {
    Greeting(Session(user: User(email: "E-MAIL"), token: Token(value: "TOKEN")))
  }

  /// What is wrong with the other side's first line, or nil. Messages put that side's name before
  /// this text.
  static func fault(in line: String) -> String? {
    guard let greeting = Wire.value(Greeting.self, on: line) else {
      return "began with a line that isn't a greeting"
    }
    let version = greeting.version
    return version == Wire.version ? nil : "speaks version \(version), not \(Wire.version)"
  }

  var session: Session? {
    guard let email, let token else { return nil }
    return Session(user: User(email: email), token: Token(value: token))
  }
}

/// A line from the caller: a question with its number, or the number of a question to cancel.
/// `content` is nil when the line is neither, or both.
struct CallLine: Codable {
  var id: Int?
  var search: Query?
  var suggestions: String?
  var cancel: Int?

  init(_ id: Int, _ question: Question) {
    self.id = id
    switch question {
    case .search(let query): search = query
    case .suggestions(let prefix): suggestions = prefix
    }
  }

  init(cancelling id: Int) {
    cancel = id
  }

  var content: Content? {
    switch (id, search, suggestions, cancel) {
    case (let id?, let query?, nil, nil): .call(id, .search(query))
    case (let id?, nil, let prefix?, nil): .call(id, .suggestions(prefix))
    case (nil, nil, nil, let id?): .cancel(id)
    default: nil
    }
  }

  enum Content {
    case call(Int, Question)
    case cancel(Int)
  }
}

/// A question to a search client in another process.
public enum Question: Sendable {
  /// A search.
  case search(Query)

  /// Suggestions for a prefix.
  case suggestions(String)

  /// An example of a question.
  static func example(isSearch: Bool) -> Question {
    isSearch
      ? .search(
        Query(place: Coordinate(latitude: 54.3027, longitude: 10.1092), term: "coffee", limit: 3))
      : .suggestions("an")
  }
}

/// The number in an answer line. It says which question the line answers.
struct AnswerNumber: Codable {
  let id: Int
}

/// A line from the host: the answer to the question with this number, or an error. `result` is nil
/// when the line is neither, or both.
struct AnswerLine<Answer: Codable>: Codable {
  let id: Int
  var answer: Answer?
  var error: ErrorWords?

  init(_ id: Int, _ result: Result<Answer, SearchError>) {
    self.id = id
    switch result {
    case .success(let answer): self.answer = answer
    case .failure(let error): self.error = ErrorWords(error)
    }
  }

  var result: Result<Answer, SearchError>? {
    switch (answer, error) {
    case (let answer?, nil): .success(answer)
    case (nil, let words?): words.error.map(Result.failure)
    default: nil
    }
  }
}

/// A search error as it is sent: its name, and its reason if it has one.
struct ErrorWords: Codable {
  let name: String
  var reason: String?

  init(_ error: SearchError) {
    switch error {
    case .notSignedIn: name = "notSignedIn"
    case .cancelled: name = "cancelled"
    case .unavailable(let reason): (name, self.reason) = ("unavailable", reason)
    case .unreadableAnswer(let reason): (name, self.reason) = ("unreadableAnswer", reason)
    case .invalidQuery(let reason): (name, self.reason) = ("invalidQuery", reason)
    case .peerFailed(let reason): (name, self.reason) = ("peerFailed", reason)
    }
  }

  /// The search error, or nil when no error has this name and reason.
  var error: SearchError? {
    switch (name, reason) {
    case ("notSignedIn", _): .notSignedIn
    case ("cancelled", _): .cancelled
    case ("unavailable", let reason?): .unavailable(reason)
    case ("unreadableAnswer", let reason?): .unreadableAnswer(reason)
    case ("invalidQuery", let reason?): .invalidQuery(reason)
    case ("peerFailed", let reason?): .peerFailed(reason)
    default: nil
    }
  }
}
