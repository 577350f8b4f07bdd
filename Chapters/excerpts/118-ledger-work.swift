// About: Ledger is ours. PaperLedger, CloudLedger and TestLedger conform to it. Besides Search
// and Layout, there is a third subclass of LedgerWork.
// Answer: bridge
// Because: There are several kinds of work and several ledgers, and each kind works with each
// ledger. Each kind uses Ledger's simple calls. A facade would have several parts with different
// jobs.
// After: https://github.com/vapor/fluent-kit/blob/1.56.0/Sources/FluentKit/Query/Builder/QueryBuilder.swift#L3, QueryBuilder and SchemaBuilder over Database
protocol Ledger {
  func execute(query: [String]) async throws -> [Row]
  func execute(layout: [String]) async throws
}

class LedgerWork {
  let ledger: any Ledger
  init(ledger: any Ledger) { self.ledger = ledger }
}

final class Search: LedgerWork {
  private var terms: [String] = []
  func filter(_ term: String) -> Self {
    terms.append(term)
    return self
  }
  func first() async throws -> Row? {
    try await ledger.execute(query: terms + ["limit 1"]).first
  }
}

final class Layout: LedgerWork {
  private var columns: [String] = []
  func column(_ name: String) -> Self {
    columns.append("add \(name)")
    return self
  }
  func create() async throws { try await ledger.execute(layout: columns) }
}
