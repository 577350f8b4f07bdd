import TestSupport
import Testing

/// The suite that your tests belong to. Its traits run them on the right adapter and on each wrong
/// one.
@Suite(.kata(), .notices(AdapterMistake.self)) struct TestTheAdapterTests {}

@Suite(.kata()) struct TestTheAdapterFormTests {
  @Test func `your tests stand in an extension of TestTheAdapterTests`() throws {
    let exercise = try kataExercise()

    let parts = exercise.split(separator: /extension\s+TestTheAdapterTests\s*{/, maxSplits: 1)
    #expect(
      parts.count == 2 && parts[1].contains("@Test"),
      "tests elsewhere don't run on the wrong adapters")
  }

  @Test func `your tests make their adapters with makeAdapter(to:)`() throws {
    let exercise = try kataExercise()

    let code = exercise.replacing(/\/\/.*/, with: "").replacing(/`[^`]*`/, with: "")
    #expect(
      code.contains("makeAdapter(to:") && !code.contains(/\b(?:SeaChartSearch|onTrial)\b/),
      "an adapter made in another way is never a wrong one")
  }
}
