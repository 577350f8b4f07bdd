import Scenario

/// What one of the patterns owes its client.
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

/// What the user must see: at each screen, what the newest act brought.
@MainActor
final class ScreenModel {
  private(set) var login: [String] = []
  private(set) var search: [String] = []
  private let pattern: any PatternModel
  private var session: Session?
  private var query: Query?
  private var isSigningIn = false
  private var loginActs = 0
  private var searchActs = 0

  init(_ pattern: any PatternModel) {
    self.pattern = pattern
  }

  func signIn(_ person: Person) {
    guard !isSigningIn else { return }
    loginActs += 1
    let act = loginActs
    guard person != .nobody else { return login = ["Email and password are required inputs!"] }
    isSigningIn = true
    let answer = pattern.signIn(person.email, person.password)
    isSigningIn = false
    switch answer {
    case .success(let session) where act != loginActs: pattern.signOut(session)
    case .success(let session):
      let former = self.session
      self.session = session
      login = ["Auth succeeded: \(session.user.email), \(session.token.value)"]
      if let former, former != session { pattern.signOut(former) }
    case .failure(let error):
      if act == loginActs { login = ["Auth failed with error: \(error)"] }
    }
  }

  func signOut() {
    guard let session else { return }
    self.session = nil
    loginActs += 1
    let act = loginActs
    pattern.signOut(session)
    if act == loginActs { login = ["Signed out."] }
  }

  func search(_ term: String, near place: String) {
    query = nil
    guard !term.allSatisfy(\.isWhitespace) else {
      return refuse("Say what you are looking for, and near which place.")
    }
    guard let found = PlaceBook.town[place] else {
      return refuse("There is no place called \(place) on the map.")
    }
    show(Query(place: found, term: term, limit: 3))
  }

  func nextPage() {
    if let query { show(query.next) }
  }

  func suggest(_ prefix: String) {
    searchActs += 1
    let act = searchActs
    let answer = pattern.suggest(prefix)
    guard act == searchActs else { return }
    search = answer.lines { $0 }
  }

  private func refuse(_ line: String) {
    searchActs += 1
    search = [line]
  }

  private func show(_ query: Query) {
    searchActs += 1
    let act = searchActs
    let answer = pattern.search(query)
    guard act == searchActs else { return }
    search = answer.lines {
      $0.isEmpty ? ["No café found."] : $0.map { PinFactory().pin(for: $0).line }
    }
    if case .success = answer { self.query = query }
  }
}

extension Result {
  /// What a screen shows of an answer.
  func lines(_ lines: (Success) -> [String]) -> [String] {
    switch self {
    case .success(let answer): lines(answer)
    case .failure(let error): ["\(error)"]
    }
  }
}
