// Your predictions: what does each change in the README do to three designs? Choose from the cases
// in Given/Prediction.swift and Given/Teller.swift. A prediction of costs has three values, such as
// .costs(files: 7, screensToo: true, toldBy: .nobody)

// A method is renamed.
var renamedMethodInCoupled: Prediction { .undecided }
var renamedMethodInAdapter: Prediction { .undecided }
var renamedMethodInDecorator: Prediction { .undecided }

// Another unit.
var anotherUnitInCoupled: Prediction { .undecided }
var anotherUnitInAdapter: Prediction { .undecided }
var anotherUnitInProxy: Prediction { .undecided }

// A requirement with a default.
var requirementInCoupled: Prediction { .undecided }
var requirementInFacade: Prediction { .undecided }
var requirementInDecorator: Prediction { .undecided }
