import Locking

/// A sea chart that records the questions, and always sends the answer that a test chose.
final class RecordingChart: SeaChart {
  private let questions = Locked<[ChartQuestion]>([])
  private let marks: [ChartMark]?
  private let fault: ChartFault?

  /// Creates a chart that always answers with these marks, this fault, both, or neither.
  init(marks: [ChartMark]? = nil, fault: ChartFault? = nil) {
    self.marks = marks
    self.fault = fault
  }

  /// The questions so far, in order.
  var asked: [ChartQuestion] {
    questions.withLock(\.self)
  }

  func look(
    for question: ChartQuestion,
    done: @escaping @Sendable (_ marks: [ChartMark]?, _ fault: ChartFault?) -> Void
  ) {
    questions.withLock { $0.append(question) }
    done(marks, fault)
  }
}
