/// An author's explanations of a comparison: the purpose of each column, and why cells end as they
/// do.
///
/// Each sentence belongs to cells with an expected outcome and number of requests. If a run has
/// different results, the sentence isn't printed.
public struct Lessons<Step: NamedStep>: Equatable, Sendable {
  /// The purpose of a column.
  public struct Purpose: Equatable, Sendable {
    /// A sentence without its subject.
    public var sentence: String

    /// Words to add after the column's example call, such as `, or stops here`.
    public var aside: String

    /// Creates a purpose.
    public init(_ sentence: String, aside: String = "") {
      self.sentence = sentence
      self.aside = aside
    }
  }

  /// The explanations of a step.
  public struct Lesson: Equatable, Sendable {
    /// The step.
    public var step: Step

    /// What is worth noticing in the step.
    public var notices: [Notice]

    /// Why cells of the step end as they do.
    public var reasons: [Reason]

    /// Creates a lesson.
    public init(_ step: Step, notices: [Notice] = [], _ reasons: [Reason]) {
      self.step = step
      self.notices = notices
      self.reasons = reasons
    }

    /// The ending that the author expects in a column, such as `3 cafés 1`. It is `n/a` without a
    /// reason, because the program itself explains such a cell.
    public func ending(in column: String) -> String {
      reasons.first { $0.columns.contains(column) }?.ending ?? Cell.nothing
    }
  }

  /// A sentence about cells that are worth noticing.
  public struct Notice: Equatable, Sendable {
    /// The sentence.
    public var sentence: String

    /// The columns that the sentence is about.
    public var columns: [String]

    /// Creates a notice.
    public init(_ sentence: String, of columns: String...) {
      self.sentence = sentence
      self.columns = columns
    }
  }

  /// Why one or more cells of a step end as they do.
  public struct Reason: Equatable, Sendable {
    /// The outcome, followed by the number of requests if requests are counted.
    public var ending: String

    /// The columns that end like this.
    public var columns: [String]

    /// The explanation.
    public var sentence: String

    /// The vendor that causes the ending, if the pattern doesn't.
    public var accident: String?

    /// Creates a reason.
    public init(
      _ ending: String, in columns: [String], because sentence: String,
      accidentOf owner: String? = nil
    ) {
      self.ending = ending
      self.columns = columns
      self.sentence = sentence
      self.accident = owner
    }
  }

  /// The purposes, by column.
  public var purposes: [String: Purpose]

  /// The step whose calls illustrate each column.
  public var opening: Step?

  /// The steps that show how the columns differ, in their order.
  public var situations: [Step]

  /// The explanations of the steps.
  public var lessons: [Lesson]

  /// Creates the lessons.
  public init(
    purposes: [String: Purpose] = [:], opening: Step? = nil, situations: [Step] = [],
    _ lessons: [Lesson] = []
  ) {
    self.purposes = purposes
    self.opening = opening
    self.situations = situations
    self.lessons = lessons
  }

  /// The explanations of one step.
  public func lesson(_ step: Step) -> Lesson? {
    lessons.first { $0.step == step }
  }
}
