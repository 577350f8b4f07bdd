// About: Whoever runs a query writes to the clerk of the archive that he was given.
// Answer: decorator
// Because: Archive outside and inside, any archive is handed in, and every call reaches it. What is
// added is another clerk. As a bridge the interface inside would be a simpler one.
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
