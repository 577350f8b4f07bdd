// About: All of this code is ours. At least two types conform to each of the three protocols, and
// there is only one type of desk.
// Answer: facade
// Because: There are three parts with different jobs, and one new call for all of them.
// Interchangeable parts don't make a bridge. A bridge has several outer types, and each does its
// work through one inner object's calls.
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
