import Scenario
import TestSupport
import Testing

@testable import AdapterPattern

@Suite(.endsInTime) struct CompletionAnswerTests {
  @Test(arguments: [
    ("a value", nil, "value"),
    (nil, SearchError.cancelled, "error"),
    ("a value", SearchError.cancelled, "both"),
    (nil, nil, "neither"),
  ])
  func `distinguishes the four combinations`(
    _ value: String?, _ error: SearchError?, _ name: String
  ) {
    let answer = CompletionAnswer(value, error)

    let found =
      switch answer {
      case .value: "value"
      case .error: "error"
      case .both: "both"
      case .neither: "neither"
      }
    #expect(found == name)
  }
}
