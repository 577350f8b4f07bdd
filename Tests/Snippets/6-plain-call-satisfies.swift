// Says: A function that neither waits nor throws can stand for a requirement that may do both.
protocol Counter { func add(_ number: Int) async throws }

final class PlainCounter: Counter { func add(_ number: Int) {} }
