import TestSupport
import Testing

@Suite(.kata()) struct TestTheCacheFormTests {
  @Test func `your tests are in an extension of TestTheCacheTests`() throws {
    let inside = try sourceOfExercise().declarations(of: "TestTheCacheTests")

    #expect(
      inside.contains { $0.contains("@Test") },
      "tests elsewhere don't run on the wrong caches")
  }

  @Test func `your tests make their caches with makeCache(asking:)`() throws {
    let names = try sourceOfExercise().words

    #expect(
      names.contains("makeCache") && names.isDisjoint(with: ["Cache", "onTrial"]),
      "only `makeCache(asking:)` can make a wrong cache for your tests")
  }
}
