// Answer: decorator
// Because: NamedDrawer is a Drawer and holds a Drawer. It receives any drawer, and each call asks
// that drawer, with a longer name. You can stack two NamedDrawers, and the names get longer. An
// adapter would have a different interface inside.
// After: https://github.com/vapor/fluent-kit/blob/1.56.0/Sources/FluentKit/Database/DatabaseOutput.swift#L59, PrefixedDatabaseOutput
protocol Drawer: CustomStringConvertible {
  func has(_ name: String) -> Bool
  func number(_ name: String) throws -> Int
  func text(_ name: String) throws -> String
}

struct NamedDrawer: Drawer {
  let beginning: String
  let inner: any Drawer

  func has(_ name: String) -> Bool {
    inner.has("\(beginning)_\(name)")
  }

  func number(_ name: String) throws -> Int {
    try inner.number("\(beginning)_\(name)")
  }

  func text(_ name: String) throws -> String {
    try inner.text("\(beginning)_\(name)")
  }

  var description: String { "\(beginning) in \(inner)" }
}
