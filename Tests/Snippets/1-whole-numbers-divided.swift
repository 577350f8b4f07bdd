// Says: An `Int` divided by an `Int` is an `Int` again: 9 by 2 is 4.
// Says: `compactMap` leaves out what is nil
// Prints: 4 4.5 / [1, 3]
let halfStars = 9
print(halfStars / 2, Double(halfStars) / 2)
print(["1", "two", "3"].compactMap { Int($0) })
