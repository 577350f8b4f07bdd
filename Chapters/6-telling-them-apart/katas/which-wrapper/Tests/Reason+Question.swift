extension Reason {
  /// What to ask oneself when this was chosen for the right name, and another reason is right.
  var question: String {
    switch self {
    case .undecided: "choose the one that decides."
    case .holdsAnother:
      "even where it is true, it doesn't decide. Most types hold another object and call it."
    case .keepsInterface:
      "even where it is true, it doesn't decide. Both a proxy and a decorator keep an interface."
    case .translatesCalls:
      "which call has one form outside and another form inside, and who expected the one outside?"
    case .bothSidesGrow: "write both lists down. Are there several kinds on each side?"
    case .oneCallForParts: "count the parts that one call reaches. Do they know this type?"
    case .decidesWhether: "what is the object that it stands for, and which call doesn't reach it?"
    case .decidesWhen: "who makes the object inside, and does that wait for the first call?"
    case .decidesWhere: "find the line that crosses to another program."
    case .asksAndAdds: "what is inside, has it the same interface, and what is added to each call?"
    case .oneStepIsGiven: "which step is given from outside, and is it one step?"
    case .partsReportToIt: "find the line in which a part calls it."
    case .onlyMakesAValue: "does it really hold nothing, and ask nobody?"
    case .changesNothing: "leave it out in your mind. Is it true that nothing is lost?"
    }
  }
}
