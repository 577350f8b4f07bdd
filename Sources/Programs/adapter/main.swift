import AdapterPattern
import FacebookLogin
import FakeNetwork
import GoogleSignIn
import Scenario
import StepRecording
import Transcripts
import YelpAPI

let options = ProgramOptions.parse(
  CommandLine.arguments, about: "Signs in with Google and searches Yelp, through adapters.")

let network = Network()
let traced = CallTracer(network: network, untraced: UntracedBoundary.behindAdapters)
let login = LoginScreen(
  service: traced.signIn(GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network))))
let search = SearchScreen(
  client: traced.search(YLPClient(apiKey: "yelp-key", network: network)))

// The same screen over another provider: only this line is new.
let otherLogin = LoginScreen(
  service: traced.signIn(FacebookLoginAdapter { FacebookLoginManager(network: network) }))

let recorder = StepRecorder(
  column: "adapter",
  built: [
    "sign-in: GoogleAuthenticatorAdapter", "sign-in: GoogleAuthenticator",
    "search: YLPClient, extended",
  ],
  traced: traced)
let screens = ScreenWalk(
  recorder: recorder, login: login, search: search, searchPath: "/yelp/search")

await screens.take(own: [
  .recombine: { step in
    await recorder.record(
      step, call: #"await otherLogin.logIn(email: "user@example.com", password: "password")"#
    ) {
      await otherLogin.logIn(email: "user@example.com", password: "password")
      return otherLogin.observation
    }
  }
])
options.print(recorder.finish())
