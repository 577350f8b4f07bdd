// Answer: proxy
// Because: Returnable outside and inside, and there is a path on which the inner one could answer
// and isn't asked: the second return. It also returns when nobody holds it any more. A decorator
// would hand on each call.
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
