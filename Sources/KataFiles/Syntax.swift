import Foundation

/// A file of Swift as the compiler reads it: what stands in a comment or in a text is never taken
/// for code.
///
/// It is made of what `swiftc -frontend -dump-parse` prints: a node a line, the deeper the further
/// in.
public struct Syntax: Sendable {
  /// What the compiler saw at one place.
  public struct Node: Sendable {
    var depth: Int

    /// What it is, such as `class_decl` or `section_attr`.
    public var kind: String

    /// What else the compiler says of it.
    fileprivate var words: Substring

    /// Its name without the labels of its arguments; nothing when it has none.
    public var name: String {
      let found = words.firstMatch(
        of: /(?:^ |\] (?:unbound )?| (?:name|id|field)=)"((?:[^"\\]|\\.)*)"/)
      return String(found?.1.prefix { $0 != "(" } ?? "")
    }

    /// The line on which it begins, from 1 on.
    public var line: Int? { range?.first.line }

    /// The lines and columns on which its first and its last word begin, from 1 on.
    fileprivate var range: (first: (line: Int, column: Int), last: (line: Int, column: Int))? {
      guard
        let place = words.firstMatch(of: /range=\[[^\n]*?:(\d+):(\d+) - line:(\d+):(\d+)\]/),
        let line = Int(place.1), let column = Int(place.2), let last = Int(place.3),
        let end = Int(place.4)
      else { return nil }
      return ((line, column), (last, end))
    }
  }

  /// All that the compiler saw, from the first line on.
  public let nodes: [Node]
  private let lines: [Substring]

  /// The words for `env` that make the compiler print what it sees in a file.
  public static func command(for path: String) -> [String] {
    ["swiftc", "-frontend", "-dump-parse", "-swift-version", "6", "-parse-as-library", path]
  }

  /// Reads what the compiler printed; nil when that is something else.
  ///
  /// - Parameter text: What stands in the file.
  public init?(_ dump: String, of text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    nodes = dump.split(separator: "\n").compactMap(Node.init)
    guard nodes.first?.kind == "source_file" else { return nil }
  }

  /// What is declared at the top of the file under a name: a type, and its extensions, each as it
  /// stands there.
  public func declarations(of type: String) -> [String] {
    nodes.filter { $0.depth == 1 && $0.kind.hasSuffix("_decl") && $0.name == type }
      .compactMap(text)
  }

  /// The names of the types that are declared, wherever.
  public var types: [String] {
    nodes.filter { ["class_decl", "enum_decl", "struct_decl"].contains($0.kind) }.map(\.name)
  }

  /// The names that are given anew to types where others would find them: at the top of the file,
  /// or in an extension.
  public var outerAliases: [Node] {
    var isInExtension = false
    return nodes.filter { node in
      if node.depth == 1 { isInExtension = node.kind == "extension_decl" }
      return node.kind == "typealias_decl" && (node.depth == 1 || node.depth == 2 && isInExtension)
    }
  }

  /// The first line that contains a text, from 1 on, be it code or not.
  public func line(containing text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// The nodes inside of the extensions of a type.
  public func inside(extensionsOf type: String) -> [Node] {
    var found: [Node] = []
    var outer: Int?
    for node in nodes {
      if let depth = outer, node.depth > depth {
        found.append(node)
      } else {
        outer = node.kind == "extension_decl" && node.name == type ? node.depth : nil
      }
    }
    return found
  }

  private func text(of node: Node) -> String? {
    guard let (first, last) = node.range, last.line <= lines.count else { return nil }
    var rows = lines[(first.line - 1)..<last.line].map { Array($0.utf8) }
    rows[rows.count - 1] = Array(rows[rows.count - 1].prefix(last.column))
    rows[0] = Array(rows[0].dropFirst(first.column - 1))
    return rows.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

extension Syntax.Node {
  /// Reads a line such as `  (class_decl range=[...] "Cache"`.
  fileprivate init?(_ line: Substring) {
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line.utf8.dropFirst(spaces)
    guard rest.first == UInt8(ascii: "(") else { return nil }
    let word = rest.dropFirst().prefix { !" )".utf8.contains($0) }
    // A node may have a part in the one around it, as in `(body=brace_stmt`.
    let kind = word.split(separator: UInt8(ascii: "="), maxSplits: 1).last ?? word
    self.init(
      depth: spaces / 2, kind: String(decoding: kind, as: UTF8.self),
      words: line[word.endIndex...])
  }
}
