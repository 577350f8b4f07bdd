import TestSupport
import Testing

/// The suite that your tests belong to. Its traits run them on the right adapter and on each wrong
/// one.
@Suite(.kata(), .notices(AdapterMistake.self)) struct TestTheAdapterTests {}
