// Says: A call of an `async` function needs `await`, and an ordinary function can't contain one.
// Fails: 'async' call in a function that does not support concurrency
func stars() async -> Double { 4.5 }

func show() { print(await stars()) }
