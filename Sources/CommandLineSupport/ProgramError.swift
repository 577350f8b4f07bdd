import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a program gives up: one line for its user, and the status for its caller.
public struct ProgramError: Error, Equatable, Sendable {
  /// What is wrong and what would be right, in one line; nil to end without a word.
  public var message: String?

  /// The exit status, from sysexits.h where it knows the case.
  public var status: Int32

  /// Creates an error.
  public init(_ message: String?, status: Int32) {
    self.message = message
    self.status = status
  }

  /// The user asked for something that doesn't exist.
  public static func usage(_ message: String) -> ProgramError {
    ProgramError(message, status: 64)
  }

  /// Prints the message as one line on standard error, after the program's name, and exits.
  public func end(_ program: String) -> Never {
    if let message {
      StandardError.say("\(program): \(message.onOneLine)")
    }
    exit(status)
  }
}

extension ProgramError {
  /// The user named something that isn't there: says which name is nearest, and which there are.
  ///
  /// - Parameters:
  ///   - kind: What is named, such as `format`.
  ///   - name: What the user wrote.
  ///   - names: The names that would be right.
  ///   - listed: Whether the message ends with all names.
  public static func unknown(
    _ kind: String, _ name: String, among names: [String], listed: Bool = true
  ) -> ProgramError {
    var message = "unknown \(kind) '\(name)'"
    let nearest = name.nearest(among: names)
    // Many names would hide the nearest one.
    let listed = listed && (nearest == nil || names.count <= 10)
    if let nearest { message += ": did you mean '\(nearest)'?" }
    if nearest == nil && !listed { message += ": see --help" }
    if listed { message += (nearest == nil ? ": one of " : " (") + names.joined(separator: ", ") }
    if listed && nearest != nil { message += ")" }
    return .usage(message)
  }

  /// A file or folder can't be written.
  public static func cantWrite(_ path: String, _ error: any Error) -> ProgramError {
    ProgramError("'\(path)' can't be written: \(error.localizedDescription)", status: 73)
  }
}
