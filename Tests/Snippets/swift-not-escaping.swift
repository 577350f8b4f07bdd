// Says: Without `@escaping`, the compiler refuses to store the closure.
// Fails: non-escaping parameter 'listener'
struct Doorbell {
  private var listeners: [() -> Void] = []

  mutating func whenRung(_ listener: () -> Void) {
    listeners.append(listener)
  }
}
