// Says: `compactMap`, `withThrowingTaskGroup` and `async let` turn a typed error into `any Error`.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Lost'
struct Lost: Error {}

func search(_ page: Int) throws(Lost) -> Int { throw Lost() }

func found() throws(Lost) -> [Int] {
  try [1, 2].compactMap { (page) throws(Lost) in try search(page) }
}
