#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lines on their way to a peer, which takes as much at a time as it likes.
package struct OutgoingLines {
  private var lines: [[UInt8]] = []
  private var written = 0

  package var isEmpty: Bool { lines.isEmpty }

  package mutating func add(_ more: [[UInt8]]) {
    lines += more.map { $0 + [newline] }
  }

  /// Writes without waiting; false when nobody will ever read what is left.
  package mutating func write(to file: Int32, sent: ([UInt8]) -> Void) -> Bool {
    while let line = lines.first {
      let count = line[written...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN
      }
      written += count
      if written == line.count {
        lines.removeFirst()
        written = 0
        sent(Array(line.dropLast()))
      }
    }
    return true
  }
}

/// Lines on their way from a peer, which come in pieces.
package struct IncomingLines {
  package enum Reading {
    /// Something came, and more may come.
    case something

    /// Nothing came, but something may come later.
    case nothing

    /// Nothing will come any more.
    case end

    /// The peer did something wrong; with what.
    case wrong(String)
  }

  private let longest: Int

  /// What has come of a line that isn't whole yet.
  package private(set) var line: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  package init(longest: Int) {
    self.longest = longest
  }

  /// Reads a piece without waiting, and hands over the lines that are whole by now.
  package mutating func read(
    from file: Int32, received: ([UInt8]) -> String?
  ) -> Reading {
    let count = systemRead(file, &buffer, buffer.count)
    guard count > 0 else {
      return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
    }
    var rest = buffer[..<count]
    while let end = rest.firstIndex(of: newline) {
      line += rest[..<end]
      rest = rest[(end + 1)...]
      guard line.count <= longest else { return tooLong }
      if let fault = received(line) { return .wrong(fault) }
      line.removeAll(keepingCapacity: true)
    }
    line += rest
    return line.count > longest ? tooLong : .something
  }

  private var tooLong: Reading {
    .wrong("wrote a line of more than \(longest) bytes")
  }
}

private let newline = UInt8(ascii: "\n")

// Inside the types, `read` and `write` mean their own methods.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
