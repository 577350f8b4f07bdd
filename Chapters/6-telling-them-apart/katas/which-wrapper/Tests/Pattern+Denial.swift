extension Pattern {
  /// The beginning of the objection to this name, when it is wrong.
  var denial: String {
    switch self {
    case .undecided: "No name yet: "
    case .adapter: "Not an adapter: "
    case .bridge: "Not a bridge: "
    case .facade: "Not a facade: "
    case .proxy: "Not a proxy: "
    case .decorator: "Not a decorator: "
    case .noneOfThem: "It is one of the five: "
    }
  }
}
