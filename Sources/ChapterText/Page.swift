import Foundation

/// A page of the workbook, taken apart.
public struct Page: Sendable {
  /// The path, from the package's folder on.
  public let path: String

  /// What kind of page it is; it decides which rules bind it.
  let group: PageGroup

  let lines: [String]
  let fences: [Fence]
  let headings: [Heading]

  /// The lines outside all fences; those within are empty.
  let textLines: [String]

  let inline: InlineText

  /// Takes a text apart.
  init(path: String, text: String) {
    self.path = path
    group = PageGroup(path: path)
    lines = text.components(separatedBy: "\n")
    (fences, textLines) = Self.fences(in: lines)
    headings = Self.headings(in: textLines)
    inline = InlineText(textLines)
  }

  /// The folder that relative links start from; empty for the package's folder.
  var folder: String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The names of the places that a link can lead to.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for heading in headings {
      let anchor = heading.anchor
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  private static func fences(in lines: [String]) -> (fences: [Fence], text: [String]) {
    var fences: [Fence] = []
    var text: [String] = []
    var open: (fence: Fence, end: Substring)?
    for (number, line) in lines.enumerated() {
      let indented = line.drop { $0 == " " }
      let indentation = line.count - indented.count
      if let (fence, end) = open {
        text.append("")
        if indented.hasPrefix(end), indented.allSatisfy({ $0 == end.first || $0 == " " }) {
          fences.append(fence)
          open = nil
        } else {
          let body = line.dropFirst(min(indentation, fence.indentation))
          open?.fence.body.append(String(body))
        }
      } else if indented.hasPrefix("```") || indented.hasPrefix("~~~") {
        text.append("")
        let end = indented.prefix { $0 == indented.first }
        let words = indented.dropFirst(end.count).split(separator: " ")
        let fence = Fence(
          language: words.first.map(String.init) ?? "",
          mark: number > 0 ? mark(in: lines[number - 1]) : nil, line: number + 1,
          indentation: indentation, body: [])
        open = (fence, end)
      } else {
        text.append(line)
      }
    }
    if var (fence, _) = open {
      fence.isOpen = true
      fences.append(fence)
    }
    return (fences, text)
  }

  private static func mark(in line: String) -> String? {
    line.wholeMatch(of: /\s*<!-- (.+) -->\s*/).map { String($0.1) }
  }

  private static func headings(in lines: [String]) -> [Heading] {
    lines.enumerated().compactMap { number, line in
      guard line.hasPrefix("#") else { return nil }
      let level = line.prefix { $0 == "#" }.count
      let text = line.dropFirst(level)
      guard level <= 6, text.hasPrefix(" ") else { return nil }
      return Heading(level: level, text: text.trimmed, line: number + 1)
    }
  }
}

extension StringProtocol {
  /// The text without the spaces at both ends.
  var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    let count = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return String(start.dropLast(count))
  }
}
