// About: Both families are ours. Bicycle and Van inherit from Vehicle, and an app may register
// its own vehicles.
// Answer: bridge
// Because: There are several errands and several vehicles, and each errand works with each
// vehicle. The errand chooses a vehicle and sends it off. The vehicle has only small operations.
// In a proxy, the vehicle would have the errand's interface.
// After: https://github.com/swiftlang/swift-corelibs-foundation/blob/swift-6.3.3-RELEASE/Sources/FoundationNetworking/URLSession/URLSessionTask.swift#L30, URLSessionTask over URLProtocol
class Vehicle {
  class func canReach(_ place: String) -> Bool { false }
  required init(place: String) {}
  func set(off done: @escaping (String) -> Void) {}
  func turnBack() {}
}

class Errand {
  private var vehicle: Vehicle?
  private(set) var isUnderWay = false
  let place: String

  init(place: String, vehicles: [Vehicle.Type]) {
    self.place = place
    vehicle = vehicles.first { $0.canReach(place) }?.init(place: place)
  }

  func resume() {
    isUnderWay = vehicle != nil
    vehicle?.set(off: { [weak self] goods in self?.finish(with: goods) })
  }

  func finish(with goods: String) { isUnderWay = false }
}

final class Delivery: Errand {
  override func finish(with goods: String) { super.finish(with: "signed: \(goods)") }
}
