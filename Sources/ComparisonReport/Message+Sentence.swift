import Transcripts

extension Message {
  /// The message in a sentence, for who can't see its picture.
  var sentence: String {
    switch kind {
    case .call: "\(from) calls \(to): \(what)"
    case .answer: "\(from) answers \(to): \(what)"
    case .failure: "\(from) throws to \(to): \(what)"
    case .request: "\(from) sends to \(to): \(what)"
    case .log: "\(from) logs: \(what)"
    case .unwatched: "Not watched, from \(from) to \(to): \(what)"
    }
  }
}
