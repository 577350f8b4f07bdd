// Says: A type that has `next()` alone is enough for both.
struct Dice: RandomNumberGenerator {
  mutating func next() -> UInt64 { 4 }
}

var dice = Dice()
let number = Int.random(in: 1...6, using: &dice)
let order = ["Blue Cup", "Galley"].shuffled(using: &dice)
