/// Yelp's server. It lists cafés for clients with an API key, without a sign-in.
struct YelpServer: Server {
  let town: Town

  private struct Listing: Encodable {
    let businesses: [Entry]
  }

  private struct Entry: Encodable {
    let name: String
    let rating: Double
    let coordinates: Coordinates?
  }

  private struct Coordinates: Encodable {
    let latitude: Double
    let longitude: Double
  }

  func answer(_ request: Request) -> Response {
    guard request.parameters["key"] == "yelp-key" else {
      return Response(status: 401, json: ["error": ["code": "TOKEN_INVALID"]])
    }
    switch request.path {
    case "/yelp/search": return search(request)
    case "/yelp/autocomplete":
      let names = town.names(beginningWith: request.parameters["text"] ?? "")
      return Response(json: ["terms": names])
    default: return .notFound
    }
  }

  private func search(_ request: Request) -> Response {
    guard let search = PageRequest(request) else {
      return Response(status: 400, json: ["error": ["code": "VALIDATION_ERROR"]])
    }
    var cafes = town.cafes(
      matching: search.term, latitude: search.latitude, longitude: search.longitude)
    if request.parameters["sort"] == "rating" {
      cafes.sort { $0.rating > $1.rating }
    }
    let entries = search.page(of: cafes).map { cafe in
      Entry(
        name: cafe.name,
        rating: cafe.rating,
        coordinates: cafe.surveyed
          ? Coordinates(latitude: cafe.latitude, longitude: cafe.longitude) : nil)
    }
    return Response(json: Listing(businesses: entries))
  }
}
