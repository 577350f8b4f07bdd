// About: Code that runs a query on an archive writes to that archive's clerk.
// Answer: decorator
// Because: OtherClerk is an Archive and holds an Archive. It receives any archive, and every call
// reaches that archive. OtherClerk changes only the clerk. In a bridge, the interface inside
// would be simpler.
// After: https://github.com/vapor/fluent-kit/blob/1.56.0/Sources/FluentKit/Database/Database+Logging.swift#L11, LoggingOverrideDatabase
protocol Archive {
  var setting: Setting { get }
  func run(_ query: String) async throws -> [String]
  func together<Value>(_ work: (any Archive) async throws -> Value) async throws -> Value
}

struct OtherClerk<Inner: Archive>: Archive {
  let inner: Inner
  let clerk: Clerk

  var setting: Setting {
    Setting(name: inner.setting.name, pageLimit: inner.setting.pageLimit, clerk: clerk)
  }

  func run(_ query: String) async throws -> [String] {
    try await inner.run(query)
  }

  func together<Value>(_ work: (any Archive) async throws -> Value) async throws -> Value {
    try await inner.together(work)
  }
}
