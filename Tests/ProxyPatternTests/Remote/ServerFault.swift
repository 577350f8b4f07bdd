/// What befalls the process behind a remote proxy.
enum ServerFault: CaseIterable, Sendable {
  case notFound, exitsAtOnce
  case killedBeforeACall, killedDuringACall, killedInTheMiddleOfALine
  case stopsAndStays
  case speaksANewerVersion, printsRubbish, printsRubbishForAnAnswer, answersSomethingElse

  /// What is said of the server to whoever waits for it; nil when nobody does.
  var reason: String? {
    switch self {
    case .notFound: "cafe-server couldn't be started: no such file or directory"
    case .exitsAtOnce: "cafe-server stopped with status 3"
    case .killedBeforeACall: nil
    case .killedDuringACall, .killedInTheMiddleOfALine:
      "cafe-server was ended by signal 9 (SIGKILL)"
    case .stopsAndStays: "cafe-server didn't answer in time"
    case .speaksANewerVersion: "cafe-server speaks version 2, not 1"
    case .printsRubbish: "cafe-server began with a line that is no greeting"
    case .printsRubbishForAnAnswer: "cafe-server wrote a line that is no answer"
    case .answersSomethingElse: "cafe-server wrote an answer that can't be read"
    }
  }

  /// What a server does that has this fault of its own, in the words of a shell; nil when it is the
  /// real server to which something is done, or none at all.
  var script: String? {
    let asked = greetings(1 + FaultTrial.calls)
    return switch self {
    case .notFound, .killedBeforeACall, .killedDuringACall, .stopsAndStays: nil
    case .exitsAtOnce: "exit 3"
    case .killedInTheMiddleOfALine: asked + #"printf '{"id":1,"ans'; kill -9 $$"#
    case .speaksANewerVersion: say(#"{"version":2}"#) + liveOn
    case .printsRubbish: say("Hello, world!") + liveOn
    case .printsRubbishForAnAnswer: asked + say("Hello, world!") + liveOn
    case .answersSomethingElse: asked + say(#"{"id":1,"answer":[1,2,3]}"#) + liveOn
    }
  }
}
