import FakeNetwork
import Foundation
import Locking

/// Creates a server's answers, and knows whether any code still uses them.
///
/// If an adapter resumes a continuation twice, the second time crashes the program, a moment after
/// the first. A test waits until no code uses the answers, so that the crash happens in the test.
final class LentAnswers: Sendable {
  private let lent = Locked(0)

  /// An answer that counts as lent as long as any code refers to it.
  func response(_ text: String) -> Response {
    let size = text.utf8.count
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1)
    UnsafeMutableRawBufferPointer(start: bytes, count: size).copyBytes(from: text.utf8)
    lent.withLock { $0 += 1 }
    let body = Data(
      bytesNoCopy: bytes, count: size,
      deallocator: .custom { [lent] bytes, _ in
        bytes.deallocate()
        lent.withLock { $0 -= 1 }
      })
    return Response(status: 200, body: body)
  }

  /// Waits until no code uses the answers anymore.
  func areBack() async {
    while lent.withLock({ $0 > 0 }) {
      // When the waiting task is cancelled, the sleep ends at once: give up then.
      guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
    }
  }
}
