import Foundation
import KataFiles
import Locking

/// The katas that nobody has begun. They are told of when all tests are over: there a reader looks.
enum WaitingKatas {
  private static let count = Locked(0)

  /// Done once.
  private static let announcement: Void = {
    atexit {
      let count = WaitingKatas.count.withLock(\.self)
      print(
        count == 1 ? "1 kata waits" : "\(count) katas wait",
        "for you: Scripts/kata says where to begin.")
    }
  }()

  /// Tells of all that wait, once the tests of the first of them are skipped: those of others may run in
  /// processes of their own.
  static func tell(of kata: String, in package: URL) {
    guard let hashes = OriginalHashes(of: package) else { return }
    let waiting = hashes.katas.lazy.filter { kata in
      let folder = "\(kata)/Exercise"
      return hashes.areOriginal(OriginalHashes.contents(of: folder, in: package), in: folder)
    }
    guard waiting.first == kata else { return }
    count.withLock { $0 = Array(waiting).count }
    announcement
  }
}
