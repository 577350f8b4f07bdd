#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ChildEnding: CustomStringConvertible {
  /// What happened, to stand after the program's name: `proxy stopped with status 3`.
  public var description: String {
    switch self {
    case .exited(let status):
      "stopped with status \(status)"
    case .signalled(let signal):
      "was ended by signal \(Self.name(of: signal))"
    case .hung(let deadline):
      "was still running after \(deadline.inWords)"
    case .flooded(let bytes):
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
