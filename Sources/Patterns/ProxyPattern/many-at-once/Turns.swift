import Locking

/// Makes callers with the same name take turns.
struct Turns {
  private var waiting: [String: [Promise<Void>]] = [:]

  /// Takes the turn and returns nil. If another caller has the turn, returns a promise: wait for
  /// the promise, then try again.
  mutating func take(_ name: String) -> Promise<Void>? {
    guard waiting[name] != nil else {
      waiting[name] = []
      return nil
    }
    let freed = Promise<Void>()
    waiting[name]?.append(freed)
    return freed
  }

  /// Ends the turn. Call this once for each turn that you took.
  mutating func end(_ name: String) {
    for freed in waiting.removeValue(forKey: name) ?? [] { freed.fulfil(()) }
  }
}
