import TestSupport

/// An office that records the questions, and sends the answers that a test chose.
final class RecordingOffice: TownOffice {
  private let questions = Notes<GuideQuestion>()
  private let prefixes = Notes<String>()
  private let answers: [Result<[GuidePlace], GuideTrouble>]

  /// Creates an office that gives these answers, one for each question. Later questions get the
  /// last answer, too.
  init(_ answers: Result<[GuidePlace], GuideTrouble>...) {
    self.answers = answers
  }

  /// Creates an office that answers every question with the same places.
  convenience init(answering places: [GuidePlace] = []) {
    self.init(.success(places))
  }

  /// Creates an office that answers every question with the same error.
  convenience init(failing trouble: GuideTrouble) {
    self.init(.failure(trouble))
  }

  /// The questions about places so far, in order.
  var asked: [GuideQuestion] {
    questions.all
  }

  /// The letters in the questions about names so far, in order.
  var askedForNames: [String] {
    prefixes.all
  }

  func places(for question: GuideQuestion) -> Result<[GuidePlace], GuideTrouble> {
    let number = questions.number(of: question)
    return answers[min(number, answers.count) - 1]
  }

  func names(beginningWith letters: String) -> [String] {
    prefixes.write(letters)
    return ["\(letters)nex", "\(letters)chor Coffee", "The \(letters)vil", "\(letters)nex"]
  }
}
