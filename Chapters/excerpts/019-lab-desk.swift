// About: The clinic's screens have always asked a LabDesk. QMLab is a third-party class, and
// calls back exactly once.
// Answer: adapter
// Because: LabDesk was there first, and QMLab doesn't have LabDesk's call. QMLab takes a code and
// returns two optionals, instead of taking a number and throwing an error. For a proxy, the inner
// object would itself be a LabDesk, in this program or in a different one.
protocol LabDesk: Sendable {
  func findings(for sample: Int) async throws -> [String]
}

final class QMLab: Sendable {
  func fetch(_ code: String, _ done: @escaping @Sendable ([String]?, (any Error)?) -> Void) {}
}

struct RemoteLab: LabDesk {
  struct NoAnswer: Error {}

  let lab: QMLab

  func findings(for sample: Int) async throws -> [String] {
    try await withCheckedThrowingContinuation { continuation in
      lab.fetch("S-\(sample)") { lines, error in
        if let lines {
          continuation.resume(returning: lines)
        } else {
          continuation.resume(throwing: error ?? NoAnswer())
        }
      }
    }
  }
}
