// Says: A switch without default doesn't compile when a case is added that it doesn't name
// Says: A `switch` without a `default` that leaves a case out doesn't compile.
// Fails: switch must be exhaustive
enum Code { case refused, offline, added }

func words(_ code: Code) -> String {
  switch code {
  case .refused: "refused"
  case .offline: "offline"
  }
}
