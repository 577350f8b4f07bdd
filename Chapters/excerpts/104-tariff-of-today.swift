// About: TariffShelf.current is another Tariff whenever the office has changed it.
// Answer: proxy
// Because: Tariff outside and Tariff inside, and nobody hands the inner one in: it is found anew
// for each call. A decorator would be handed one tariff and would stay with it.
// After: https://github.com/swiftlang/swift-foundation/blob/swift-6.3.3-RELEASE/Sources/FoundationEssentials/Calendar/Calendar_Autoupdating.swift#L13, _CalendarAutoupdating
protocol Tariff: AnyObject {
  var name: String { get }
  func price(ofZones zones: Int) -> Int
  func isValid(onDay day: Int) -> Bool
}

enum TariffShelf {
  nonisolated(unsafe) static var current: any Tariff = Standard()
}

final class TariffOfToday: Tariff {
  var name: String {
    TariffShelf.current.name
  }

  func price(ofZones zones: Int) -> Int {
    TariffShelf.current.price(ofZones: zones)
  }

  func isValid(onDay day: Int) -> Bool {
    TariffShelf.current.isValid(onDay: day)
  }
}
