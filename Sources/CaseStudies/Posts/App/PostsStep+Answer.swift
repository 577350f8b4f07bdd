import FakeNetwork

extension PostsStep {
  /// Where the posts are on the wire.
  private static let path = "/posts/latest"

  /// Makes the wire do what the step is about, once.
  func arm(_ network: Network) {
    switch self {
    case .goodAnswer: break
    case .malformedJSON: answer(#"{"posts": ["#)
    case .arrayForObject: answer("[\(Self.post)]")
    case .objectForArray: answer(#"{"posts": \#(Self.post)}"#)
    case .wrongType:
      answer(#"{"posts": [{"id": "p9", "headline": 7, "text": "", "writer": {"name": "Mia"}}]}"#)
    case .missingField:
      answer(
        #"{"posts": [\#(Self.post), {"id": "p9", "text": "", "writer": {"name": "Mia"}}]}"#)
    case .emptyBody: answer("")
    case .httpFailure: answer(#"{"error": "out of order"}"#, status: 500)
    case .noServer: network.failNext(to: Self.path)
    }

    func answer(_ body: String, status: Int = 200) {
      network.answerNext(to: Self.path, with: Response(status: status, body: body))
    }
  }

  private static let post =
    #"{"id": "p8", "headline": "Low tide", "text": "", "writer": {"name": "Mia"}}"#
}
