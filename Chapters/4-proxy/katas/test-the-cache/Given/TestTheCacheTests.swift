import TestSupport
import Testing

/// The suite for your tests. Its traits run them on the right cache and on each wrong cache.
@Suite(.kata(), .notices(CacheMistake.self)) struct TestTheCacheTests {}
