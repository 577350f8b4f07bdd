#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The keys that the user presses at the terminal, without waiting for the return key.
///
/// During the lifetime of this value, the terminal doesn't show typed keys. Afterwards, and while
/// the program is stopped by ctrl-Z, the terminal has its previous mode. A signal handler that ends
/// the program calls ``giveBack()``.
public struct Keys: ~Copyable {
  /// Whether standard input and standard output are a terminal, so that the user can be asked.
  public static var areThere: Bool { isatty(0) != 0 && isatty(1) != 0 }

  private let terminal: Int32
  private var typed: ArraySlice<UInt8>

  /// Changes the terminal's mode; nil if standard input or standard output isn't a terminal.
  public init?() {
    guard Keys.areThere else { return nil }
    self.init(of: 0)
  }

  /// - Parameter terminal: The file descriptor of a terminal.
  init?(of terminal: Int32) {
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return nil }
    self.terminal = terminal
    // Not set at the declaration: Swift 6.2 would destroy it twice if this returned nil.
    self.typed = []
    var during = before
    during.c_lflag &= ~tcflag_t(ICANON | ECHO)
    modes.initialize(to: Modes(terminal: terminal, before: before, during: during))
    signal(SIGTSTP, pause(for:))
    tcsetattr(terminal, TCSANOW, &during)
  }

  deinit {
    signal(SIGTSTP, SIG_DFL)
    tcsetattr(terminal, TCSANOW, &modes.pointee.before)
    modes.pointee.terminal = -1
  }

  /// Restores the terminal's mode, if it was changed.
  @Sendable
  public static func giveBack() {
    tcsetattr(modes.pointee.terminal, TCSANOW, &modes.pointee.before)
  }

  /// The next key; nil after ctrl-D, or if the terminal is closed.
  ///
  /// A key that sends an escape sequence, such as an arrow key, counts as the escape key.
  public mutating func next() -> Character? {
    while typed.isEmpty {
      var waited = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, -1)
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(terminal, &bytes, bytes.count)
      guard count > 0 || count < 0 && [EINTR, EAGAIN].contains(errno) else { return nil }
      typed = bytes.prefix(max(count, 0))
    }
    let first = typed.removeFirst()
    if first == 0x04 { return nil }
    if first == 0x1B, typed.first == UInt8(ascii: "[") || typed.first == UInt8(ascii: "O") {
      typed = typed.dropFirst().drop { !(0x40...0x7E).contains($0) }.dropFirst()
    }
    // The continuation bytes of a character in UTF-8.
    let rest = typed.prefix { $0 & 0xC0 == 0x80 }
    typed.removeFirst(rest.count)
    return String(decoding: [first] + rest, as: UTF8.self).first
  }
}

/// The terminal's mode before and during the lifetime of ``Keys``.
private struct Modes {
  var terminal: Int32 = -1
  var before = termios()
  var during = termios()
}

// A pointer, because a signal can arrive while the value is in use, and its handler can't lock.
private nonisolated(unsafe) let modes: UnsafeMutablePointer<Modes> = {
  let modes = UnsafeMutablePointer<Modes>.allocate(capacity: 1)
  modes.initialize(to: Modes())
  return modes
}()

/// Stops the program as ctrl-Z does, with the terminal's previous mode for the shell.
private func pause(for number: Int32) {
  tcsetattr(modes.pointee.terminal, TCSANOW, &modes.pointee.before)
  var stop = sigset_t()
  sigemptyset(&stop)
  sigaddset(&stop, number)
  signal(number, SIG_DFL)
  raise(number)
  // During its handler the signal is blocked. Unblocked, it stops all threads until the shell
  // continues the program.
  pthread_sigmask(SIG_UNBLOCK, &stop, nil)
  signal(number, pause(for:))
  tcsetattr(modes.pointee.terminal, TCSANOW, &modes.pointee.during)
}
