#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a program prints for whoever asked.
public enum StandardOutput {
  /// Writes a text, whole.
  ///
  /// A reader that has left (`| head`) ends the program by SIGPIPE, or, where that is ignored, by
  /// an error that has the same status and no message.
  public static func write(_ text: String) throws(ProgramError) {
    do {
      try Descriptor(number: 1).write(Array(text.utf8))
    } catch {
      throw error.code == EPIPE
        ? ProgramError(nil, status: 128 + SIGPIPE)
        : ProgramError("the output can't be written: \(reason(of: error.code))", status: 74)
    }
  }
}

/// What a program says beside its output: notes, warnings and progress.
public enum StandardError {
  /// Writes a line. One that can't be written isn't worth a failure.
  public static func say(_ line: String) {
    write(line + "\n")
  }

  static func write(_ text: String) {
    try? Descriptor(number: 2).write(Array(text.utf8))
  }
}

/// Says how far a long work is: one line that is overwritten on a terminal, else a line each.
public struct Progress: Sendable {
  private let isTerminal: Bool

  /// On standard error.
  public static var standardError: Progress {
    Progress(isTerminal: isatty(2) != 0)
  }

  /// Says where it is.
  public func say(_ line: String) {
    if isTerminal {
      StandardError.write("\r\u{1B}[K" + line.prefix(78))
    } else {
      StandardError.say(line)
    }
  }

  /// Takes the line away from a terminal.
  public func clear() {
    if isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}

/// A file descriptor to write to.
struct Descriptor {
  /// What the system said when a call failed.
  struct Failure: Error {
    let code: Int32
  }

  let number: Int32

  /// Writes everything, or says why not.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody made our output non-blocking; wait until it takes more.
        var waited = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&waited, 1, -1)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }
}

/// What the system says about an error number, to stand inside a sentence.
package func reason(of code: Int32) -> String {
  String(cString: strerror(code)).lowercased()
}

// Inside the type, `write` means its own method.
private let systemWrite = write(_:_:_:)
