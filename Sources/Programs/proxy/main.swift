import CafeService
import FakeNetwork
import Foundation
import ProxyPattern
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches with our own service, through proxies that stand before it.")

let network = Network()
let log = Log()
let traced = CallTracer(network: network, log: log)

let proxy = GuardedService.standard(traced: traced) { session in
  log.write(session == nil ? "a Service is made, to sign in" : "a Service is made, to search")
  return traced.made(Service(network: network, session: session))
}
let login = LoginScreen(service: traced.signIn(proxy))
let search = SearchScreen(client: traced.search(proxy))

let recorder = StepRecorder(
  column: "proxy",
  built: [
    "both: GuardedService", "sign-in: LockingSignIn", "sign-in: Service", "search: CachedSearch",
    "search: LazySearch", "search: Service",
  ],
  traced: traced)
let madeAtStart = log.lines
let screens = ScreenWalk(
  recorder: recorder, login: login, search: search, searchPath: "/service/search")

// The lazy proxy round the cache, and not the other way round.
let otherProxy = GuardedService { @Sendable in
  traced.signIn(LockingSignIn { traced.signIn(Service(network: network)) })
} search: { session in
  traced.search(
    LazySearch {
      traced.search(
        CachedSearch { traced.search(Service(network: network, session: session)) })
    })
}
let otherLogin = LoginScreen(service: traced.signIn(otherProxy))
let otherSearch = SearchScreen(client: traced.search(otherProxy))

await screens.take(own: [
  .recombine: { step in
    let call = #"""
      await otherLogin.logIn(email: "user@example.com", password: "password")
      await otherSearch.show("coffee", near: "Harbour Square")
      await otherSearch.show("coffee", near: "Harbour Square")
      """#
    await recorder.record(step, call: call) {
      await otherLogin.logIn(email: "user@example.com", password: "password")
      await otherSearch.show("coffee", near: "Harbour Square")
      await otherSearch.show("coffee", near: "Harbour Square")
      return otherSearch.observation
    }
  }
])
let server = Bundle.main.bundleURL.appendingPathComponent("cafe-server")
let otherProcess =
  await OtherProcess(server: server).lines()
  + OtherProcess(server: server, ["--fail-next", "1"]).linesOfAnOutage()
let transcript = recorder.finish(
  notes: ["when the subjects came into being:"]
    + madeAtStart.map { "before step 1: \($0)" }
    + recorder.logged.map { "in step \($0.step.number) \($0.step.rawValue): \($0.line)" }
    + [""] + otherProcess)
options.print(transcript)
