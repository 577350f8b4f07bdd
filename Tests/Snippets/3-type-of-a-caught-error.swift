// Says: In a function, a `do` with one type of error in it gives its `catch` an `error` of that type
// (SE-0413).
struct Lost: Error {}

func search() throws(Lost) -> Int { throw Lost() }

func found() -> Result<Int, Lost> {
  do { return .success(try search()) } catch { return .failure(error) }
}
