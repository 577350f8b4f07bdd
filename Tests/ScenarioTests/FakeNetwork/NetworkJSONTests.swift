import FakeNetwork
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct NetworkJSONTests {
  private static func value(_ response: Response?) async -> Result<[Int], NetworkError> {
    let network = Network { _ in response ?? Response(status: 200, body: "") }
    if response == nil { network.failNext(to: "/") }
    do {
      return .success(try await network.value(answering: Request("GET", "/")))
    } catch {
      return .failure(error)
    }
  }

  @Test func `decodes the value of an answer`() async {
    let value = await Self.value(Response(status: 200, body: "[1, 2]"))
    #expect(value == .success([1, 2]))
  }

  @Test(arguments: [
    (401, "[1]", NetworkError.unauthorized),
    (204, "[1]", .status(204)),
    (400, "[1]", .status(400)),
    (404, "", .status(404)),
    (500, "oops", .status(500)),
    (200, "", .unreadable),
    (200, "[1, 2", .unreadable),
    (200, "{\"a\": 1}", .unreadable),
  ])
  func `explains why an answer isn't usable`(
    _ status: Int, _ body: String, _ error: NetworkError
  ) async {
    let value = await Self.value(Response(status: status, body: body))
    #expect(value == .failure(error))
  }

  @Test func `passes a lost connection on`() async {
    let value = await Self.value(nil)
    #expect(value == .failure(.connectionLost))
  }
}
