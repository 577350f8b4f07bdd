import Foundation
import Locking

/// The katas that nobody has begun. They are told of when all tests are over: there a reader looks.
enum WaitingKatas {
  private static let folders = Locked<Set<String>>([])

  /// Done once, before the first.
  private static let announcement: Void = {
    atexit {
      let count = WaitingKatas.folders.withLock(\.count)
      print(
        count == 1 ? "1 kata waits" : "\(count) katas wait",
        "for you: Scripts/kata says where to begin.")
    }
  }()

  static func add(_ exercise: String) {
    announcement
    folders.withLock { _ = $0.insert(exercise) }
  }
}
