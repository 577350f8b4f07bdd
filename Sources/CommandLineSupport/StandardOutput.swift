#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard output of the program.
public enum StandardOutput {
  /// Writes a whole text.
  ///
  /// When the reader is gone (`| head`), SIGPIPE ends the program. If SIGPIPE is ignored, this
  /// throws an error with the same status and without a message.
  public static func write(_ text: String) throws(ProgramError) {
    do {
      try Descriptor(number: 1).write(Array(text.utf8))
    } catch {
      throw error.code == EPIPE
        ? ProgramError(nil, status: 128 + SIGPIPE)
        : ProgramError("can't write the output: \(reason(of: error.code))", status: 74)
    }
  }
}

/// The standard error of the program, for errors, warnings and progress.
public enum StandardError {
  /// Writes a line. Errors are ignored.
  public static func say(_ line: String) {
    write(line + "\n")
  }

  static func write(_ text: String) {
    try? Descriptor(number: 2).write(Array(text.utf8))
  }
}

/// Progress messages: one line that is overwritten on a terminal, else one line each.
public struct Progress: Sendable {
  private let isTerminal: Bool

  /// Progress on standard error.
  public static var standardError: Progress {
    Progress(isTerminal: isatty(2) != 0)
  }

  /// Shows a message.
  public func say(_ line: String) {
    if isTerminal {
      StandardError.write("\r\u{1B}[K" + line.prefix(78))
    } else {
      StandardError.say(line)
    }
  }

  /// Removes the message from a terminal.
  public func clear() {
    if isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}

/// A file descriptor to write to.
struct Descriptor {
  struct Failure: Error {
    let code: Int32
  }

  let number: Int32

  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The output is non-blocking: wait until it accepts more.
        var waited = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&waited, 1, -1)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }
}

/// The system's description of an error number, for use in a sentence.
package func reason(of code: Int32) -> String {
  String(cString: strerror(code)).lowercased()
}

// Inside the type, `write` means its own method.
private let systemWrite = write(_:_:_:)
