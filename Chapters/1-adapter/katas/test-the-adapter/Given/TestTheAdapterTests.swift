import TestSupport
import Testing

/// The suite for your tests. Its traits run them on the right adapter and on each wrong adapter.
@Suite(.kata(), .notices(AdapterMistake.self)) struct TestTheAdapterTests {}
