import TerminalText
import Transcripts

extension [Message] {
  /// The messages as a sequence diagram in Mermaid, which GitHub draws; each line ends with a
  /// newline.
  var mermaid: String {
    let names = SequenceDrawing.order(of: self)
    // By number: a name could be a word of the language, such as `end`.
    func part(_ name: String) -> String { "p\((names.firstIndex(of: name) ?? 0) + 1)" }
    let participants = names.map { "  participant \(part($0)) as \($0.mermaid)" }
    let lines = map { message in
      let (from, to, what) = (part(message.from), part(message.to), message.what.mermaid)
      return switch message.kind {
      case .call, .request: "  \(from)->>\(to): \(what)"
      case .answer: "  \(from)-->>\(to): \(what)"
      case .failure: "  \(from)--x\(to): \(what)"
      case .log: "  Note over \(from): logs #quot;\(what)#quot;"
      case .unwatched where from == to: "  Note over \(from): not watched"
      case .unwatched: "  \(from)--)\(to): not watched"
      }
    }
    return (["sequenceDiagram"] + participants + lines).map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The string as a text of Mermaid, in which nothing is taken for a mark.
  fileprivate var mermaid: String {
    let plain = " .,:()/@=-_'"
    let text = printable.unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || plain.unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    // A text that is missing is an error in the language.
    return text.allSatisfy { $0 == " " } ? "#160;" : text
  }
}
