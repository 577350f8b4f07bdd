// Says: A variable that began as `some CafeSearch` can't change its type.
// Fails: cannot assign value of type 'Offline' to type 'some CafeSearch'
protocol CafeSearch {}
struct Online: CafeSearch {}
struct Offline: CafeSearch {}

var search: some CafeSearch = Online()
search = Offline()
