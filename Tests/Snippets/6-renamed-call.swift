// Says: When a name changes later, the compiler shows you every call that doesn't
// fit anymore.
// Fails: value of type 'Vendor' has no member 'fetch'
struct Vendor { func load() {} }

Vendor().fetch()
