import TestSupport
import Testing

/// The suite that your tests belong to. Its traits run them on the right cache and on each wrong
/// one.
@Suite(.kata(), .notices(CacheMistake.self)) struct TestTheCacheTests {}

@Suite(.kata()) struct TestTheCacheFormTests {
  @Test func `your tests stand in an extension of TestTheCacheTests`() throws {
    let exercise = try kataExercise()

    let parts = exercise.split(separator: /extension\s+TestTheCacheTests\s*{/, maxSplits: 1)
    #expect(
      parts.count == 2 && parts[1].contains("@Test"),
      "tests elsewhere don't run on the wrong caches")
  }

  @Test func `your tests make their caches with makeCache(asking:)`() throws {
    let exercise = try kataExercise()

    let code = exercise.replacing(/\/\/.*/, with: "").replacing(/`[^`]*`/, with: "")
    #expect(
      code.contains("makeCache(asking:") && !code.contains(/\b(?:Cache|onTrial)\b/),
      "a cache made in another way is never a wrong one")
  }
}
