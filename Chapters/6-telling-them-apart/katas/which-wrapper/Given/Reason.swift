/// The reasons to choose from. Each is true of at least one excerpt, and some are true of many.
/// Choose the reason that decides: it wouldn't be true if a different name were right.
enum Reason {
  /// You haven't chosen yet.
  case undecided

  /// The type holds another object and calls it.
  case holdsAnother

  /// The type has the same interface as the object inside.
  case keepsInterface

  /// The outer interface and the object inside are both older than the type. The object has a
  /// different interface, so the type translates each call.
  case translatesCalls

  /// There are several kinds of the type and several kinds of the object inside. All are ours, both
  /// sides were planned to get more, and each kind works with each.
  case bothSidesGrow

  /// One call replaces calls to several parts. The parts don't know the type, and can be used
  /// without it.
  case oneCallForParts

  /// The type has the interface of the object that it represents, and may answer or refuse without
  /// asking this object.
  case decidesWhether

  /// The type has the interface of the object that it represents, and makes this object only when
  /// the first call needs it.
  case decidesWhen

  /// The type has the interface of the object that it represents, and hides that this object is in
  /// another program.
  case decidesWhere

  /// The type has the interface of the object that it was given. In every call, it asks this object
  /// and adds something of its own.
  case asksAndAdds

  /// One step of the type's work is passed in from outside. All the rest stays the same.
  case oneStepIsGiven

  /// The parts know the type. They report to it, and it tells other parts what to do.
  case partsReportToIt

  /// The type makes one value from another. It holds nothing, and asks no object.
  case onlyMakesAValue

  /// The type passes each call on unchanged, to an object that its caller has anyway.
  case changesNothing
}
