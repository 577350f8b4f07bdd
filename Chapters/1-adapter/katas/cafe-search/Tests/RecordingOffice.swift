import TestSupport

/// An office that writes down what it is asked, and answers as it was told.
final class RecordingOffice: TownOffice {
  private let questions = Notes<GuideQuestion>()
  private let answer: Result<[GuidePlace], GuideTrouble>

  /// Creates an office that answers every question with the same places.
  init(answering places: [GuidePlace] = []) {
    answer = .success(places)
  }

  /// Creates an office that always has the same trouble.
  init(failing trouble: GuideTrouble) {
    answer = .failure(trouble)
  }

  /// The questions for places that came, in order.
  var asked: [GuideQuestion] {
    questions.all
  }

  func places(for question: GuideQuestion) -> Result<[GuidePlace], GuideTrouble> {
    questions.write(question)
    return answer
  }

  func names(beginningWith letters: String) -> [String] {
    ["\(letters)nex", "\(letters)chor Coffee", "The \(letters)vil"]
  }
}
