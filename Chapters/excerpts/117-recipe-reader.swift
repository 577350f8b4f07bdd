// About: No other code can create a scanner or a builder.
// Answer: facade
// Because: There is one new call for a scanner, a plan and a builder, and the scanner's error
// becomes the reader's error. RecipeReader can't take the place of any part. Only one point is
// debatable: whether parts that only RecipeReader uses are a subsystem.
// After: https://github.com/swiftlang/swift-foundation/blob/swift-6.3.3-RELEASE/Sources/FoundationEssentials/JSON/JSONDecoder.swift#L343, JSONDecoder
final class RecipeReader {
  var allowsComments = false
  var units = Units.metric

  func read(_ text: String) throws -> Recipe {
    do {
      var scanner = RecipeScanner(text, skippingComments: allowsComments)
      let plan = try scanner.scan()
      let builder = RecipeBuilder(plan: plan, units: units)
      return try builder.build(plan.top)
    } catch let error as RecipeScanner.Mistake {
      throw ReadingError.unreadable(line: error.line)
    }
  }
}
