/// The kinds of pages. Each rule says which of them it binds.
enum PageGroup: Equatable, Sendable {
  case frontPage
  case mistakes
  case chapter
  case glossary
  case caseStudy
  case kata

  init(path: String) {
    let parts = path.split(separator: "/")
    if parts.first == "Tests" {
      self = .mistakes
    } else if parts.first == "Sources" {
      self = .caseStudy
    } else if parts.contains("katas") {
      self = .kata
    } else if parts.count == 1 {
      self = .frontPage
    } else {
      self = parts.count == 2 ? .glossary : .chapter
    }
  }

  /// Whether code may stand here that is in no file, and text that no program prints: the parts of an
  /// answer that a hint shows, the bytes of a server that a task describes.
  var hasExamples: Bool {
    self == .kata || self == .mistakes
  }
}
