/// The sea chart. Its maker writes it, and doesn't change it for us.
protocol SeaChart: Sendable {
  /// Looks for marks near a point, and calls `done` once, at once or later.
  ///
  /// - Parameters:
  ///   - question: What is looked for, where, and which part of the list is wanted.
  ///   - done: Gets the marks in the chart's order, or a fault. The maker doesn't promise that
  ///     exactly one of the two is there: sometimes it is both, and sometimes neither.
  func look(
    for question: ChartQuestion,
    done: @escaping @Sendable (_ marks: [ChartMark]?, _ fault: ChartFault?) -> Void)
}
