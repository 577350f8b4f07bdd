/// Caches values by key, up to a capacity. Beyond this capacity, the oldest value is removed.
struct Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private var values: [Key: Value] = [:]
  private var oldestFirst: [Key] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Value? { values[key] }

  mutating func remember(_ value: Value, for key: Key) {
    // Two calls for the same key may both miss the cache. Then the second finds a value here.
    if values.updateValue(value, forKey: key) == nil { oldestFirst.append(key) }
    if oldestFirst.count > capacity { values[oldestFirst.removeFirst()] = nil }
  }
}
