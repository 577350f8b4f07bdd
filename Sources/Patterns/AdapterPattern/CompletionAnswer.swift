/// The four combinations that a completion handler `(Value?, Error?)` can receive.
enum CompletionAnswer<Value> {
  case value(Value)
  case error(any Error)
  case both
  case neither

  init(_ value: Value?, _ error: (any Error)?) {
    switch (value, error) {
    case (let value?, nil): self = .value(value)
    case (nil, let error?): self = .error(error)
    case (_?, _?): self = .both
    case (nil, nil): self = .neither
    }
  }
}
