/// Our own server. It lists cafés only for signed-in users.
struct ServiceServer: Server {
  let account: Account
  let town: Town

  private struct Listing: Encodable {
    let cafes: [Entry]
  }

  private struct Entry: Encodable {
    let name: String
    let rating: Double
    let latitude: Double
    let longitude: Double

    init(_ cafe: Town.Cafe) {
      name = cafe.name
      rating = cafe.rating
      latitude = cafe.latitude
      longitude = cafe.longitude
    }
  }

  func answer(_ request: Request) -> Response {
    if request.path == "/service/session" {
      return session(request)
    }
    guard request.parameters["token"] == account.token else {
      return Response(status: 401, json: ["error": "sign in first"])
    }
    switch request.path {
    case "/service/search": return search(request)
    case "/service/strip": return strip(request)
    case "/service/suggestions":
      let listed = town.cafes.filter(\.surveyed).map(\.name)
      let names = town.names(beginningWith: request.parameters["prefix"] ?? "")
      return Response(json: ["names": names.filter(listed.contains)])
    default: return .notFound
    }
  }

  private func session(_ request: Request) -> Response {
    switch request.method {
    case "DELETE": Response(status: 204, body: "")
    case "POST" where account.matches(request):
      Response(json: ["email": account.email, "token": account.token])
    default: Response(status: 401, json: ["error": "wrong credentials"])
    }
  }

  private func search(_ request: Request) -> Response {
    guard let search = PageRequest(request) else {
      return Response(status: 400, json: ["error": "bad search"])
    }
    let cafes = town.cafes(
      matching: search.term, latitude: search.latitude, longitude: search.longitude)
    return Response(
      json: Listing(cafes: search.page(of: cafes.filter(\.surveyed)).map(Entry.init)))
  }

  private func strip(_ request: Request) -> Response {
    guard
      let row = request.parameters["row"].flatMap(Int.init),
      let term = request.parameters["term"]
    else { return Response(status: 400, json: ["error": "bad strip"]) }
    let cafes = town.cafes(matching: term).filter { cafe in
      cafe.surveyed
        && (cafe.latitude * 10).rounded(.down) == Double(row)
    }
    return Response(json: Listing(cafes: cafes.map(Entry.init)))
  }
}
