import Dispatch
import Foundation
import Locking

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A small HTTP server on this machine's loopback. It answers connections, one after the other, and
/// ends when it is stopped or its time is up.
final class LoopbackServer: Sendable {
  /// What it does with a connection.
  enum Answer: Sendable {
    /// Writes these bytes and closes the connection.
    case bytes(String)

    /// Keeps the connection open and writes nothing, until the server ends.
    case silence
  }

  struct Failure: Error {
    var call: String
    var code: Int32
  }

  /// The port that the system gave it.
  let port: UInt16

  private let socketNumber: Int32
  private let hasToStop = Locked(false)
  private let heard = Locked<[String]>([])
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - answers: What it does with each connection in turn; with all further ones what it did with
  ///     the last, since a system's client may ask again by itself.
  ///   - lifetime: Its time, in seconds.
  init(_ answers: Answer..., lifetime: Double = 60) throws {
    (socketNumber, port) = try Self.listen()
    Thread.detachNewThread { [self] in
      serve(answers, until: Date() + lifetime)
      ended.signal()
    }
  }

  /// The first line of each request so far.
  var requests: [String] {
    heard.withLock(\.self)
  }

  /// An address of it.
  func url(_ path: String) -> URL? {
    URL(string: "http://127.0.0.1:\(port)\(path)")
  }

  /// Ends the server, and waits until nothing of it is left.
  func stop() {
    hasToStop.withLock { $0 = true }
    ended.wait()
    ended.signal()
  }

  /// An answer as it goes over the wire. It may be kept for a while.
  static func response(_ status: String, _ body: String) -> Answer {
    let clock = DateFormatter()
    clock.locale = Locale(identifier: "en_US_POSIX")
    clock.timeZone = .gmt
    clock.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    let headers = [
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)", "Connection: close",
      "Date: \(clock.string(from: .now))", "Cache-Control: max-age=600",
    ]
    return .bytes("HTTP/1.1 \(status)\r\n\(headers.joined(separator: "\r\n"))\r\n\r\n\(body)")
  }

  /// Whether anybody listens at a port of the loopback.
  static func isListening(at port: UInt16) -> Bool {
    let probe = socket(AF_INET, stream, 0)
    defer { close(probe) }
    return withLoopback(port) { connect(probe, $0, $1) } == 0
  }

  private static func listen() throws -> (Int32, UInt16) {
    let number = socket(AF_INET, stream, 0)
    guard number >= 0 else { throw Failure(call: "socket", code: errno) }
    // A process that another test starts meanwhile shall not keep the port open.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withLoopback(0) { bind(number, $0, $1) } == 0
    #if canImport(Darwin)
      let isOpen = isBound && Darwin.listen(number, 8) == 0
    #else
      let isOpen = isBound && Glibc.listen(number, 8) == 0
    #endif
    let isKnown =
      withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &size) }
      } == 0
    guard isOpen, isKnown else {
      let code = errno
      close(number)
      throw Failure(call: "listen", code: code)
    }
    return (number, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ answers: [Answer], until end: Date) {
    var open: [Int32] = []
    var answers = answers[...]
    while let answer = answers.first, waitForInput(of: socketNumber, until: end) {
      if answers.count > 1 { answers.removeFirst() }
      let connection = accept(socketNumber, nil, nil)
      guard connection >= 0 else { break }
      open.append(connection)
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      readRequest(from: connection, until: end)
      if case .bytes(let text) = answer {
        write(text, to: connection)
        close(connection)
        open.removeLast()
      }
    }
    // Silence ends with the server.
    while !open.isEmpty, !hasToStop.withLock(\.self), Date() < end { usleep(5_000) }
    for connection in open { close(connection) }
    close(socketNumber)
  }

  private func readRequest(from connection: Int32, until end: Date) {
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.count < 65_536, !request.contains(Data("\r\n\r\n".utf8)) {
      guard waitForInput(of: connection, until: end) else { return }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return }
      request.append(contentsOf: buffer[..<count])
    }
    let line = String(decoding: request, as: UTF8.self).prefix { !$0.isNewline }
    heard.withLock { $0.append(String(line)) }
  }

  /// Waits in small steps, so that whoever stops the server needn't wait long.
  private func waitForInput(of number: Int32, until end: Date) -> Bool {
    while !hasToStop.withLock(\.self), Date() < end {
      var waited = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      if poll(&waited, 1, 5) > 0 { return true }
    }
    return false
  }

  private func write(_ text: String, to connection: Int32) {
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func withLoopback<Answer>(
    _ port: UInt16, _ act: (UnsafePointer<sockaddr>, socklen_t) -> Answer
  ) -> Answer {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        act($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif
}
