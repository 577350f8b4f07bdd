import TestSupport
import Testing

/// The suite that your tests belong to. Its traits run them on the right cache and on each wrong
/// one.
@Suite(.kata(), .notices(CacheMistake.self)) struct TestTheCacheTests {}
