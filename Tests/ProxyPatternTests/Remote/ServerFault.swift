import Processes

/// The ways in which the process behind a remote proxy fails.
enum ServerFault: String, CaseIterable, Sendable {
  case killedBeforeACall = "killed before a call"
  case killedDuringACall = "killed during a call"
  case killedAfterACall = "killed after a call"
  case killedBetweenTwoHalvesOfALine = "killed between two halves of a line"
  case stoppedPastTheDeadline = "stopped past the deadline"
  case exitsAtOnce = "exits at once"
  case notFound = "not found"
  case notExecutable = "not executable"
  case printsRubbish = "prints rubbish"
  case printsRubbishForAnAnswer = "prints rubbish for an answer"
  case answersSomethingElse = "answers something else"
  case speaksAnOlderVersion = "speaks an older version"
  case speaksANewerVersion = "speaks a newer version"
  case printsALineOf100MB = "prints a line of 100 MB"
  case answersTwice = "answers twice"
  case answersNobody = "answers nobody"
  case printsInvalidUTF8 = "prints invalid UTF-8"
  case closesItsOutputAndLivesOn = "closes its output and lives on"
  case neverSaysAnything = "never says anything"
  case greetsAndSaysNoMore = "greets and says no more"
  case answersOneAndSaysNoMore = "answers one and says no more"

  /// What is said of the server to whoever waits for it; nil when nobody does.
  var reason: String? {
    switch self {
    case .killedBeforeACall, .killedAfterACall: nil
    case .killedDuringACall, .killedBetweenTwoHalvesOfALine:
      "cafe-server was ended by signal 9 (SIGKILL)"
    case .stoppedPastTheDeadline, .neverSaysAnything, .greetsAndSaysNoMore,
      .answersOneAndSaysNoMore:
      "cafe-server didn't answer within \(FaultTrial.shortDeadline.inWords)"
    case .exitsAtOnce: "cafe-server stopped with status 3"
    case .notFound: "cafe-server couldn't be started: no such file or directory"
    case .notExecutable: "cafe-server couldn't be started: permission denied"
    case .printsRubbish: "cafe-server began with a line that is no greeting"
    case .printsRubbishForAnAnswer: "cafe-server wrote a line that is no answer"
    case .answersSomethingElse: "cafe-server wrote an answer that can't be read"
    case .speaksAnOlderVersion: "cafe-server speaks version 0, not 1"
    case .speaksANewerVersion: "cafe-server speaks version 2, not 1"
    case .printsALineOf100MB: "cafe-server wrote a line of more than 1000000 bytes"
    case .answersTwice: "cafe-server answered number 1, for which nobody waits"
    case .answersNobody: "cafe-server answered number 99, for which nobody waits"
    case .printsInvalidUTF8: "cafe-server wrote a line that isn't UTF-8"
    case .closesItsOutputAndLivesOn: "cafe-server hung up"
    }
  }

  /// How many of the calls that wait get their answer before the server fails.
  var answered: Int {
    self == .answersTwice || self == .answersOneAndSaysNoMore ? 1 : 0
  }

  /// Whether the fault is that no answer comes, so that a deadline has to pass.
  var isSilence: Bool {
    switch self {
    case .stoppedPastTheDeadline, .neverSaysAnything, .greetsAndSaysNoMore,
      .answersOneAndSaysNoMore:
      true
    default: false
    }
  }

  /// Whether a server has the fault of its own accord; else something is done to one that is well.
  var isTheServersOwn: Bool {
    script != nil || self == .notFound || self == .notExecutable
  }

  /// How many servers are killed for it.
  var kills: Int {
    switch self {
    case .killedBeforeACall, .killedDuringACall, .killedAfterACall, .killedBetweenTwoHalvesOfALine:
      1
    default: 0
    }
  }

  /// What a server does that has this fault of its own, in the words of a shell; nil when it is the
  /// real server to which something is done.
  var script: String? {
    switch self {
    case .killedBeforeACall, .killedDuringACall, .killedAfterACall, .stoppedPastTheDeadline,
      .notFound, .notExecutable:
      nil
    case .killedBetweenTwoHalvesOfALine: asked + #"printf '{"id":1,"ans'; kill -9 $$"#
    case .exitsAtOnce: "exit 3"
    case .printsRubbish: "echo 'Hello, world!'; exec sleep 60"
    case .printsRubbishForAnAnswer: asked + "echo 'Hello, world!'; exec sleep 60"
    case .answersSomethingElse: asked + #"echo '{"id":1,"answer":[1,2,3]}'; exec sleep 60"#
    case .speaksAnOlderVersion: #"echo '{"version":0}'; exec sleep 60"#
    case .speaksANewerVersion: #"echo '{"version":2}'; exec sleep 60"#
    case .printsALineOf100MB: asked + #"head -c 100000000 /dev/zero | tr '\0' x; exec sleep 60"#
    case .answersTwice:
      asked + #"printf '{"id":1,"answer":[]}\n{"id":1,"answer":[]}\n'; exec sleep 60"#
    case .answersNobody: asked + #"echo '{"id":99,"answer":[]}'; exec sleep 60"#
    case .printsInvalidUTF8: asked + #"printf '{"id":1,"answer":["\377"]}\n'; exec sleep 60"#
    case .closesItsOutputAndLivesOn: asked + "exec >&-; exec sleep 60"
    case .neverSaysAnything: "exec sleep 60"
    case .greetsAndSaysNoMore: asked + "exec sleep 60"
    case .answersOneAndSaysNoMore: asked + #"echo '{"id":1,"answer":[]}'; exec sleep 60"#
    }
  }

  /// Greets, and waits until all calls of a trial have come.
  private var asked: String {
    let lines = 1 + FaultTrial.calls
    return #"echo '{"version":1}'; "# + String(repeating: "read -r line; ", count: lines)
  }
}
