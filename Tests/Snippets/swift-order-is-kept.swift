// Says: Labeled arguments keep the order of the declaration.
// Fails: argument 'for' must precede argument 'short'
func line(for guest: String, short isShort: Bool) -> String { guest }

print(line(short: true, for: "Ada"))
