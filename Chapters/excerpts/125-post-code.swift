// About: Place is our protocol, and the map accepts any Place. Substring is Swift's own type.
// Answer: adapter
// Because: The inner object is the text itself. It had no coordinates before, and the extension
// translates it. If the type were ours and made for the map, it would be an implementation (none of
// the five).
// After: https://github.com/Alamofire/Alamofire/blob/5.12.0/Source/Core/URLConvertible+URLRequestConvertible.swift#L37, String as URLConvertible
protocol Place {
  func coordinates() throws -> (north: Double, east: Double)
}

enum PlaceError: Error {
  case unreadable(String)
}

extension Substring: Place {
  func coordinates() throws -> (north: Double, east: Double) {
    let parts = split(separator: ",").map { Double($0) }
    guard parts.count == 2, let north = parts[0], let east = parts[1] else {
      throw PlaceError.unreadable(String(self))
    }
    return (north, east)
  }
}
