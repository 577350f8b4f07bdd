// Says: If one retry is inside another, and both have three tries, an outage causes nine requests.
// Prints: 9 requests
struct Lost: Error {}

func retried(_ attempt: () throws -> Void) throws {
  for _ in 1...2 {
    do { return try attempt() } catch {}
  }
  try attempt()
}

var requests = 0
try? retried {
  try retried {
    requests += 1
    throw Lost()
  }
}
print("\(requests) requests")
