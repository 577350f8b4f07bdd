/// An excerpt as its judge sees it: the right answer, and what is to be said to the others.
struct Excerpt {
  /// The right answer.
  let right: Answer

  /// What speaks against each of the other names here.
  let notA: [Pattern: String]

  /// What speaks against a reason here, where more is to be said than ``Reason/question``.
  let notBecause: [Reason: String]

  /// What speaks against an answer, or nil when it is right.
  func objection(to answer: Answer) -> String? {
    if answer == right {
      nil
    } else if answer.pattern == .undecided {
      "No name is chosen yet. Read the excerpt, then choose a name and a reason."
    } else if answer.pattern != right.pattern {
      answer.pattern.denial + (notA[answer.pattern] ?? "this name doesn't fit.")
    } else if answer.reason == .undecided {
      "The name fits. Now choose the reason that decides it."
    } else {
      "The name fits, the reason doesn't: " + (notBecause[answer.reason] ?? answer.reason.question)
    }
  }
}
