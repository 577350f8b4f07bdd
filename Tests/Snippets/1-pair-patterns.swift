// Says: `let badge?` is a badge that is there, `_` is anything.
// Prints: 4711 / no badge / refused
let answers: [(code: Int, badge: String?)] = [(0, "4711"), (0, nil), (1, "4711")]
for answer in answers {
  switch answer {
  case (0, let badge?): print(badge)
  case (0, nil): print("no badge")
  case (_, _): print("refused")
  }
}
