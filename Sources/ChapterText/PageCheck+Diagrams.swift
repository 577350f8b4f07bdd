extension PageCheck {
  func diagrams(on page: Page) -> Findings {
    var findings = Findings()
    for fence in page.fences where fence.language == "mermaid" {
      findings.count += 1
      for fault in faults(of: fence) {
        findings.note(fault.message, on: page, line: fence.line(of: fault.offset))
      }
    }
    return findings
  }

  private func faults(of fence: Fence) -> [Diagram.Unreadable] {
    do throws(Diagram.Unreadable) {
      return switch try Diagram(fence.body) {
      case .classes(let diagram): faults(of: diagram)
      case .sequence(let diagram): faults(of: diagram)
      case .flow(let diagram): faults(of: diagram)
      }
    } catch {
      return [error]
    }
  }

  private func faults(of diagram: ClassDiagram) -> [Diagram.Unreadable] {
    var faults: [Diagram.Unreadable] = []
    var unknown: Set<String> = []
    for name in diagram.names where index.types[name.name] == nil {
      if unknown.insert(name.name).inserted {
        faults.append(.init(offset: name.offset, message: "Sources has no type '\(name.name)'"))
      }
    }
    for kind in diagram.kinds {
      guard let type = index.types[kind.type] else { continue }
      let words = Self.kinds[kind.word] ?? []
      if type.kinds.isDisjoint(with: words) {
        let right = type.kinds.sorted().joined(separator: ", ")
        faults.append(
          .init(offset: kind.offset, message: "'\(kind.type)' is no \(kind.word): it is \(right)"))
      }
    }
    for member in diagram.members where index.types[member.type] != nil {
      let isThere =
        member.isFunction
        ? index.hasFunction(member.name, in: member.type)
        : index.hasProperty(member.name, in: member.type)
      if !isThere {
        let word = member.isFunction ? "function" : "property"
        faults.append(
          .init(
            offset: member.offset, message: "'\(member.type)' has no \(word) '\(member.name)'"))
      }
    }
    for relation in diagram.relations {
      guard let from = index.types[relation.from], index.types[relation.to] != nil else { continue }
      if relation.isInheritance {
        if !from.inherits.contains(relation.to) {
          faults.append(
            .init(
              offset: relation.offset,
              message: "'\(relation.from)' isn't declared to be a '\(relation.to)'"))
        }
      } else if !from.files.contains(where: {
        index.wordsOfFiles[$0]?.contains(relation.to) == true
      }) {
        faults.append(
          .init(
            offset: relation.offset,
            message: "no file of '\(relation.from)' mentions '\(relation.to)'"))
      }
    }
    return faults.sorted { $0.offset < $1.offset }
  }

  /// The keywords that a diagram's word for a kind of type stands for.
  private static let kinds: [String: Set<String>] = [
    "actor": ["actor"], "class": ["class"], "enumeration": ["enum"], "interface": ["protocol"],
    "protocol": ["protocol"], "struct": ["struct"],
  ]

  private func faults(of diagram: SequenceDiagram) -> [Diagram.Unreadable] {
    var faults: [Diagram.Unreadable] = []
    for participant in diagram.participants
    where !participant.isPerson && index.types[participant.label] == nil
      && !programs.contains(participant.label)
    {
      faults.append(
        .init(
          offset: participant.offset,
          message: "Sources has no type and no program '\(participant.label)': a person is an "
            + "'actor'"))
    }
    for message in diagram.messages where message.isCall {
      guard let to = diagram.participants.first(where: { $0.id == message.to }), !to.isPerson,
        index.types[to.label] != nil || programs.contains(to.label),
        let fault = fault(inCall: message.text, to: to.label)
      else { continue }
      faults.append(.init(offset: message.offset, message: fault))
    }
    return faults.sorted { $0.offset < $1.offset }
  }

  private func fault(inCall text: String, to type: String) -> String? {
    if type == "Network" || programs.contains(type),
      let found = text.wholeMatch(of: /[A-Z]+ (\/\S*)(?: .*)?/)
    {
      return index.quotes(String(found.1)) ? nil : "no Swift file has the path '\(found.1)'"
    }
    if let found = text.wholeMatch(of: /(\w+)\(.*\)/) {
      let name = found.1 == type ? "init" : String(found.1)
      return name == "init" || index.hasFunction(name, in: type)
        ? nil : "'\(type)' has no function '\(name)'"
    }
    if text.wholeMatch(of: /\w+/) != nil {
      return index.hasProperty(text, in: type) ? nil : "'\(type)' has no property '\(text)'"
    }
    return "'\(text)' is no call: write 'name(arguments)', or say it in a Note"
  }

  private func faults(of diagram: Flowchart) -> [Diagram.Unreadable] {
    diagram.texts.flatMap { text in
      text.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter {
        word in
        // A capital inside, behind a small letter; `GoF` is the book.
        word.contains(/^[A-Z]\w*[a-z0-9][A-Z]/) && word != "GoF" && index.types[word] == nil
      }
      .map { .init(offset: text.offset, message: "Sources has no type '\($0)'") }
    }
  }
}
