import Processes

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
