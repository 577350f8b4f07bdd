// About: Writing is ours. JSONWriting, FormWriting and PlainWriting conform to it. The server's
// request and response have one kind of tray each.
// Answer: bridge
// Because: There are several trays and several ways of writing, and each tray works with each
// way. A tray needs only one small operation. A single tray would be an object with a strategy.
// After: https://github.com/vapor/vapor/blob/4.122.0/Sources/Vapor/Content/ContentContainer.swift#L4, ContentContainer over ContentEncoder
protocol Writing {
  func write(
    _ value: some Encodable, to body: inout [UInt8], headings: inout [String: String]) throws
}

protocol Tray {
  var way: any Writing { get }
  mutating func put(_ value: some Encodable) throws
}

struct RequestTray: Tray {
  let way: any Writing
  var body: [UInt8] = [], headings: [String: String] = [:]

  mutating func put(_ value: some Encodable) throws {
    try way.write(value, to: &body, headings: &headings)
  }
}

struct ResponseTray: Tray {
  let way: any Writing
  let response: SharedResponse

  func put(_ value: some Encodable) throws {
    try response.change { try way.write(value, to: &$0.body, headings: &$0.headings) }
  }
}
