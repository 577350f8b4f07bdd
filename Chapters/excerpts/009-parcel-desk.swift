// About: All of it is ours. Each of the three protocols has two kinds or more, and there is one
// ParcelDesk.
// Answer: facade
// Because: Three parts with different work, and one new call for all of them. That each part can be
// exchanged makes no bridge: there is no family outside, and a bridge has one inner object from
// which each kind outside builds its work.
protocol Weighing {
  func grams(of parcel: String) throws -> Int
}

protocol Postage {
  func cents(forGrams grams: Int, to country: String) throws -> Int
}

protocol Labels {
  func printLabel(_ text: String, cents: Int) throws
}

struct ParcelDesk {
  let scales: any Weighing
  let postage: any Postage
  let labels: any Labels

  func accept(_ parcel: String, to country: String) throws -> Int {
    let grams = try scales.grams(of: parcel)
    let cents = try postage.cents(forGrams: grams, to: country)
    try labels.printLabel("\(parcel), \(country)", cents: cents)
    return cents
  }
}
