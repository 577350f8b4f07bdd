/// A prediction as its judge sees it: the right one, and where to look again.
struct Price {
  /// The right prediction.
  let right: Prediction

  /// Where to look again for whether the design is hit, and for how many of its files.
  let files: String

  /// Where to look again for the shared screens.
  let screens: String

  /// Where to look again for who tells.
  let teller: String

  /// What speaks against what a prediction says is to be touched, or nil when it is right.
  func objectionToFiles(of prediction: Prediction) -> String? {
    switch (prediction, right) {
    case (.undecided, _): "Nothing is predicted yet. Read the change and the design first."
    case (.notHit, .notHit), (.holds, .holds): nil
    case (.notHit, _): "Isn't it hit? \(files)"
    case (.holds, _): "Does it hold? \(files)"
    case (.costs(let count, let screensToo, _), .costs(let rightCount, let rightScreens, _)):
      if count != rightCount {
        "The number of files: \(files)"
      } else if screensToo != rightScreens {
        "The shared screens: \(screens)"
      } else {
        nil
      }
    case (.costs, _): "Does it cost something? \(files)"
    }
  }

  /// What speaks against who tells in a prediction, or nil when it is right.
  func objectionToTeller(of prediction: Prediction, design: String) -> String? {
    switch (prediction, right) {
    case (.undecided, _): "\(design): nothing is predicted yet."
    case (.costs(_, _, let said), .costs(_, _, let told)) where said == told: nil
    case (.costs(_, _, .compiler), _): "\(design): does the compiler tell? \(teller)"
    case (.costs(_, _, .onlyTests), _): "\(design): does a test tell? \(teller)"
    case (.costs(_, _, .nobody), _): "\(design): does nobody tell? \(teller)"
    default: "\(design): look first at what has to be touched, in the test for this design."
    }
  }
}
