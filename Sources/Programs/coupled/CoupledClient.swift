import CoupledScreens
import Network
import Walk
import Workbook

/// Walks the steps with the screens that know their vendors.
@MainActor
struct CoupledClient {
  let login: CoupledLoginScreen
  let otherLogin: CoupledFacebookLoginScreen
  let search: CoupledSearchScreen
  let walk: Walk

  func take(_ step: Step) async {
    switch step {
    case .noInput:
      await walk.take(step, call: #"await login.logIn(email: "", password: "")"#) {
        await login.logIn(email: "", password: "")
        return login.sight
      }
    case .wrongPassword:
      let call = #"await login.logIn(email: "user@example.com", password: "guess")"#
      await walk.take(step, call: call) {
        await login.logIn(email: "user@example.com", password: "guess")
        return login.sight
      }
    case .signIn:
      let call = #"await login.logIn(email: "user@example.com", password: "password")"#
      await walk.take(step, call: call) {
        await login.logIn(email: "user@example.com", password: "password")
        return login.sight
      }
    case .searchSignedOut, .search, .sameSearch:
      await find(step)
    case .nextPage:
      await walk.take(step, call: "await search.showNextPage()") {
        await search.showNextPage()
        return search.sight
      }
    case .bestRated:
      walk.skip(step, because: "the screen would have to be changed")
    case .outage:
      walk.network.failNext(to: "/yelp/search")
      await find(step)
    case .otherProvider:
      let call = #"await otherLogin.logIn(email: "user@example.com", password: "password")"#
      await walk.take(step, call: call) {
        await otherLogin.logIn(email: "user@example.com", password: "password")
        return (.worked("rewritten"), otherLogin.lines)
      }
    case .signOut:
      await signOut(step)
    }
  }

  private func find(_ step: Step) async {
    await walk.take(step, call: #"await search.show("coffee", near: "Harbour Square")"#) {
      await search.show("coffee", near: "Harbour Square")
      return search.sight
    }
  }

  private func signOut(_ step: Step) async {
    let call = #"""
      await login.logOut()
      await search.show("coffee", near: "Harbour Square")
      await login.logIn(email: "user@example.com", password: "password")
      await search.show("coffee", near: "Harbour Square")
      """#
    await walk.take(step, call: call) {
      await login.logOut()
      var shows = login.lines
      await search.show("coffee", near: "Harbour Square")
      shows += search.lines
      let ending = search.sight.ending
      await login.logIn(email: "user@example.com", password: "password")
      shows += login.lines
      await search.show("coffee", near: "Harbour Square")
      return (ending, shows + search.lines)
    }
  }
}

extension CoupledLoginScreen {
  fileprivate var sight: Walk.Sight {
    (isSignedIn ? .worked("signed in") : .failed, lines)
  }
}

extension CoupledSearchScreen {
  fileprivate var sight: Walk.Sight {
    (count.map { .worked("\($0) cafés") } ?? .failed, lines)
  }
}
