import TestSupport

@testable import SelfChecks

/// The manifest of the workbook, read once for all tests.
enum Manifest {
  static func read() async throws -> PackageGraph {
    try await reading.value
  }

  private static let reading = Task { try await PackageGraph.read(of: SourceTree.root) }
}
