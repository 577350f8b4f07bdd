#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a child process came to its end.
public enum ChildEnding: Equatable, Sendable {
  /// It ended by itself, with a status.
  case exited(Int32)

  /// A signal ended it that we didn't send.
  case signalled(Int32)

  /// It was still running when its time was up, and was killed.
  case timedOut(after: Duration)

  /// It wrote more than it may, to its output or its errors, and was killed.
  case tooMuchOutput(bytes: Int)

  /// It never ran, for the reason that the system gave.
  case notStarted(String)
}

extension ChildEnding: CustomStringConvertible {
  /// What happened, to stand after the program's name: `proxy stopped with status 3`.
  public var description: String {
    switch self {
    case .exited(let status):
      "stopped with status \(status)"
    case .signalled(let signal):
      "was ended by signal \(Self.name(of: signal))"
    case .timedOut(let deadline):
      "was still running after \(deadline.inWords)"
    case .tooMuchOutput(let bytes):
      "printed more than \(bytes) bytes"
    case .notStarted(let reason):
      "couldn't be started: \(reason)"
    }
  }

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL",
      SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV",
      SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    ]
    return names[signal].map { "\(signal) (\($0))" } ?? "\(signal)"
  }
}

extension Duration {
  /// The duration in words, without needless zeros: `1 second`, `2.5 seconds`.
  public var inWords: String {
    let seconds = self / .seconds(1)
    let whole = Int(seconds)
    let number = seconds == Double(whole) ? "\(whole)" : "\(seconds)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
