import FakeNetwork

extension Network {
  /// Waits until this many requests were sent.
  public func requests(_ count: Int) async {
    while requests.count < count {
      // Cancelling the waiting task makes the sleep return at once: give up then.
      guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
    }
  }
}
