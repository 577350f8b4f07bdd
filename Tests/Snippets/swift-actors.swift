// Says: Each call from outside needs an `await`, because it may have to wait for its turn.
// Prints: 1 2
actor Visits {
  private var counts: [String: Int] = [:]

  func add(_ name: String) -> Int {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count
  }
}

let visits = Visits()
print(await visits.add("Mokka"), await visits.add("Mokka"))
