// About: OrderTaker comes with the till's software. KitchenLoop is ours, and is older than this
// file.
// Answer: adapter
// Because: The till's interface was there before this type, and the loop doesn't have it: the loop
// runs closures. If the loop took orders itself, this type would only forward calls, and you
// wouldn't need it.
// After: https://github.com/apple/swift-nio/blob/2.101.3/Sources/NIOCore/EventLoop+SerialExecutor.swift#L65, NIODefaultSerialEventLoopExecutor
protocol OrderTaker {
  func take(_ order: Order)
  func isSamePlace(as other: Self) -> Bool
}

struct Order {
  let dish: String
  func cook() { print("cooking \(dish)") }
}

final class KitchenQueue: OrderTaker {
  private let loop: KitchenLoop

  init(_ loop: KitchenLoop) {
    self.loop = loop
  }

  func take(_ order: Order) {
    loop.run { order.cook() }
  }

  func isSamePlace(as other: KitchenQueue) -> Bool {
    loop === other.loop
  }
}
