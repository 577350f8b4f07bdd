// Answer: decorator
// Because: ChosenBasket is a Basket and holds a Basket. It receives any basket, and each call
// asks that basket, often several times. ChosenBasket adds a choice. The caller can put a second
// choice around the first.
// After: https://github.com/swiftlang/swift/blob/2fdf05d1534374787355250df03bc2d74e833081/stdlib/public/core/Filter.swift#L20, LazyFilterSequence
protocol Basket {
  associatedtype Fruit
  mutating func take() -> Fruit?
}

struct ChosenBasket<Base: Basket>: Basket {
  private var base: Base
  private let isWanted: (Base.Fruit) -> Bool

  init(_ base: Base, where isWanted: @escaping (Base.Fruit) -> Bool) {
    self.base = base
    self.isWanted = isWanted
  }

  mutating func take() -> Base.Fruit? {
    var fruit = base.take()
    while let found = fruit, !isWanted(found) {
      fruit = base.take()
    }
    return fruit
  }
}
