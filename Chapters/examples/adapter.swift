// Adapter: the client calls one interface, and the inner object has a different one.
// Prints: Yelp was asked for 'coffee Graz' / ["Mokka", "Filter"]
protocol CafeSearch { func cafes(near place: String) -> [String] }

struct Yelp {  // the adaptee: somebody else's type, which we can't change
  func find(_ text: String) -> String {
    print("Yelp was asked for '\(text)'")
    return "Mokka;Filter"
  }
}

struct YelpAdapter: CafeSearch {  // the adapter: calls Yelp
  let yelp: Yelp
  func cafes(near place: String) -> [String] {
    yelp.find("coffee \(place)").split(separator: ";").map(String.init)
  }
}

let search: any CafeSearch = YelpAdapter(yelp: Yelp())  // the client knows only the protocol
print(search.cafes(near: "Graz"))
