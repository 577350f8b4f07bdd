import TestSupport
import Testing
import Transcripts

/// The call that a cell shows.
@Suite(.endsInTime) struct CallTests {
  @Test(arguments: Step.allCases)
  func `is the same in all columns whose clients are the two screens`(_ step: Step) async throws {
    let own: Set<Step> = [.bestRated, .swapAPart]
    guard !own.contains(step) else { return }
    var calls: Set<String> = []
    for column in ["adapter", "bridge", "proxy", "decorator"] {
      calls.insert(try await Run.cell(step, column).call)
    }

    #expect(calls.count == 1)
  }

  @Test(arguments: Run.programs)
  func `calls methods that the sources declare, with their labels`(_ column: String) async throws {
    let text = try ["Scenario", "Patterns", "Programs"]
      .flatMap { try SourceTree.files(in: "Sources/\($0)").flatMap(\.lines) }
      .joined(separator: "\n")
    let declared = Set(
      text.matches(of: /func (\w+)\(([^()]*)\)/).map { function in
        Self.signature(function.1, function.2) { $0.prefix { $0 != " " && $0 != ":" } }
      })
    let calls = try await Run.transcript(column).rows.map(\.cell.call).filter { !$0.isEmpty }
    let shown = Set(
      calls.joined(separator: "\n").matches(of: /\.(\w+)\(([^()]*)\)/).map { call in
        Self.signature(call.1, call.2) { $0.contains(": ") ? $0.prefix { $0 != ":" } : "_" }
      })

    #expect(calls.count >= 5)
    #expect(!shown.isEmpty)
    #expect(shown.subtracting(declared) == [])
  }

  /// A method's full name, such as `show(_:near:)`.
  private static func signature(
    _ name: Substring, _ parameters: Substring, label: (Substring) -> Substring
  ) -> String {
    let parts = parameters.split(separator: ",").map { $0.drop(while: \.isWhitespace) }
    return "\(name)(" + parts.map { "\(label($0)):" }.joined() + ")"
  }
}
