import TestSupport
import Testing

@Suite(.kata()) struct TestTheAdapterFormTests {
  @Test func `your tests are in an extension of TestTheAdapterTests`() throws {
    let inside = try sourceOfExercise().declarations(of: "TestTheAdapterTests")

    #expect(
      inside.contains { $0.contains("@Test") },
      "tests elsewhere don't run on the wrong adapters")
  }

  @Test func `your tests make their adapters with makeAdapter(to:)`() throws {
    let names = try sourceOfExercise().words

    #expect(
      names.contains("makeAdapter") && names.isDisjoint(with: ["SeaChartSearch", "onTrial"]),
      "only `makeAdapter(to:)` can make a wrong adapter for your tests")
  }
}
