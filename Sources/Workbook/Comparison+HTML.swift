extension Comparison {
  /// The comparison as a page of its own: it loads nothing, and works without a script.
  ///
  /// - Parameter extent: what of it is open; of one step, the rest is left out.
  public func html(_ extent: Extent<Step>) -> String {
    Page(comparison: self, extent: extent).source
  }
}
