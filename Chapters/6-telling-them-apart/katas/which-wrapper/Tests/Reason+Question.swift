extension Reason {
  /// A question for a reader who chose this reason with the right name, if another reason is right.
  var question: String {
    switch self {
    case .undecided: "choose the one that decides."
    case .holdsAnother:
      "even where this is true, it decides nothing. Most types hold an object and call it."
    case .keepsInterface:
      "even where this is true, it decides nothing. Proxies and decorators both do it."
    case .translatesCalls:
      "which call has a different form inside, and who expected the form outside?"
    case .bothSidesGrow: "write both lists down. Are there several kinds on each side?"
    case .oneCallForParts: "count the parts that one call reaches. Do they know this type?"
    case .decidesWhether: "which object does this type represent, and which call doesn't reach it?"
    case .decidesWhen: "who makes the object inside, and is it made only for the first call?"
    case .decidesWhere: "find the line that crosses to another program."
    case .asksAndAdds: "does the object inside have the same interface? What is added to each call?"
    case .oneStepIsGiven: "which step is passed in from outside, and is it only one?"
    case .partsReportToIt: "find the line in which a part calls this type."
    case .onlyMakesAValue: "does this type really hold nothing, and ask no object?"
    case .changesNothing: "imagine the program without this type. Is nothing lost?"
    }
  }
}
