// Says: When a name changes later, the compiler shows you every call.
// Fails: value of type 'Vendor' has no member 'fetch'
struct Vendor { func load() {} }

Vendor().fetch()
