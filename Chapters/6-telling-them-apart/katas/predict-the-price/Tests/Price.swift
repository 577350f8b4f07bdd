/// The right prediction, with questions for readers who predicted something else.
struct Price {
  /// The right prediction.
  let right: Prediction

  /// A question about whether the design is hit, and in how many files.
  let files: String

  /// A question about the shared screens.
  let screens: String

  /// A question about who notices.
  let teller: String

  /// The objection to a prediction's files and screens, or nil if both are right.
  func objectionToFiles(of prediction: Prediction) -> String? {
    switch (prediction, right) {
    case (.undecided, _): "You haven't predicted anything yet. Read the change and the design."
    case (.notHit, .notHit), (.holds, .holds): nil
    case (.notHit, _): "Is the design really not hit? \(files)"
    case (.holds, _): "Does the design really hold? \(files)"
    case (.costs(let count, let screensToo, _), .costs(let rightCount, let rightScreens, _)):
      if count != rightCount {
        "Check the number of files. \(files)"
      } else if screensToo != rightScreens {
        "Check the shared screens. \(screens)"
      } else {
        nil
      }
    case (.costs, _): "Does the change really cost something? \(files)"
    }
  }

  /// The objection to a prediction's teller, or nil if the teller is right.
  func objectionToTeller(of prediction: Prediction, design: String) -> String? {
    switch (prediction, right) {
    case (.undecided, _): "\(design): you haven't predicted anything yet."
    case (.costs(_, _, let said), .costs(_, _, let told)) where said == told: nil
    case (.costs(_, _, .compiler), _): "\(design): does the compiler notice? \(teller)"
    case (.costs(_, _, .onlyTests), _): "\(design): does a test notice? \(teller)"
    case (.costs(_, _, .nobody), _): "\(design): does nobody notice? \(teller)"
    default: "\(design): first make this design's own test pass. It checks what has to be touched."
    }
  }
}
