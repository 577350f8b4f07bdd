// Says: In a pattern, _? matches any value, but not nil.
// Prints: a value / nothing
for value: Int? in [0, nil] {
  switch value {
  case _?: print("a value")
  case nil: print("nothing")
  }
}
