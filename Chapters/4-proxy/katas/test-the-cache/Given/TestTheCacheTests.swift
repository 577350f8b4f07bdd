import TestSupport
import Testing

/// The suite for your tests. Its traits run your tests on the correct cache and on each wrong
/// cache.
@Suite(.kata(), .notices(CacheMistake.self)) struct TestTheCacheTests {}
