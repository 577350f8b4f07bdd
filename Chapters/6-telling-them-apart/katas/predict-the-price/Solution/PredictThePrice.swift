// Your predictions: what does each change of the page do to three designs? The words are in
// Given/Prediction.swift and Given/Teller.swift. A prediction of a price has three parts, such as
// .costs(files: 7, screensToo: true, toldBy: .nobody)

// A method is renamed.
// Its own screen calls Google by the old name. The shared screens aren't in this program.
var renamedMethodInCoupled: Prediction { .costs(files: 1, screensToo: false, toldBy: .compiler) }
// Google's name stands in the adapter alone. It isn't free, but it is paid for in one place.
var renamedMethodInAdapter: Prediction { .costs(files: 1, screensToo: false, toldBy: .compiler) }
// Each decorator has our name outside and inside, and the screen calls it. A wrapper that keeps an
// interface pays for its changes, and protects nobody from them.
var renamedMethodInDecorator: Prediction { .costs(files: 2, screensToo: true, toldBy: .compiler) }

// Another unit.
// A number is a number: it compiles, and searches elsewhere.
var anotherUnitInCoupled: Prediction { .costs(files: 1, screensToo: false, toldBy: .onlyTests) }
// An adapter converts the units that it knew when it was written.
var anotherUnitInAdapter: Prediction { .costs(files: 1, screensToo: false, toldBy: .onlyTests) }
// An old server takes the new number for the old one. The version says which it is; here both sides
// are built together, and agree.
var anotherUnitInProxy: Prediction { .costs(files: 2, screensToo: false, toldBy: .nobody) }

// A requirement with a default.
// No protocol of ours is in its code.
var requirementInCoupled: Prediction { .notHit }
// It uses the protocol, conforms to nothing, and needs nothing new for its pins.
var requirementInFacade: Prediction { .holds }
// Each answers with the default and asks nobody: an empty text, and no error.
var requirementInDecorator: Prediction { .costs(files: 3, screensToo: true, toldBy: .onlyTests) }
