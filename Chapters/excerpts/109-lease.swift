// Answer: proxy
// Because: Lease is a Returnable and holds a Returnable. The inner object could answer a second
// call to giveBack(), but isn't asked. The thing is also given back when nobody holds the lease
// anymore. A decorator would forward each call.
// After: https://github.com/OpenCombine/OpenCombine/blob/0.14.0/Sources/OpenCombine/AnyCancellable.swift#L15, AnyCancellable
protocol Returnable: AnyObject {
  func giveBack()
}

final class Lease: Returnable {
  private var thing: (any Returnable)?

  init(of thing: any Returnable) {
    self.thing = thing
  }

  func giveBack() {
    thing?.giveBack()
    thing = nil
  }

  deinit {
    thing?.giveBack()
  }
}
