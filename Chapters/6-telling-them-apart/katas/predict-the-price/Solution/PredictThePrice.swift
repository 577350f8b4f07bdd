// Your predictions: what does each change in the README do to three designs? Choose from the cases
// in Given/Prediction.swift and Given/Teller.swift. A prediction of costs has three values, such as
// .costs(files: 7, screensToo: true, toldBy: .nobody)

// A method is renamed.
// The design's own screen uses Google's old name. The shared screens aren't in this program.
var renamedMethodInCoupled: Prediction { .costs(files: 1, screensToo: false, toldBy: .compiler) }
// Only the adapter uses Google's name. You do pay, but only in one place.
var renamedMethodInAdapter: Prediction { .costs(files: 1, screensToo: false, toldBy: .compiler) }
// Each decorator uses our name outside and inside, and the screen uses it, too. A wrapper that keeps
// an interface pays for changes to this interface, and protects nobody from them.
var renamedMethodInDecorator: Prediction { .costs(files: 2, screensToo: true, toldBy: .compiler) }

// Another unit.
// The type is still a number: the code compiles, but searches in the wrong place.
var anotherUnitInCoupled: Prediction { .costs(files: 1, screensToo: false, toldBy: .onlyTests) }
// An adapter converts only the units that were known when it was written.
var anotherUnitInAdapter: Prediction { .costs(files: 1, screensToo: false, toldBy: .onlyTests) }
// An old server misreads the new numbers, so the version has to change. No test notices, because
// the tests build both sides together.
var anotherUnitInProxy: Prediction { .costs(files: 2, screensToo: false, toldBy: .nobody) }

// A requirement with a default.
// This design uses none of our protocols.
var requirementInCoupled: Prediction { .notHit }
// The facade uses the protocol, but doesn't conform to it. The facade's pins don't need a source.
var requirementInFacade: Prediction { .holds }
// Each decorator answers with the default and asks nobody. The result is empty, not an error.
var requirementInDecorator: Prediction { .costs(files: 3, screensToo: true, toldBy: .onlyTests) }
