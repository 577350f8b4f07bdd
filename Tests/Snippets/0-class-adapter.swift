// Says: possible where the vendor's class is `open`
import Foundation

protocol Reader { func read() -> String? }

// `InputStream` is `open`.
final class StreamReader: InputStream, Reader {
  func read() -> String? { nil }
}
