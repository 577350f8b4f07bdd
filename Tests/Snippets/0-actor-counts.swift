// Says: An actor is an object that lets in one call at a time, so its properties can't be changed from
// two threads at once.
// Prints: 10000
actor Counter {
  private(set) var count = 0
  func add() { count += 1 }
}

let counter = Counter()
await withTaskGroup { group in
  for _ in 1...10_000 { group.addTask { await counter.add() } }
}
print(await counter.count)
