import Dispatch

/// The tourist office's guide to the town. Its makers won't change this class for us.
final class TownGuide: Sendable {
  private let office: any TownOffice

  /// Creates a guide that asks this office.
  init(office: any TownOffice) {
    self.office = office
  }

  /// Lists places of a kind near a point, and calls `done` once, later, on another thread.
  ///
  /// - Parameters:
  ///   - kind: The kind of place, such as `coffee`.
  ///   - point: Degrees of longitude and latitude, in this order, with a space between them:
  ///     `10.5 54.25`.
  ///   - first: The number of the first place on the page. The nearest place has the number 1.
  ///   - last: The number of the last place on the page. The page includes this place.
  ///   - done: Gets the places in the guide's order, or an error.
  func list(
    _ kind: String, near point: String, from first: UInt, through last: UInt,
    done: @escaping @Sendable (Result<[GuidePlace], GuideTrouble>) -> Void
  ) {
    let answer = office.places(
      for: GuideQuestion(kind: kind, point: point, first: first, last: last))
    DispatchQueue.global().async { done(answer) }
  }

  /// Finds the names of places that begin with these letters, and calls `done` once, later, on
  /// another thread.
  func findNames(beginningWith letters: String, done: @escaping @Sendable ([String]) -> Void) {
    let names = office.names(beginningWith: letters)
    DispatchQueue.global().async { done(names) }
  }
}
