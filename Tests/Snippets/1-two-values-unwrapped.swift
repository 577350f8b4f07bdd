// Says: `guard let` can unwrap two values at once: both have to be there.
// Prints: 54.3 10.1 / nowhere
func words(_ north: Double?, _ east: Double?) -> String {
  guard let north, let east else { return "nowhere" }
  return "\(north) \(east)"
}
print(words(54.3, 10.1))
print(words(54.3, nil))
