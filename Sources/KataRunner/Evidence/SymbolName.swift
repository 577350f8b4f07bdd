/// A name in a file of machine code, and what it says of the source.
struct SymbolName: Hashable, Sendable {
  /// Something that a module declares.
  struct Declared: Hashable, Sendable {
    var module: String
    var name: String
  }

  /// The name as it stands in the file.
  let mangled: String

  /// The name in the source, from the module on: `Scenario`, `User`, `email`. Nothing for what isn't
  /// Swift's.
  private(set) var path: [String] = []

  /// Everything that is spoken of: the declaration itself, and the types of its arguments.
  private(set) var mentions: Set<Declared> = []

  /// All words of the name in the source, with the labels of arguments.
  private(set) var words: Set<String> = []

  /// The name in the source without its module.
  var key: String { path.dropFirst().joined(separator: ".") }

  /// The type that it belongs to.
  var type: String { path.dropFirst().dropLast().joined(separator: ".") }

  /// Whether it compares two values, and was written by hand or by the compiler.
  var comparesEqual: Bool {
    ["==", "!=", "==="].contains(path.last) || path.last?.hasPrefix("__derived_") == true
  }

  /// Reads names out of what `swift-demangle -tree-only` printed.
  static func names(in trees: String) -> [SymbolName] {
    var names: [SymbolName] = []
    var nodes: [Node] = []
    var mangled: Substring?
    func add() {
      if let mangled { names.append(SymbolName(String(mangled), nodes)) }
    }
    for line in trees.split(separator: "\n") {
      if line.hasPrefix("Demangling for ") {
        add()
        mangled = line.dropFirst(15)
        nodes = []
      } else if let node = Node(line) {
        nodes.append(node)
      }
    }
    add()
    return names
  }

  /// A name that isn't Swift's.
  init(_ mangled: String) {
    self.init(mangled, [])
  }

  private init(_ mangled: String, _ nodes: [Node]) {
    self.mangled = mangled
    // What follows the first module, without the types and labels of arguments.
    var hidden: Int?
    for node in nodes {
      if let depth = hidden, node.depth > depth { continue }
      hidden = nil
      switch node.kind {
      case "LabelList": hidden = node.depth
      case "Type" where !path.isEmpty: hidden = node.depth
      case "Module" where path.last != node.text: path.append(node.text)
      case "Identifier", "InfixOperator", "PrefixOperator", "PostfixOperator":
        path.append(node.text)
      default: break
      }
    }
    words = Set(nodes.filter { $0.kind == "Identifier" }.map(\.text))
    for (index, node) in nodes.enumerated() where node.kind == "Module" {
      let inside = nodes[(index + 1)...].prefix { $0.depth >= node.depth }
      guard let next = inside.first(where: { $0.depth == node.depth }) else { continue }
      // A private name stands one deeper, behind a mark of its file. And an extension has no name.
      let name =
        next.kind == "PrivateDeclName"
        ? inside.filter { $0.kind == "Identifier" }.prefix(2).last?.text : next.text
      mentions.insert(Declared(module: node.text, name: name ?? ""))
    }
  }

  /// A line such as `    kind=Module, text="Swift"`.
  private struct Node {
    var depth: Int
    var kind: Substring
    var text = ""

    init?(_ line: Substring) {
      guard let start = line.firstIndex(where: { $0 != " " }), line[start...].hasPrefix("kind=")
      else { return nil }
      depth = line.distance(from: line.startIndex, to: start) / 2
      let words = line[start...].dropFirst(5)
      kind = words.prefix { $0 != "," }
      let rest = words[kind.endIndex...]
      if rest.hasPrefix(", text=\"") { text = String(rest.dropFirst(8).dropLast()) }
    }
  }
}
