// Says: A call that can throw needs `try` in front of it.
// Fails: call can throw but is not marked with 'try'
struct Closed: Error {}

func open() throws(Closed) {}

func visit() throws(Closed) { open() }
