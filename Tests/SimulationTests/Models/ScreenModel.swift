import Scenario
import TestSupport

/// What each pattern must do for its client.
@MainActor
protocol PatternModel: AnyObject {
  /// Signs in.
  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError>

  /// Signs out.
  func signOut(_ session: Session)

  /// One page of cafés.
  func search(_ query: Query) -> Result<[Business], SearchError>

  /// Names that begin with a few letters.
  func suggest(_ prefix: String) -> Result<[String], SearchError>
}

/// What the user must see on a sign-in screen: the result of the newest action.
@MainActor
final class LoginModel {
  private(set) var lines: [String] = []
  private(set) var session: Session?
  private let pattern: any PatternModel
  private var isSigningIn = false
  private var acts = 0

  init(_ pattern: any PatternModel) {
    self.pattern = pattern
  }

  func signIn(_ person: Person) {
    guard !isSigningIn else { return }
    acts += 1
    let act = acts
    guard person != .nobody else {
      lines = ["Email and password are required inputs!"]
      return
    }
    isSigningIn = true
    let answer = pattern.signIn(person.email, person.password)
    isSigningIn = false
    switch answer {
    case .success(let session) where act != acts: pattern.signOut(session)
    case .success(let session):
      let former = self.session
      self.session = session
      lines = ["Auth succeeded: \(session.user.email), \(session.token.value)"]
      if let former, former != session { pattern.signOut(former) }
    case .failure(let error):
      if act == acts { lines = ["Auth failed with error: \(error)"] }
    }
  }

  func signOut() {
    guard session != nil || isSigningIn else { return }
    let former = session
    session = nil
    acts += 1
    let act = acts
    if let former { pattern.signOut(former) }
    if act == acts { lines = ["Signed out."] }
  }
}

/// What the user must see on a search screen: the result of the newest action.
@MainActor
final class SearchModel {
  private(set) var lines: [String] = []
  private(set) var pins: [BusinessMapViewModel] = []
  private(set) var problem: SearchError?
  private let found: (Query) -> Result<[Business], SearchError>
  private let suggested: (String) -> Result<[String], SearchError>
  private var query: Query?
  private var acts = 0

  init(
    _ pattern: any PatternModel,
    by found: ((Query) -> Result<[Business], SearchError>)? = nil
  ) {
    self.found = found ?? pattern.search
    suggested = pattern.suggest
  }

  func search(_ term: String, near place: String) {
    query = nil
    guard ![term, place].contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
      return refuse("Enter a search term and the name of a place.")
    }
    guard let found = PlaceBook.town[place] else {
      return refuse("There is no place called \(place) on the map.")
    }
    (pins, problem) = ([], nil)
    show(Query(place: found, term: term, limit: 3))
  }

  func nextPage() {
    if let query { show(query.next) }
  }

  func suggest(_ prefix: String) {
    acts += 1
    let act = acts
    let answer = suggested(prefix)
    guard act == acts else { return }
    lines = answer.lines { $0 }
    problem = answer.failure
  }

  private func refuse(_ line: String) {
    acts += 1
    lines = [line]
    (pins, problem) = ([], nil)
  }

  private func show(_ query: Query) {
    acts += 1
    let act = acts
    let answer = found(query)
    guard act == acts else { return }
    pins = ((try? answer.get()) ?? []).map(PinFactory().pin)
    problem = answer.failure
    lines = answer.lines { _ in pins.isEmpty ? ["No café found."] : pins.map(\.line) }
    if case .success = answer { self.query = query }
  }
}

extension Result {
  /// The lines that a screen shows for an answer.
  func lines(_ lines: (Success) -> [String]) -> [String] {
    switch self {
    case .success(let answer): lines(answer)
    case .failure(let error): ["\(error)"]
    }
  }

  /// The error, or nil.
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Everything that a window shows.
@MainActor
func sight(
  _ login: (lines: [String], session: Session?),
  _ search: (lines: [String], pins: [BusinessMapViewModel], problem: SearchError?)
) -> [String] {
  login.lines + search.lines
    + ["\(login.session?.user.email ?? "nobody"), \(search.pins.count) pins"]
    + search.pins.map(\.title) + [search.problem.map { "\($0)" }].compactMap(\.self)
}
