import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An error that ends a program, with a line for the user and an exit status.
public struct ProgramError: Error, Equatable, Sendable {
  /// The problem and its solution in one line; nil for no message.
  public var message: String?

  /// The exit status, from sysexits.h if possible.
  public var status: Int32

  /// Creates an error.
  public init(_ message: String?, status: Int32) {
    self.message = message
    self.status = status
  }

  /// An error in the command line.
  public static func usage(_ message: String) -> ProgramError {
    ProgramError(message, status: 64)
  }

  /// Prints the program's name and the message on one line of standard error, and exits.
  public func end(_ program: String) -> Never {
    if let message {
      StandardError.say("\(program): \(message.onOneLine)")
    }
    exit(status)
  }
}

extension ProgramError {
  /// An error for an unknown name, with the nearest valid name and a list of all names.
  ///
  /// - Parameters:
  ///   - kind: A word for the name, such as `format`.
  ///   - name: The unknown name.
  ///   - names: The valid names.
  ///   - listed: Whether to list all names.
  public static func unknown(
    _ kind: String, _ name: String, among names: [String], listed: Bool = true
  ) -> ProgramError {
    var message = "unknown \(kind) '\(name)'"
    let nearest = name.nearest(among: names)
    // A long list would hide the nearest name.
    let listed = listed && (nearest == nil || names.count <= 10)
    if let nearest { message += ": did you mean '\(nearest)'?" }
    if nearest == nil && !listed { message += ": see --help" }
    if listed {
      message += (nearest == nil ? ": give one of " : " (") + names.joined(separator: ", ")
    }
    if listed && nearest != nil { message += ")" }
    return .usage(message)
  }

  /// An error for a file or folder that can't be written.
  public static func cantWrite(_ path: String, _ error: any Error) -> ProgramError {
    ProgramError("can't write '\(path)': \(error.localizedDescription)", status: 73)
  }
}
