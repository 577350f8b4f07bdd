/// The reasons to choose from. Each is true of some excerpt, and some are true of many. The reason
/// to choose is the one that decides: if another name were right, it wouldn't be true.
enum Reason {
  /// Nothing is chosen yet.
  case undecided

  /// It holds another object and calls it.
  case holdsAnother

  /// It has the same interface as the object inside.
  case keepsInterface

  /// The interface outside was there before it, and so was the object inside, which has another
  /// interface: each call is translated.
  case translatesCalls

  /// There are kinds of it and kinds of what it holds. All are ours, both sides were planned to get
  /// more, and any goes with any.
  case bothSidesGrow

  /// One call does what took calls to several parts. They don't know it, and can be used without
  /// it.
  case oneCallForParts

  /// It has the interface of the object that it stands for, and may answer or refuse without asking
  /// this object.
  case decidesWhether

  /// It has the interface of the object that it stands for, and makes this object only when the
  /// first call needs it.
  case decidesWhen

  /// It has the interface of the object that it stands for, and hides that this object isn't in the
  /// same program.
  case decidesWhere

  /// It has the interface of the object that it was given, asks this object in every call, and adds
  /// something of its own.
  case asksAndAdds

  /// One step of its work is chosen and given to it from outside. All the rest stays the same.
  case oneStepIsGiven

  /// The parts know it: they tell it what has happened, and it tells others what to do.
  case partsReportToIt

  /// It makes one value from another. It holds nothing, and asks no object.
  case onlyMakesAValue

  /// It passes each call on as it is, to an object that its caller has anyway.
  case changesNothing
}
