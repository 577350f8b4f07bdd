import FacebookLogin
import FakeNetwork
import GoogleSignIn
import StepRecording
import Transcripts
import YelpAPI

let options = ProgramOptions.parse(
  CommandLine.arguments, about: "Signs in with Google and searches Yelp, without any pattern.")

let network = Network()
let traced = CallTracer(network: network, untraced: UntracedBoundary.behindScreens)
let login = CoupledLoginScreen(authenticator: GoogleAuthenticator(network: network))
let search = CoupledSearchScreen(client: YLPClient(apiKey: "yelp-key", network: network))
let otherLogin = CoupledFacebookLoginScreen(manager: FacebookLoginManager(network: network))

let recorder = StepRecorder(
  column: "coupled",
  built: ["sign-in: GoogleAuthenticator", "search: YLPClient"],
  traced: traced)
let screens = ScreenWalk(
  recorder: recorder, login: login, search: search, searchPath: "/yelp/search")

await screens.take(own: [
  .bestRated: { step in
    recorder.skip(
      step, because: "Nothing can be added from outside: the screen itself would have to change.")
  },
  .swapAPart: { step in
    let (email, password) = ("user@example.com", "password")
    let logIn = ClientCall(
      #"await otherLogin.logIn(email: "\#(email)", password: "\#(password)")"#
    ) {
      await otherLogin.logIn(email: email, password: password)
      return (.worked("rewritten"), otherLogin.lines)
    }
    await recorder.record(step, [logIn])
  },
  .forwarded: { step in
    recorder.skip(step, because: "Nothing is forwarded: the screen calls the vendor itself.")
  },
])
options.print(
  recorder.finish(notes: [
    "in step 10 the client itself was rewritten: \(type(of: login)) knows Google,"
      + " and \(type(of: otherLogin)) is the same screen for Facebook"
  ]))
