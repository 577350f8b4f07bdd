// Says: In `choose`, `defer { screen.show() }` shows the list anew on each way out.
// Prints: shown anew / chosen / shown anew / refused
struct Refusal: Error {}

func choose(_ number: Int) throws(Refusal) -> String {
  defer { print("shown anew") }
  guard number > 0 else { throw Refusal() }
  return "chosen"
}
for number in [1, 0] {
  do throws(Refusal) { print(try choose(number)) } catch { print("refused") }
}
