/// What a program says beside its output: notes and warnings.
public enum StandardError {
  /// Writes a line. One that can't be written isn't worth a failure.
  public static func say(_ line: String) {
    try? Descriptor(number: 2).write(Array("\(line)\n".utf8))
  }
}
