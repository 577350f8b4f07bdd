// Says: A `try?` takes one of them away.
enum SourceError: Error { case offline }
enum ShelfError: Error { case full }

func ask() throws(SourceError) -> Int { 1 }
func put(_ number: Int) throws(ShelfError) {}

func load() throws(SourceError) -> Int {
  do {
    let number = try ask()
    try? put(number)
    return number
  } catch {
    throw error
  }
}
