// About: SomeLibrary exists so that a property can have one fixed type, whatever library is
// behind it.
// Answer: none
// Because: SomeLibrary is a Library, receives a Library and always asks it, like a decorator. But
// it adds nothing and controls nothing. It only hides a type, and you don't need it where the
// type "any Library" works.
// After: https://github.com/groue/GRDB.swift/blob/v7.8.0/GRDB/Core/DatabaseReader.swift#L622, AnyDatabaseReader
protocol Library {
  var name: String { get }
  func close() throws
  func read<Value>(_ work: (Catalogue) throws -> Value) throws -> Value
}

final class SomeLibrary: Library {
  private let base: any Library

  init(_ base: any Library) {
    self.base = base
  }

  var name: String { base.name }

  func close() throws {
    try base.close()
  }

  func read<Value>(_ work: (Catalogue) throws -> Value) throws -> Value {
    try base.read(work)
  }
}
