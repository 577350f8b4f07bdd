extension Reason {
  /// A question for a reader who chose the right name, but wrongly chose this reason.
  var question: String {
    switch self {
    case .undecided: "choose the reason that decides."
    case .holdsAnother:
      "even when this is true, it decides nothing. Most types hold an object and call it."
    case .keepsInterface:
      "even when this is true, it decides nothing. It is true of proxies and decorators."
    case .translatesCalls:
      "which call differs inside, and which client expected the outer call?"
    case .bothSidesGrow: "list the kinds on both sides. Are there several on each side?"
    case .oneCallForParts: "count the parts that one call reaches. Do they know this type?"
    case .decidesWhether: "which object does this type represent, and which call doesn't reach it?"
    case .decidesWhen: "does this type make the object inside, and only at the first call?"
    case .decidesWhere: "find the line that calls a different program."
    case .asksAndAdds: "does the object inside have the same interface? What is added to each call?"
    case .oneStepIsGiven: "which step is passed in from outside, and is it the only one?"
    case .partsReportToIt: "find the line in which a part calls this type."
    case .onlyMakesAValue: "is it true that this type holds nothing and asks no object?"
    case .changesNothing: "imagine the program without this type. Is anything lost?"
    }
  }
}
