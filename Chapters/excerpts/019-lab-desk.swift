// About: The clinic's screens have always asked a LabDesk. QMLab is bought in, and calls back
// exactly once.
// Answer: adapter
// Because: LabDesk was there before, and QMLab doesn't have its call: a code and two optionals come
// instead of a number and a thrown error. For a proxy the object inside would have to be a LabDesk
// itself, here or in another program.
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
