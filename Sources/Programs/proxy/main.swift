import FakeNetwork
import Foundation
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches with our own service, through proxies in front of it.")

let traced = CallTracer(network: Network())
let app = TracedProxyApp(traced)

let recorder = StepRecorder(
  column: "proxy",
  built: [
    "both: GuardedService", "sign-in: LockingSignIn", "sign-in: Service", "search: SharedSearch",
    "search: CachedSearch", "search: LazySearch", "search: Service",
  ],
  traced: traced)
let madeAtStart = traced.finish()
let screens = ScreenWalk(
  recorder: recorder, login: app.login, search: app.search, searchPath: "/service/search")

await screens.take(own: [
  .swapAPart: { step in
    let otherSearch = ScreenCalls("otherSearch", app.otherSearch)
    await recorder.record(
      step,
      [
        ScreenCalls("otherLogin", app.otherLogin).logIn(), otherSearch.show(), otherSearch.show(),
      ])
  }
])
let server = Bundle.main.bundleURL.appendingPathComponent("cafe-server")
let otherProcess =
  await OtherProcess(server: server).lines()
  + OtherProcess(server: server, ["--fail-next", "1"]).linesOfAnOutage()
let transcript = recorder.finish(
  notes: ["when each subject is created:"]
    + madeAtStart.map { "before step 1: \($0.from) creates \($0.to) for the sign-in" }
    + recorder.messages.filter { $0.message.kind == .creation }.map { step, message in
      "in step \(step.number) (\(step.rawValue)): \(message.from) creates \(message.to) for the search"
    }
    + [""] + otherProcess)
options.print(transcript)
