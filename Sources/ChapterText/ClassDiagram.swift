/// A class diagram. This may stand in it, a line each:
///
/// - `direction LR` or `direction TB`
/// - `class Name`, or `class Name {`, members, `}`
/// - a member: `+logIn(email, password)`, `+session`; outside a class `Name : +session`
/// - what kind of type it is: `<<protocol>>`, `<<interface>>`, `<<actor>>`, `<<struct>>`, `<<class>>` or
///   `<<enumeration>>`; behind it `<<protocol>> Name`
/// - `A ..|> B` and `A --|> B`: A conforms to B, A inherits from B
///   The other way round, `B <|.. A` and `B <|-- A` put B on top.
/// - `A --> B`, `A o-- B`, `A *-- B`, `A ..> B`: A knows, holds, owns, uses B. ` : words` may follow.
/// - `note "words"`, `note for A "words"`
///
/// Each name is a type of `Sources`, each member a member of it or of what it inherits from. A conformance
/// is one that the sources declare; a type that knows another mentions it in one of its files.
struct ClassDiagram: Equatable, Sendable {
  /// A type that is drawn.
  struct Name: Equatable, Sendable {
    var name: String
    var offset: Int
  }

  /// A member that is drawn.
  struct Member: Equatable, Sendable {
    var type: String
    var name: String
    var isFunction: Bool
    var offset: Int
  }

  /// An arrow.
  struct Relation: Equatable, Sendable {
    var from: String
    var to: String

    /// Whether it says that the first conforms to the second, or inherits from it.
    var isInheritance: Bool

    var offset: Int
  }

  /// What kind of type something is said to be.
  struct Kind: Equatable, Sendable {
    var type: String
    var word: String
    var offset: Int
  }

  private(set) var names: [Name] = []
  private(set) var members: [Member] = []
  private(set) var relations: [Relation] = []
  private(set) var kinds: [Kind] = []

  /// Reads the lines below the first.
  init(_ rows: some Sequence<Diagram.Row>) throws(Diagram.Unreadable) {
    var open: Name?
    for row in rows {
      if let type = open {
        if row.text == "}" {
          open = nil
        } else if let found = row.text.wholeMatch(of: /<<(\w+)>>/) {
          kinds.append(Kind(type: type.name, word: String(found.1), offset: row.offset))
        } else {
          try addMember(row.text, of: type.name, row)
        }
      } else if let found = row.text.wholeMatch(of: /class (\w+)( \{)?/) {
        let name = Name(name: String(found.1), offset: row.offset)
        names.append(name)
        open = found.2 == nil ? nil : name
      } else {
        try read(row)
      }
    }
    if let open {
      throw Diagram.Unreadable(offset: open.offset, message: "this class is never closed by '}'")
    }
  }

  private mutating func read(_ row: Diagram.Row) throws(Diagram.Unreadable) {
    let text = row.text
    if text.wholeMatch(of: /direction (LR|TB)/) != nil { return }
    if text.wholeMatch(of: /note "[^"]+"/) != nil { return }
    if let found = text.wholeMatch(of: /note for (\w+) "[^"]+"/) {
      names.append(Name(name: String(found.1), offset: row.offset))
    } else if let found = text.wholeMatch(of: /<<(\w+)>> (\w+)/) {
      guard names.contains(where: { $0.name == found.2 }) else {
        throw Diagram.Unreadable(
          offset: row.offset, message: "write 'class \(found.2)' above, or Mermaid doesn't know it")
      }
      kinds.append(Kind(type: String(found.2), word: String(found.1), offset: row.offset))
    } else if let found = text.wholeMatch(of: /(\w+) : (.+)/) {
      names.append(Name(name: String(found.1), offset: row.offset))
      try addMember(String(found.2), of: String(found.1), row)
    } else if let found = text.wholeMatch(
      of: /(\w+) (\.\.\|>|--\|>|<\|\.\.|<\|--|-->|o--|\*--|\.\.>) (\w+)(?: : ([^"{}:]+))?/)
    {
      let (left, right) = (String(found.1), String(found.3))
      names += [Name(name: left, offset: row.offset), Name(name: right, offset: row.offset)]
      let isTurned = found.2.hasPrefix("<")
      relations.append(
        Relation(
          from: isTurned ? right : left, to: isTurned ? left : right,
          isInheritance: found.2.contains("|"), offset: row.offset))
    } else {
      throw Diagram.Unreadable(
        offset: row.offset,
        message: "'\(text)' isn't what a class diagram may hold here, see ClassDiagram")
    }
  }

  private mutating func addMember(
    _ text: String, of type: String, _ row: Diagram.Row
  ) throws(Diagram.Unreadable) {
    guard let found = text.wholeMatch(of: /[-+]?(\w+)(\([\w ,:]*\))?/) else {
      throw Diagram.Unreadable(
        offset: row.offset,
        message: "'\(text)' is no member: write '+name(argument, argument)' or '+name'")
    }
    members.append(
      Member(
        type: type, name: String(found.1), isFunction: found.2 != nil, offset: row.offset))
  }
}
