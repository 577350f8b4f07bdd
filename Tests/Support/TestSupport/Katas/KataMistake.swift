import Foundation
import Locking
import Testing

/// A wrong implementation that a reader's tests have to catch. Its raw value is a phrase for it,
/// such as `a cache that forgets the offset`.
public protocol KataMistake: CaseIterable, RawRepresentable<String>, Sendable {}

/// The wrong implementation that is used at the moment.
enum MistakeOnTrial {
  /// The mistake in the running test, or nil for the right implementation.
  @TaskLocal static var phrase: String?

  /// The mistake in the whole process, during a grade: empty for the right implementation. Nil
  /// outside of a grade.
  static let ofProcess: String? = RunningTest.patience.flatMap { _ in
    // <workspace>/Support/TestSupport/Katas/KataMistake.swift
    let workspace = (1...4).reduce(URL(fileURLWithPath: #filePath)) { place, _ in
      place.deletingLastPathComponent()
    }
    return try? String(contentsOf: workspace.appendingPathComponent("trial"), encoding: .utf8)
  }

  /// Whether a running suite will report the result.
  @TaskLocal static var isAccountedFor = false

  /// Whether a test of such a suite is running, and not the code for its arguments.
  @TaskLocal static var isInATest = false

  /// The mistakes of objects. They aren't kept in the objects, where a test could find them.
  fileprivate static let kept = Locked<[ObjectIdentifier: String]>([:])
}

extension KataMistake {
  /// The mistake to make in the running test, or nil for the right implementation.
  public static var onTrial: Self? {
    (MistakeOnTrial.ofProcess ?? MistakeOnTrial.phrase).flatMap(Self.init)
  }

  /// Lets an object make the present mistake.
  public static func keep(for object: AnyObject) {
    // Outside of a known test, no mistake is known, and everything is right.
    if !MistakeOnTrial.isInATest, MistakeOnTrial.ofProcess == nil {
      Issue.record(
        """
        create it inside a test of the kata's suite: elsewhere, such as in a test's arguments or in \
        a detached task, it never makes a mistake
        """)
    }
    let phrase = onTrial?.rawValue
    MistakeOnTrial.kept.withLock { $0[ObjectIdentifier(object)] = phrase }
  }

  /// The mistake that an object makes, or nil for none.
  public static func kept(for object: AnyObject) -> Self? {
    MistakeOnTrial.kept.withLock { $0[ObjectIdentifier(object)] }.flatMap(Self.init)
  }
}
