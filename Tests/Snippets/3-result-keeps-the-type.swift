// Says: A `Result` keeps the type of the error: its `get()` throws that type.
struct Lost: Error {}

func cafes(in found: Result<[String], Lost>) throws(Lost) -> [String] {
  try found.get()
}
