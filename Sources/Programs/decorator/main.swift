import DecoratorPattern
import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches with our own service, decorated with a log, retries and ranking.")

let traced = CallTracer(network: Network())
let retry = Retry(tries: 3) { failed in try await Task.sleep(for: .milliseconds(20 * failed)) }
let app = TracedDecoratorApp(traced, retry: retry)

let recorder = StepRecorder(
  column: "decorator",
  built: [
    "sign-in: LoggedSignIn", "sign-in: RetriedSignIn", "sign-in: Service", "search: LoggedSearch",
    "search: RetriedSearch", "search: Service",
  ],
  traced: traced)
let screens = ScreenWalk(
  recorder: recorder, login: app.login, search: app.search, searchPath: "/service/search")

await screens.take(own: [
  .bestRated: { step in
    await recorder.record(step, [ScreenCalls("ranked", app.ranked).show()])
  },
  .swapAPart: { step in
    await recorder.record(
      step, [ScreenCalls("otherSearch", app.otherSearch).show(near: "Upper Town")],
      failing: "/service/search")
  },
])
options.print(recorder.finish())
