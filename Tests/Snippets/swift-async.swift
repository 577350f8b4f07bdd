// Says: A `Task` runs beside the code that made it, and `value` waits for its result.
// Prints: 8.5
func stars(of name: String) async -> Double {
  await Task.yield()
  return name == "Mokka" ? 4.5 : 4.0
}

let mokka = Task { await stars(of: "Mokka") }
let filter = await stars(of: "Filter")
print(await mokka.value + filter)
