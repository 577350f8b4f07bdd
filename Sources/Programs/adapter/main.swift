import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments, about: "Signs in with Google and searches Yelp, through adapters.")

let traced = CallTracer(network: Network(), untraced: UntracedBoundary.behindAdapters)
let app = TracedAdapterApp(traced)

let recorder = StepRecorder(
  column: "adapter",
  built: [
    "sign-in: GoogleAuthenticatorAdapter", "sign-in: GoogleAuthenticator",
    "search: YLPClient, extended",
  ],
  traced: traced)
let screens = ScreenWalk(
  recorder: recorder, login: app.login, search: app.search, searchPath: "/yelp/search")

await screens.take(own: [
  .swapAPart: { step in
    await recorder.record(step, [ScreenCalls("otherLogin", app.otherLogin).logIn()])
  }
])
options.print(recorder.finish())
