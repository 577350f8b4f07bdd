/// A wrong implementation that a reader's tests have to notice. Its raw value is a phrase for it,
/// such as `a cache that forgets the offset`.
public protocol KataMistake: CaseIterable, RawRepresentable<String>, Sendable {}

/// Which wrong implementation is to be made at the moment.
enum MistakeOnTrial {
  @TaskLocal static var phrase: String?

  /// Whether a suite that is under way will give the account.
  @TaskLocal static var isAccountedFor = false
}

extension KataMistake {
  /// The mistake to make in the test that runs; nil for the right implementation.
  public static var onTrial: Self? {
    MistakeOnTrial.phrase.flatMap(Self.init)
  }
}
