// Says: An actor doesn't help: it lets the next call in while the first one waits.
// Prints: Mia begins / Noah begins / Mia ends with Noah's table
actor Desk {
  private var table = ""

  func book(_ name: String, while waiting: @Sendable () async -> Void) async {
    table = "\(name)'s table"
    print("\(name) begins")
    await waiting()
    if name == "Mia" { print("\(name) ends with \(table)") }
  }
}

let desk = Desk()
await desk.book("Mia") {
  await desk.book("Noah") {}
}
