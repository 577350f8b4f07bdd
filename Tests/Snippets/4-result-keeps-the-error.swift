// Says: A `Result` doesn't, so let the task bring one.

enum PriceError: Error {
  case unavailable
}

func ask() async throws(PriceError) -> Int { throw .unavailable }

func price() async throws(PriceError) -> Int {
  let answer = Task<Result<Int, PriceError>, Never> {
    do throws(PriceError) {
      return .success(try await ask())
    } catch {
      return .failure(error)
    }
  }
  return try await answer.value.get()
}
