#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Terminal {
  /// Whether somebody sits at both ends: keys come in, and they see what goes out.
  public static var isAnswering: Bool { isatty(0) != 0 && isStandardOutput }

  /// Waits for a key of a letter, which needs no return key behind it, and isn't shown.
  ///
  /// - Returns: The letter, a small one; nil for ctrl-C, ctrl-D, and when nobody is there any more.
  public static func key() -> Character? {
    var usual = termios()
    guard tcgetattr(0, &usual) == 0 else { return nil }
    var single = usual
    cfmakeraw(&single)
    // What was typed ahead stays.
    tcsetattr(0, TCSADRAIN, &single)
    defer { tcsetattr(0, TCSADRAIN, &usual) }
    var byte: UInt8 = 0
    while true {
      switch read(0, &byte, 1) {
      case 1: break
      case -1 where errno == EINTR: continue
      default: return nil
      }
      let key = Character(Unicode.Scalar(byte))
      switch byte {
      case 3, 4: return nil
      // A key with an arrow sends more than one byte, and one of them looks like a letter.
      case 27: tcflush(0, TCIFLUSH)
      default: if key.isASCII, key.isLetter { return Character(key.lowercased()) }
      }
    }
  }
}
