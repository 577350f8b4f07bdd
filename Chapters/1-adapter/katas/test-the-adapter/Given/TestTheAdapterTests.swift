import TestSupport
import Testing

/// The suite for your tests. Its traits run your tests on the correct adapter and on each wrong
/// adapter.
@Suite(.kata(), .notices(AdapterMistake.self)) struct TestTheAdapterTests {}
