import Transcripts

extension Comparison {
  /// The comparison as a page of its own: it loads nothing, and works without a script.
  ///
  /// - Parameter scope: what of it is open; of one step, the rest is left out.
  public func html(_ scope: Scope<Step>) -> String {
    Page(comparison: self, scope: scope).source
  }
}
