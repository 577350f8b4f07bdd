import FakeNetwork
import Foundation
import Locking

/// A server's answers that say when nobody looks at them any more.
///
/// Who takes one answer twice breaks the program a moment after the first time. A test that waits
/// until its answers are back is the one in which that happens.
final class LentAnswers: Sendable {
  private let lent = Locked(0)

  /// An answer that counts as lent until its last holder lets it go.
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

  /// Waits until all are back.
  func areBack() async {
    while lent.withLock({ $0 > 0 }) {
      // Cancelling the waiting task makes the sleep return at once: give up then.
      guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
    }
  }
}
