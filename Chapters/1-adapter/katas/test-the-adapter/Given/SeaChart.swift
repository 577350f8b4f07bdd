/// The sea chart. Its maker won't change this protocol for us.
protocol SeaChart: Sendable {
  /// Looks for marks near a point, and calls `done` once, immediately or later.
  ///
  /// - Parameters:
  ///   - question: The search term, the point, and the part of the list to send.
  ///   - done: Gets the marks in the chart's order, or a fault. The maker doesn't promise that
  ///     exactly one of the two is non-nil: sometimes the chart sends both, and sometimes neither.
  func look(
    for question: ChartQuestion,
    done: @escaping @Sendable (_ marks: [ChartMark]?, _ fault: ChartFault?) -> Void)
}
