import FakeNetwork
import TestSupport

/// Google at the far end of the wire: it writes down what it is asked, and answers as it was told.
struct RecordingGoogle: Sendable {
  /// The wire to this Google, for a `GoogleAuthenticator`.
  let network: Network

  private let questions = Notes<String>()
  private let answers = LentAnswers()

  /// Creates a Google that knows everybody, and writes each e-mail in capital letters.
  init() {
    network = Network { [questions, answers] request in
      questions.write(Self.words(of: request))
      let email = request.parameters["email", default: ""].uppercased()
      return answers.response(
        """
        {"user": {"email": "\(email)", "password": "as typed", "token": "key of \(email)"}}
        """)
    }
  }

  /// Creates a Google that answers every question with the same text.
  init(answering body: String) {
    network = Network { [questions, answers] request in
      questions.write(Self.words(of: request))
      return answers.response(body)
    }
  }

  /// Everything that reached Google, in order.
  var asked: [String] {
    questions.all
  }

  /// What reached Google when so many questions have come, and a moment has passed.
  func asked(after count: Int) async -> [String] {
    await questions.all(after: count)
  }

  /// Waits until nobody at our end looks at an answer any more.
  func answersAreRead() async {
    await answers.areBack()
  }

  private static func words(of request: Request) -> String {
    let values = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return ([request.path] + values).joined(separator: ", ")
  }
}
