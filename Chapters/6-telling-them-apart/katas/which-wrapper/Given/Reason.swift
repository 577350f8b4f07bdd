/// The reasons to choose from. Each is true of at least one excerpt, and some are true of many.
/// Choose the reason that decides: it is true of the right pattern, and of no other pattern.
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

  /// There are several kinds of this type and several kinds of the object inside. All of them are
  /// ours. Both sides were planned to grow, and each outer kind works with each inner kind.
  case bothSidesGrow

  /// One call replaces calls to several parts. The parts don't know the type, and can be used
  /// without it.
  case oneCallForParts

  /// The type has the interface of the object that it represents, and can answer or refuse a call
  /// without asking this object.
  case decidesWhether

  /// The type has the interface of the object that it represents, and makes this object only when
  /// the first call needs it.
  case decidesWhen

  /// The type has the interface of the object that it represents, and hides that this object is in
  /// a different program.
  case decidesWhere

  /// The type has the interface of an object that was passed in. In every call, the type asks this
  /// object and adds something.
  case asksAndAdds

  /// Only one step of the type's work is passed in from outside. The other steps stay the same.
  case oneStepIsGiven

  /// The parts know the type and report to it. Then the type tells other parts what to do.
  case partsReportToIt

  /// The type makes a value from another value. It holds nothing, and asks no object.
  case onlyMakesAValue

  /// The type passes each call on unchanged, to an object that the caller already has.
  case changesNothing
}
