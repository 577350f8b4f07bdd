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
      // A line that can't be written can't be complained about either.
      try? Descriptor(number: 2).write(Array("\(program): \(message.onOneLine)\n".utf8))
    }
    exit(status)
  }
}
