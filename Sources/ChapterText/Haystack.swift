#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A long text that is searched often.
struct Haystack: Sendable {
  private let bytes: [UInt8]

  init(_ text: String) {
    // The search ends at the first zero.
    bytes = text.utf8.filter { $0 != 0 } + [0]
  }

  /// Whether a text occurs, and not as a part of a longer word.
  func holds(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    return bytes.withUnsafeBytes { haystack in
      guard let base = haystack.baseAddress?.assumingMemoryBound(to: CChar.self) else {
        return false
      }
      var start = base
      while let found = strstr(start, text) {
        let place = found - UnsafeMutablePointer(mutating: base)
        let before = place > 0 ? haystack[place - 1] : 0
        let after = haystack[place + text.utf8.count]
        if !(Self.isWord(before) && Self.isWord(first)), !(Self.isWord(after) && Self.isWord(last))
        {
          return true
        }
        start = UnsafePointer(found + 1)
      }
      return false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
