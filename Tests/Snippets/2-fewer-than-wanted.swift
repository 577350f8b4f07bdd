// Says: `dropFirst` and `prefix` don't mind when there are fewer visits than they want.
// Prints: [3] / []
let visits = [1, 2, 3]
print(Array(visits.dropFirst(2).prefix(4)))
print(Array(visits.dropFirst(9).prefix(4)))
