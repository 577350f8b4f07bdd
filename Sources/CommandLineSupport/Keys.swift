#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The keys of whoever sits at the terminal, one by one, without waiting for the return key.
///
/// As long as it lives, the terminal doesn't show what is typed. Afterwards it is as it was before,
/// also while ctrl-Z stops the program. A program that a signal may end calls ``giveBack()`` then.
public struct Keys: ~Copyable {
  /// Whether standard input and standard output are a terminal, so that a reader can be asked.
  public static var areThere: Bool { isatty(0) != 0 && isatty(1) != 0 }

  private let terminal: Int32
  private var typed: ArraySlice<UInt8>

  /// Takes the terminal over; nil where standard input and standard output aren't one.
  public init?() {
    guard Keys.areThere else { return nil }
    self.init(of: 0)
  }

  /// - Parameter terminal: The descriptor of a terminal.
  init?(of terminal: Int32) {
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return nil }
    self.terminal = terminal
    self.typed = []  // Not where it's declared: 6.2 then ends it twice where this gives nil.
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

  /// Makes the terminal what it was before; nothing where it wasn't taken over.
  @Sendable
  public static func giveBack() {
    tcsetattr(modes.pointee.terminal, TCSANOW, &modes.pointee.before)
  }

  /// The next key, or nil when none will come: ctrl-D, or the terminal is gone.
  ///
  /// An arrow, and whatever else a terminal tells by a sequence, is one key: the escape.
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
    // What isn't ASCII goes on with such bytes.
    let rest = typed.prefix { $0 & 0xC0 == 0x80 }
    typed.removeFirst(rest.count)
    return String(decoding: [first] + rest, as: UTF8.self).first
  }
}

/// How a terminal treats what is typed, before it is taken over and meanwhile.
private struct Modes {
  var terminal: Int32 = -1
  var before = termios()
  var during = termios()
}

// By a pointer: a signal may come while the value is in use, and its handler may take no lock.
private nonisolated(unsafe) let modes: UnsafeMutablePointer<Modes> = {
  let modes = UnsafeMutablePointer<Modes>.allocate(capacity: 1)
  modes.initialize(to: Modes())
  return modes
}()

/// Stops the program as ctrl-Z does, and has the terminal back to the shell meanwhile.
private func pause(for number: Int32) {
  tcsetattr(modes.pointee.terminal, TCSANOW, &modes.pointee.before)
  var stop = sigset_t()
  sigemptyset(&stop)
  sigaddset(&stop, number)
  signal(number, SIG_DFL)
  raise(number)
  // While it is handled the signal waits; now it stops all threads, until the shell says go on.
  pthread_sigmask(SIG_UNBLOCK, &stop, nil)
  signal(number, pause(for:))
  tcsetattr(modes.pointee.terminal, TCSANOW, &modes.pointee.during)
}
