// About: Till and CoinTill are two protocols of one library. Many tills of other people conform to
// CoinTill alone, and clients know Till.
// Answer: adapter
// Because: Till was known to clients before, and a CoinTill doesn't have it: it counts whole coins.
// A small amount is kept and not handed on, but that makes no proxy: the interface inside is another
// one.
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
