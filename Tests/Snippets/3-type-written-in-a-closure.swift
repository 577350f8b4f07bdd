// Says: In a closure that type has to be written: `do throws(AuthenticationError)`.
// Says: `do throws(BookingError)` says which error its `catch` gets.
// Fails: cannot convert value of type 'any Error' to expected argument type 'Lost'
struct Lost: Error {}

func search() throws(Lost) -> Int { throw Lost() }

let written = { () -> Result<Int, Lost> in
  do throws(Lost) { return .success(try search()) } catch { return .failure(error) }
}
let unwritten = { () -> Result<Int, Lost> in
  do { return .success(try search()) } catch { return .failure(error) }
}
