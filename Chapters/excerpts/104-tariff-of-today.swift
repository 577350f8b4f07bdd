// About: When the office changes the tariff, TariffShelf.current becomes a different Tariff.
// Answer: proxy
// Because: TariffOfToday is a Tariff and asks a Tariff, but nobody passes the inner one in: each
// call looks up the current tariff. A decorator would receive one tariff and keep it.
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
