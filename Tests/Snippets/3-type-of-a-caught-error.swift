// Says: In a function, a `do` in which only calls throw, all of them one type, gives its `catch` an
// `error` of that type (SE-0413).
struct Lost: Error {}

func search() throws(Lost) -> Int { throw Lost() }

func found() -> Result<Int, Lost> {
  do { return .success(try search()) } catch { return .failure(error) }
}
