import TestSupport
import Testing

/// The suite that your tests belong to. Its traits run them on the right cache and on each wrong
/// one.
@Suite(.kata(), .notices(CacheMistake.self)) struct TestTheCacheTests {}

@Suite(.kata()) struct TestTheCacheFormTests {
  @Test func `your tests stand in an extension of TestTheCacheTests`() throws {
    let inside = try KataExercise().syntax.inside(extensionsOf: "TestTheCacheTests")

    #expect(
      inside.contains { $0.name == "Test" },
      "tests elsewhere don't run on the wrong caches")
  }

  @Test func `your tests make their caches with makeCache(asking:)`() throws {
    let names = try Set(KataExercise().syntax.nodes.map(\.name))

    #expect(
      names.contains("makeCache") && names.isDisjoint(with: ["Cache", "onTrial"]),
      "a cache made in another way is never a wrong one")
  }
}
