// Your predictions: what does each change in the README do to three designs? The cases are in
// Given/Prediction.swift and Given/Teller.swift. A prediction of a cost has three values, such as
// .costs(files: 7, screensToo: true, toldBy: .nobody)

// A method is renamed.
// Its own screen uses Google's old name. The shared screens aren't in this program.
var renamedMethodInCoupled: Prediction { .costs(files: 1, screensToo: false, toldBy: .compiler) }
// Only the adapter uses Google's name. The change isn't free, but you pay in one place.
var renamedMethodInAdapter: Prediction { .costs(files: 1, screensToo: false, toldBy: .compiler) }
// Each decorator has our name outside and inside, and the screen calls it. A wrapper that keeps an
// interface pays for changes of this interface, and protects nobody from them.
var renamedMethodInDecorator: Prediction { .costs(files: 2, screensToo: true, toldBy: .compiler) }

// Another unit.
// The type is still a number: the code compiles, but searches in the wrong place.
var anotherUnitInCoupled: Prediction { .costs(files: 1, screensToo: false, toldBy: .onlyTests) }
// An adapter only converts the units that were known when it was written.
var anotherUnitInAdapter: Prediction { .costs(files: 1, screensToo: false, toldBy: .onlyTests) }
// An old server misreads the new numbers, so the version has to change. No test notices, because
// the tests build both sides together.
var anotherUnitInProxy: Prediction { .costs(files: 2, screensToo: false, toldBy: .nobody) }

// A requirement with a default.
// Its code uses none of our protocols.
var requirementInCoupled: Prediction { .notHit }
// It uses the protocol, but doesn't conform to it. Its pins need nothing new.
var requirementInFacade: Prediction { .holds }
// Each answers with the default and asks nobody. The result is an empty text, not an error.
var requirementInDecorator: Prediction { .costs(files: 3, screensToo: true, toldBy: .onlyTests) }
