import Transcripts

/// The steps of this case study.
enum MessagesStep: String, NamedStep {
  case show = "show"
  case kitLook = "kit-look"
  case choose = "choose"
  case noSuchNumber = "no-such-number"
  case takenDown = "taken-down"
  case emptyBoard = "empty-board"
  case noDelegate = "no-delegate"
  case otherStore = "other-store"

  var title: String {
    switch self {
    case .show: "show the board's notes"
    case .kitLook: "show the notes in the kit's default rows"
    case .choose: "choose the second note"
    case .noSuchNumber: "choose the ninth of three notes"
    case .takenDown: "choose the third note, which was removed after it was shown"
    case .emptyBoard: "show a board without notes"
    case .noDelegate: "choose the second note without a delegate"
    case .otherStore: "show messages from a different store, a list in memory"
    }
  }
}

extension Lessons where Step == MessagesStep {
  /// What to learn from each step.
  static let messages = Lessons([
    Lesson(
      .show,
      [
        Reason("3 rows", in: ["coupled"], because: "The screen itself reads the board's notes."),
        Reason(
          "3 rows", in: ["adapted"],
          because: "The adapter gives the kit the notes as messages, and the app draws the rows."),
      ]),
    Lesson(
      .kitLook,
      notices: [
        .init(
          "The kit has rows of its own, so an app can begin without drawing any.", of: "adapted")
      ],
      [Reason("3 rows", in: ["adapted"], because: "The same adapter works with the kit's rows.")]),
    Lesson(
      .choose,
      [
        Reason("chosen", in: ["coupled"], because: "The screen itself thanks the note's author."),
        Reason(
          "chosen", in: ["adapted"],
          because:
            "The kit tells its delegate about the choice, and the delegate thanks the author."),
      ]),
    Lesson(
      .noSuchNumber,
      notices: [
        .init(
          "The coupled screen crashes on a wrong number; the kit rejects the number.",
          of: "coupled", "adapted")
      ],
      [
        Reason(
          "crashed", in: ["coupled"], because: "The screen uses the number as an index, unchecked."),
        Reason("blocked", in: ["adapted"], because: "The kit knows how many messages there are."),
      ]),
    Lesson(
      .takenDown,
      notices: [
        .init(
          "A note can be removed while it's on screen. Only the kit handles that.", of: "coupled",
          "adapted")
      ],
      [
        Reason(
          "crashed", in: ["coupled"], because: "The screen still has the number of a removed note."),
        Reason(
          "blocked", in: ["adapted"],
          because: "The kit looks for the message by its id, and doesn't find it anymore."),
      ]),
    Lesson(
      .emptyBoard,
      notices: [
        .init(
          "The coupled screen stays blank; the kit says that the list is empty.",
          of: "coupled", "adapted")
      ],
      [
        Reason("0 rows", in: ["coupled"], because: "The screen has no text for an empty board."),
        Reason("0 rows", in: ["adapted"], because: "The kit says that the list is empty."),
      ]),
    Lesson(
      .noDelegate,
      [Reason("chosen", in: ["adapted"], because: "The kit works without a delegate.")]),
    Lesson(
      .otherStore,
      notices: [.init("A new store needs a new adapter, but not a new screen.", of: "adapted")],
      [
        Reason(
          "2 rows", in: ["adapted"],
          because: "The list in memory has an adapter of its own. The screen is the same.")
      ]),
  ])
}
