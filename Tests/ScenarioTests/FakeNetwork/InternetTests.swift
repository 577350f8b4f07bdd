import FakeNetwork
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct InternetTests {
  private static let token = ["token": "special-token-value"]

  private static let answers: [(Request, Response)] = [
    (Request("GET", ""), .notFound),
    (Request("GET", "/"), .notFound),
    (Request("GET", "/nowhere"), .notFound),
    (Request("GET", "/google"), .notFound),
    (Request("GET", "/facebook/search"), .notFound),
    (Request("POST", "/facebook/logout"), .done),
    (Request("POST", "/google/logout"), .done),
    (Request("GET", "/yelp/nothing", ["key": "yelp-key"]), .notFound),
    (Request("GET", "/service/nothing", token), .notFound),
    (Request("GET", "/yelp/nothing"), .yelp(401, "TOKEN_INVALID")),
    (.search(at: "/yelp/search"), .yelp(401, "TOKEN_INVALID")),
    (.search(at: "/yelp/search", ["key": "guess"]), .yelp(401, "TOKEN_INVALID")),
    (.search(at: "/service/search"), .ours(401, "sign in first")),
    (.search(at: "/service/search", ["token": "guess"]), .ours(401, "sign in first")),
    (Request("GET", "/service/suggestions", ["prefix": "a"]), .ours(401, "sign in first")),
    (
      Request("GET", "/service/strip", ["row": "543", "term": "coffee"]),
      .ours(401, "sign in first")
    ),
    (Request("GET", "/service/strip", token), .ours(400, "bad strip")),
    (Request("DELETE", "/service/session", token), .done),
    (
      Request("POST", "/service/session", ["email": "user@example.com"]),
      .ours(401, "wrong credentials")
    ),
    (
      Request("POST", "/service/session", ["password": "password"]), .ours(401, "wrong credentials")
    ),
  ]

  @Test(arguments: answers)
  func `gives every request its expected answer`(_ request: Request, _ response: Response) {
    #expect(Internet().answer(request) == response)
  }

  @Test(arguments: [
    ["limit": "0"], ["limit": "51"], ["limit": "many"], ["offset": "-1"], ["offset": "x"],
    ["latitude": "north"], ["longitude": ""],
  ])
  func `rejects a bad search`(_ parameters: [String: String]) {
    let secrets = ["key": "yelp-key", "token": "special-token-value"]

    let responses = ["/yelp/search", "/service/search"].map { path in
      let good = Request.search(at: path, secrets)
      let bad = Request("GET", path, good.parameters.merging(parameters) { _, new in new })
      return Internet().answer(bad)
    }

    #expect(responses == [.yelp(400, "VALIDATION_ERROR"), .ours(400, "bad search")])
  }
}

extension Response {
  fileprivate static let notFound = Response(status: 404, body: #"{"error": "not found"}"#)
  fileprivate static let done = Response(status: 204, body: "")

  fileprivate static func ours(_ status: Int, _ error: String) -> Response {
    Response(status: status, body: #"{"error":"\#(error)"}"#)
  }

  fileprivate static func yelp(_ status: Int, _ code: String) -> Response {
    Response(status: status, body: #"{"error":{"code":"\#(code)"}}"#)
  }
}
