import Foundation
import Locking
import Testing

/// A wrong implementation that a reader's tests have to notice. Its raw value is a phrase for it,
/// such as `a cache that forgets the offset`.
public protocol KataMistake: CaseIterable, RawRepresentable<String>, Sendable {}

/// Which wrong implementation is to be made at the moment.
enum MistakeOnTrial {
  /// That of the run of a test; nil for the right implementation.
  @TaskLocal static var phrase: String?

  /// That of this whole process, where somebody grades: empty for the right implementation. nil where nobody
  /// grades.
  static let ofProcess: String? = RunningTest.patience.flatMap { _ in
    // <workspace>/Support/TestSupport/Katas/KataMistake.swift
    let workspace = (1...4).reduce(URL(fileURLWithPath: #filePath)) { place, _ in
      place.deletingLastPathComponent()
    }
    return try? String(contentsOf: workspace.appendingPathComponent("trial"), encoding: .utf8)
  }

  /// Whether a suite that is under way will give the account.
  @TaskLocal static var isAccountedFor = false

  /// Whether a test of such a suite runs, and not what makes its arguments.
  @TaskLocal static var isInATest = false

  /// The mistakes of objects. They aren't kept in the objects, where a test could look for them.
  fileprivate static let kept = Locked<[ObjectIdentifier: String]>([:])
}

extension KataMistake {
  /// The mistake to make in the test that runs; nil for the right implementation.
  public static var onTrial: Self? {
    (MistakeOnTrial.ofProcess ?? MistakeOnTrial.phrase).flatMap(Self.init)
  }

  /// Lets an object make the mistake that is to be made at the moment.
  public static func keep(for object: AnyObject) {
    // Where nobody knows of the test, nobody knows of its mistakes, and all is right.
    if !MistakeOnTrial.isInATest, MistakeOnTrial.ofProcess == nil {
      Issue.record(
        """
        make it in a test of the kata's suite: elsewhere, as among a test's arguments or in a \
        detached task, it never makes a mistake
        """)
    }
    let phrase = onTrial?.rawValue
    MistakeOnTrial.kept.withLock { $0[ObjectIdentifier(object)] = phrase }
  }

  /// The mistake that an object makes; nil for none.
  public static func kept(for object: AnyObject) -> Self? {
    MistakeOnTrial.kept.withLock { $0[ObjectIdentifier(object)] }.flatMap(Self.init)
  }
}
