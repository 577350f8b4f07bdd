import CoupledScreens
import FacebookLogin
import FakeNetwork
import GoogleSignIn
import Walk
import Workbook
import YelpAPI

let options = ProgramOptions.parse(
  CommandLine.arguments, about: "Signs in with Google and searches Yelp, without any pattern.")

let network = Network()
let seams = Seams(network: network, unwatched: UnwatchedSeam.behindScreens)
let login = CoupledLoginScreen(authenticator: GoogleAuthenticator(network: network))
let search = CoupledSearchScreen(client: YLPClient(apiKey: "yelp-key", network: network))
let otherLogin = CoupledFacebookLoginScreen(manager: FacebookLoginManager(network: network))

let walk = Walk(
  column: "coupled",
  built: ["sign-in: GoogleAuthenticator", "search: YLPClient"],
  seams: seams)
let screens = ScreenWalk(walk: walk, login: login, search: search, searchPath: "/yelp/search")

await screens.take(own: [
  .bestRated: { step in
    walk.skip(step, because: "the screen would have to be changed")
  },
  .otherProvider: { step in
    await walk.take(
      step, call: #"await otherLogin.logIn(email: "user@example.com", password: "password")"#
    ) {
      await otherLogin.logIn(email: "user@example.com", password: "password")
      return (.worked("rewritten"), otherLogin.lines)
    }
  },
])
options.print(
  walk.finish(notes: [
    "in step 10 the client itself was rewritten: \(type(of: login)) knows Google,"
      + " \(type(of: otherLogin)) is the same screen for Facebook"
  ]))
