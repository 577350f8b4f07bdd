// Says: If the compiler complains about `error` in the `catch`, two kinds of errors come out of your
// `do`.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'SourceError'
enum SourceError: Error { case offline }
enum ShelfError: Error { case full }

func ask() throws(SourceError) -> Int { 1 }
func put(_ number: Int) throws(ShelfError) {}

func load() throws(SourceError) -> Int {
  do {
    let number = try ask()
    try put(number)
    return number
  } catch {
    throw error
  }
}
