/// A fault of the process behind a remote proxy.
enum ServerFault: CaseIterable, Sendable {
  case notFound, exitsAtOnce
  case killedBeforeACall, killedDuringACall, killedInTheMiddleOfALine
  case stopsAndStays
  case speaksANewerVersion, printsRubbish, printsRubbishForAnAnswer, answersSomethingElse

  /// The message that waiting calls get, or nil when no call waits.
  var reason: String? {
    switch self {
    case .notFound: "cafe-server couldn't be started: no such file or directory"
    case .exitsAtOnce: "cafe-server stopped with status 3"
    case .killedBeforeACall: nil
    case .killedDuringACall, .killedInTheMiddleOfALine:
      "cafe-server was ended by signal 9 (SIGKILL)"
    case .stopsAndStays: "cafe-server didn't answer in time"
    case .speaksANewerVersion: "cafe-server speaks version 2, not 1"
    case .printsRubbish: "cafe-server began with a line that isn't a greeting"
    case .printsRubbishForAnAnswer: "cafe-server wrote a line that isn't an answer"
    case .answersSomethingElse: "cafe-server wrote an answer that can't be read"
    }
  }

  /// A shell script for a server with this fault. It is nil when the fault happens to the real
  /// server, or without any server.
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
