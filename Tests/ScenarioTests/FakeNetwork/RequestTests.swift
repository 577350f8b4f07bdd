import FakeNetwork
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct RequestTests {
  private static let secret = "open-sesame"

  @Test(arguments: ["password", "token", "key"])
  func `is recorded with masked secrets`(_ name: String) async {
    let network = Network()
    let request = Request("POST", "/google/login", [name: Self.secret, "email": "a@b.c"])

    _ = await network.answer(to: request)

    let recorded = Request("POST", "/google/login", [name: "***", "email": "a@b.c"])
    #expect(network.requests == [recorded])
  }

  @Test(arguments: ["password", "token", "key"])
  func `never shows a secret`(_ name: String) {
    let request = Request("POST", "/service/session", [name: Self.secret, "email": "a@b.c"])

    var dumped = ""
    dump(request, to: &dumped)
    let leaves = Mirror(reflecting: request).children.map { "\($0.value)" }
    let texts = ["\(request)", String(reflecting: request), "\([request])", dumped]

    #expect((texts + leaves).allSatisfy { !$0.contains(Self.secret) })
    #expect(dumped.contains("a@b.c"))
    #expect(Mirror(reflecting: request).children.map(\.label) == ["method", "path", "parameters"])
    #expect(request.parameters[name] == Self.secret)
  }

  @Test func `is a line with its parameters sorted by name`() {
    let request = Request(
      "GET", "/yelp/search", ["term": "coffee", "key": "k", "limit": "3", "offset": "0"])
    #expect("\(request)" == "GET /yelp/search key=*** limit=3 offset=0 term=coffee")
  }

  @Test func `is a short line without parameters`() {
    let request = Request("POST", "/facebook/logout")
    #expect("\(request)" == "POST /facebook/logout")
  }

  @Test func `reaches the server with its secrets`() async {
    let network = Network { request in
      Response(status: 200, body: request.parameters["password"] ?? "none")
    }

    let answer = await network.answer(to: .googleLogin)

    #expect(answer == .success(Response(status: 200, body: "password")))
  }
}
