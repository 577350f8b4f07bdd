// Says: A wrapper gets the default as well: it answers the default, and the inner object's own method
// is never called.
// Prints: the default
protocol Search { func suggestion() -> String }

extension Search { func suggestion() -> String { "the default" } }

struct Service: Search { func suggestion() -> String { "the service's own" } }

struct Logged: Search { let inner: any Search }

print(Logged(inner: Service()).suggestion())
