// About: The mountain service's client and our own measuring poles both conform to SnowReport.
// Answer: decorator
// Because: SnowMemory stores depths, like a caching proxy. But every call asks the source, and a
// stored depth is returned only when the source has failed. If SnowMemory returned a known depth
// without asking, it would be a proxy.
protocol SnowReport: Sendable {
  func centimeters(at hut: String) async throws -> Int
}

actor SnowMemory: SnowReport {
  private let source: any SnowReport
  private var last: [String: Int] = [:]

  init(source: any SnowReport) {
    self.source = source
  }

  func centimeters(at hut: String) async throws -> Int {
    do {
      let depth = try await source.centimeters(at: hut)
      last[hut] = depth
      return depth
    } catch {
      guard let depth = last[hut] else { throw error }
      return depth
    }
  }
}
