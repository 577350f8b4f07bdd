import Foundation

/// What people get wrong, as `Tests/Mistakes/README.md` lists it.
///
/// A heading `## Proxy` begins a pattern, a line `6. words` is a mistake. A line that ends in
/// `_(comes with ...)_` needs no patch yet.
struct MistakeList: Equatable, Sendable {
  /// The words of each mistake.
  var words: [MistakeNumber: String] = [:]

  /// Those that need no patch yet.
  var postponed: Set<MistakeNumber> = []

  /// Reads the list.
  init(_ text: String) {
    var pattern = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        pattern = line.dropFirst(3).lowercased()
      } else if let found = line.wholeMatch(of: /(\d+)\. (.+)/), let number = Int(found.1) {
        let place = MistakeNumber(pattern: pattern, number: number)
        words[place] = String(found.2)
        if found.2.contains(/_\(comes with .+\)_$/) { postponed.insert(place) }
      }
    }
  }
}
