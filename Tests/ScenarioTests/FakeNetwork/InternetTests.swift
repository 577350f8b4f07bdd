import FakeNetwork
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct InternetTests {
  private static let token = ["token": "special-token-value"]

  @Test(arguments: [
    (Request("GET", ""), 404),
    (Request("GET", "/"), 404),
    (Request("GET", "/nowhere"), 404),
    (Request("GET", "/google"), 404),
    (Request("GET", "/facebook/search"), 404),
    (Request("POST", "/facebook/logout"), 204),
    (Request("POST", "/google/logout"), 204),
    (Request("GET", "/yelp/nothing", ["key": "yelp-key"]), 404),
    (Request("GET", "/service/nothing", token), 404),
    (Request("GET", "/yelp/nothing"), 401),
    (.search(at: "/yelp/search"), 401),
    (.search(at: "/yelp/search", ["key": "guess"]), 401),
    (.search(at: "/yelp/search", ["key": "yelp-key"]), 200),
    (.search(at: "/service/search"), 401),
    (.search(at: "/service/search", ["token": "guess"]), 401),
    (.search(at: "/service/search", token), 200),
    (Request("GET", "/service/suggestions", ["prefix": "a"]), 401),
    (Request("GET", "/service/strip", ["row": "543", "term": "coffee"]), 401),
    (Request("GET", "/service/strip", token), 400),
    (Request("DELETE", "/service/session", token), 204),
    (Request("POST", "/service/session", ["email": "user@example.com"]), 401),
    (Request("POST", "/service/session", ["password": "password"]), 401),
  ])
  func `has its answer for every request`(_ request: Request, _ status: Int) {
    let response = Internet().answer(request)
    #expect(response.status == status)
  }

  @Test(arguments: [
    ["limit": "0"], ["limit": "51"], ["limit": "many"], ["offset": "-1"], ["offset": "x"],
    ["latitude": "north"], ["longitude": ""],
  ])
  func `refuses a bad search`(_ parameters: [String: String]) {
    let secrets = ["key": "yelp-key", "token": "special-token-value"]

    let statuses = ["/yelp/search", "/service/search"].map { path in
      let good = Request.search(at: path, secrets)
      let bad = Request("GET", path, good.parameters.merging(parameters) { _, new in new })
      return Internet().answer(bad).status
    }

    #expect(statuses == [400, 400])
  }
}
