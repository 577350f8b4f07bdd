import TestSupport
import Testing

/// The suite that your tests belong to. Its traits run them on the right adapter and on each wrong
/// one.
@Suite(.kata(), .notices(AdapterMistake.self)) struct TestTheAdapterTests {}

@Suite(.kata()) struct TestTheAdapterFormTests {
  @Test func `your tests stand in an extension of TestTheAdapterTests`() throws {
    let inside = try KataExercise().syntax.inside(extensionsOf: "TestTheAdapterTests")

    #expect(
      inside.contains { $0.name == "Test" },
      "tests elsewhere don't run on the wrong adapters")
  }

  @Test func `your tests make their adapters with makeAdapter(to:)`() throws {
    let names = try Set(KataExercise().syntax.nodes.map(\.name))

    #expect(
      names.contains("makeAdapter") && names.isDisjoint(with: ["SeaChartSearch", "onTrial"]),
      "an adapter made in another way is never a wrong one")
  }
}
