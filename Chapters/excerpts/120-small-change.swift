// About: Till and CoinTill are two protocols of one library. Many third-party tills conform only
// to CoinTill, and clients use Till.
// Answer: adapter
// Because: Clients already knew Till, and a CoinTill doesn't have Till's call: it counts whole
// coins. A small amount is kept and not forwarded, but that doesn't make SmallChange a proxy,
// because the interface inside is different.
// After: https://github.com/apple/swift-metrics/blob/2.10.1/Sources/CoreMetrics/Metrics.swift#L1137, AccumulatingRoundingFloatingPointCounter
protocol CoinTill: AnyObject {
  func add(coins: Int)
}

protocol Till: AnyObject {
  func add(amount: Double)
}

final class SmallChange: Till {
  private let till: any CoinTill
  private var rest = 0.0

  init(makeTill: () -> any CoinTill) {
    till = makeTill()
  }

  func add(amount: Double) {
    guard amount.isFinite, amount > 0 else { return }
    rest += amount
    let whole = Int(rest)
    rest -= Double(whole)
    if whole > 0 { till.add(coins: whole) }
  }
}
