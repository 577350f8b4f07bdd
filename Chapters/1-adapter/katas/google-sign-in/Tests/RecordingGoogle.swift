import FakeNetwork
import TestSupport

/// A fake Google server, which records the requests and sends the answers that a test chose.
struct RecordingGoogle: Sendable {
  /// The network to this server, for a `GoogleAuthenticator`.
  let network: Network

  private let questions = Notes<String>()
  private let answers = LentAnswers()

  /// Creates a server that knows every user, and writes e-mail addresses in capital letters.
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

  /// Creates a server that answers every request with the same text.
  init(answering body: String) {
    network = Network { [questions, answers] request in
      questions.write(Self.words(of: request))
      return answers.response(body)
    }
  }

  /// All requests that reached the server, in order.
  var asked: [String] {
    questions.all
  }

  /// The requests so far, after `count` requests have arrived and a moment has passed.
  func asked(after count: Int) async -> [String] {
    await questions.all(after: count)
  }

  /// Waits until Google's class no longer uses any answer.
  func answersAreRead() async {
    await answers.areBack()
  }

  private static func words(of request: Request) -> String {
    let values = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return ([request.path] + values).joined(separator: ", ")
  }
}
