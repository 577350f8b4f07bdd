import Foundation
import Processes

/// A version of Swift, such as 6.4.
struct SwiftVersion: Comparable, CustomStringConvertible, Sendable {
  var major: Int
  var minor: Int

  /// The newest one that the katas were tried with.
  static let newestTried = SwiftVersion(major: 6, minor: 4)

  var description: String { "\(major).\(minor)" }

  /// The one that is installed; nil when it doesn't say.
  static func installed() async -> SwiftVersion? {
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "--version"]
    ).run(deadline: .seconds(30))
    return SwiftVersion(report.text)
  }

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads what `swift --version` prints.
  init?(_ text: String) {
    guard let found = text.firstMatch(of: /Swift version (\d+)\.(\d+)/), let major = Int(found.1),
      let minor = Int(found.2)
    else { return nil }
    self.init(major: major, minor: minor)
  }

  static func < (first: SwiftVersion, second: SwiftVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  /// What to say of it when nobody has tried the katas with it; nil when somebody has.
  var warning: String? {
    guard self > Self.newestTried else { return nil }
    return """
      Swift \(self) is newer than \(Self.newestTried), up to which this was tried: \
      if something looks wrong, tell us
      """
  }
}
