import Locking

/// A register that counts how often it is read.
final class RecordingRegister: TownRegister {
  private let content: Locked<[RegisterEntry]>
  private let readings = Locked(0)

  /// Creates a register with these entries.
  init(_ entries: [RegisterEntry]) {
    content = Locked(entries)
  }

  /// How often the register was read.
  var timesRead: Int {
    readings.withLock(\.self)
  }

  /// Adds a café to the register.
  func add(_ entry: RegisterEntry) {
    content.withLock { $0.append(entry) }
  }

  func entries() -> [RegisterEntry] {
    readings.withLock { $0 += 1 }
    return content.withLock(\.self)
  }
}
