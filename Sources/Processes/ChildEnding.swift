#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The way in which a child process ended.
public enum ChildEnding: Equatable, Sendable {
  /// The process exited with a status.
  case exited(Int32)

  /// A signal from elsewhere ended the process.
  case signalled(Int32)

  /// The process was still running at its deadline, and was ended.
  case timedOut(after: Duration)

  /// The process wrote more than the limit, and was ended.
  case tooMuchOutput(bytes: Int)

  /// The process couldn't be started, with the system's reason.
  case notStarted(String)
}

extension ChildEnding: CustomStringConvertible {
  /// The ending, to follow the program's name, as in `proxy stopped with status 3`.
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
  /// The duration in words, such as `1 second` or `2.5 seconds`.
  public var inWords: String {
    let seconds = self / .seconds(1)
    let whole = Int(seconds)
    let number = seconds == Double(whole) ? "\(whole)" : "\(seconds)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
