import Transcripts

/// What is done with the list of notes.
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
    case .kitLook: "show them in the kit's own rows"
    case .choose: "choose the second note"
    case .noSuchNumber: "choose the ninth of three"
    case .takenDown: "choose the third, which was taken down after it was shown"
    case .emptyBoard: "show a board without notes"
    case .noDelegate: "choose the second note, when nobody wants to be told"
    case .otherStore: "show messages from another store, a list in memory"
    }
  }
}
