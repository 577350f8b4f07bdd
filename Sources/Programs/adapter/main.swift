import AdapterPattern
import FacebookLogin
import FakeNetwork
import GoogleSignIn
import Scenario
import Walk
import Workbook
import YelpAPI

let options = ProgramOptions.parse(
  CommandLine.arguments, about: "Signs in with Google and searches Yelp, through adapters.")

let network = Network()
let seams = Seams(network: network, unwatched: UnwatchedSeam.behindAdapters)
let login = LoginScreen(
  service: seams.watched(GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network))))
let search = SearchScreen(
  client: seams.watched(YLPClient(apiKey: "yelp-key", network: network)))

// The same screen over another provider: only this line is new.
let otherLogin = LoginScreen(
  service: seams.watched(FacebookLoginAdapter { FacebookLoginManager(network: network) }))

let walk = Walk(
  column: "adapter",
  built: [
    "sign-in: GoogleAuthenticatorAdapter", "sign-in: GoogleAuthenticator",
    "search: YLPClient, extended",
  ],
  seams: seams)
let screens = ScreenWalk(walk: walk, login: login, search: search, searchPath: "/yelp/search")

await screens.take(own: [
  .otherProvider: { step in
    await walk.take(
      step, call: #"await otherLogin.logIn(email: "user@example.com", password: "password")"#
    ) {
      await otherLogin.logIn(email: "user@example.com", password: "password")
      return otherLogin.sight
    }
  }
])
options.print(walk.finish())
