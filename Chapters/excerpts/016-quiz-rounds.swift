// About: All of this code is ours, and was planned together. TerminalStage, WebStage and
// HallStage conform to Stage.
// Answer: bridge
// Because: Texts become numbers on the way, as in an adapter. But neither side was there first,
// so neither was made to fit. Two kinds of round work on any of three stages, and use two small
// calls. For an adapter, the stage would be somebody else's, and Round would be older.
protocol Stage: Sendable {
  func show(_ text: String) async
  func heard() async -> String
}

protocol Round {
  func points() async -> Int
}

struct ChoiceRound<Place: Stage>: Round {
  let stage: Place
  let question: String, choices: [String], right: Int

  func points() async -> Int {
    await stage.show(question)
    for (number, choice) in choices.enumerated() { await stage.show("\(number) \(choice)") }
    return await Int(stage.heard()) == right ? 1 : 0
  }
}

struct GuessRound<Place: Stage>: Round {
  let stage: Place
  let secret: Int

  func points() async -> Int {
    await stage.show("Which number do I think of?")
    guard let guess = await Int(stage.heard()) else { return 0 }
    return max(0, 5 - abs(guess - secret))
  }
}
