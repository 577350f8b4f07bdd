// Says: Called as the vendor calls it, it prints `success(3)`.
// Prints: success(3)
struct NoAnswer: Error {}

func completion<Value>(
  telling client: @escaping (Result<Value, any Error>) -> Void
) -> (Value?, (any Error)?) -> Void {
  { value, error in
    if let value { client(.success(value)) } else { client(.failure(error ?? NoAnswer())) }
  }
}

completion { (answer: Result<Int, any Error>) in print(answer) }(3, nil)
