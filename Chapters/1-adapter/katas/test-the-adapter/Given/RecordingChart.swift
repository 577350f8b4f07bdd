import Locking

/// A sea chart that writes down what it is asked, and always answers as it was told.
final class RecordingChart: SeaChart {
  private let questions = Locked<[ChartQuestion]>([])
  private let marks: [ChartMark]?
  private let fault: ChartFault?

  /// Creates a chart with its answer: marks, a fault, both, or neither.
  init(marks: [ChartMark]? = nil, fault: ChartFault? = nil) {
    self.marks = marks
    self.fault = fault
  }

  /// The questions that came, in order.
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
