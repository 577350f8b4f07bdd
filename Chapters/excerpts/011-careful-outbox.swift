// Answer: decorator
// Because: Four objects and a fixed order look like a facade. But send(_:to:) is Outbox's own call.
// CarefulOutbox receives any Outbox and asks it each time, and the other three objects only help. A
// facade would have a call that none of its parts has.
protocol Outbox: Sendable {
  func send(_ text: String, to address: String) async throws
}

struct Speller {
  func corrected(_ text: String) -> String { text }
}

struct Footer {
  func text(for address: String) -> String { "-- \(address)" }
}

struct CarefulOutbox: Outbox {
  let outbox: any Outbox
  let speller = Speller()
  let footer = Footer()
  let report: @Sendable (String) -> Void

  func send(_ text: String, to address: String) async throws {
    let letter = speller.corrected(text) + "\n" + footer.text(for: address)
    try await outbox.send(letter, to: address)
    report("\(letter.count) letters to \(address)")
  }
}
