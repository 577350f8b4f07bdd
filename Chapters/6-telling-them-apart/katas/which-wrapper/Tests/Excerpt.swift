/// The right answer about an excerpt, with objections to the wrong answers.
struct Excerpt {
  /// The right answer.
  let right: Answer

  /// The objection to each wrong name.
  let notA: [Pattern: String]

  /// The objections to wrong reasons, where ``Reason/question`` isn't enough.
  let notBecause: [Reason: String]

  /// The objection to an answer, or nil if the answer is right.
  func objection(to answer: Answer) -> String? {
    if answer == right {
      nil
    } else if answer.pattern == .undecided {
      "You haven't chosen yet. Read the excerpt, then choose a name and a reason."
    } else if answer.pattern != right.pattern {
      answer.pattern.denial + (notA[answer.pattern] ?? "this name doesn't fit.")
    } else if answer.reason == .undecided {
      "The name fits. Now choose the reason that decides."
    } else {
      "The name fits. The reason doesn't: " + (notBecause[answer.reason] ?? answer.reason.question)
    }
  }
}
