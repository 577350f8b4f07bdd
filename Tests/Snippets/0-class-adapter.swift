// Says: possible where the vendor's class is `open`
// Says: In Swift that is a subclass of the vendor's class which conforms to our protocol
import Foundation

protocol Reader { func read() -> String? }

// `InputStream` is `open`.
final class StreamReader: InputStream, Reader {
  func read() -> String? { nil }
}
