// Says: An `as?` cast to the inner object's type gives `nil`.
// Prints: nil
protocol Search {}
struct Service: Search {}
struct LoggedSearch: Search { let inner: any Search }

let client: any Search = LoggedSearch(inner: Service())
print((client as? Service).map { "\($0)" } ?? "nil")
