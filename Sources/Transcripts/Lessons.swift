/// What an author has to say about a comparison: what each column does, and why its cells end as
/// they do.
///
/// Each sentence names the cells that it is about, with their outcome and number of requests. When
/// a run shows something else there, the sentence isn't printed.
public struct Lessons<Step: NamedStep>: Equatable, Sendable {
  /// What a column does.
  public struct Purpose: Equatable, Sendable {
    /// The sentence, without its subject.
    public var sentence: String

    /// What may come instead of the calls that are shown for it, or with them: the end of a sentence.
    public var aside: String

    /// Creates a purpose.
    public init(_ sentence: String, aside: String = "") {
      self.sentence = sentence
      self.aside = aside
    }
  }

  /// What there is to say about a step.
  public struct Lesson: Equatable, Sendable {
    /// The step.
    public var step: Step

    /// What to notice in the step, and the columns that each sentence speaks of.
    public var notices: [Notice]

    /// Why cells of the step end as they do.
    public var reasons: [Reason]

    /// Creates a lesson.
    public init(_ step: Step, notices: [Notice] = [], _ reasons: [Reason]) {
      self.step = step
      self.notices = notices
      self.reasons = reasons
    }

    /// The ending that the author saw in a column, such as `3 cafés 1`; n/a where no reason is
    /// given, because there the program itself says why.
    public func ending(in column: String) -> String {
      reasons.first { $0.columns.contains(column) }?.ending ?? Cell.nothing
    }
  }

  /// A sentence on what there is to notice.
  public struct Notice: Equatable, Sendable {
    /// The sentence.
    public var sentence: String

    /// The columns that it speaks of.
    public var columns: [String]

    /// Creates a notice.
    public init(_ sentence: String, of columns: String...) {
      self.sentence = sentence
      self.columns = columns
    }
  }

  /// Why one or more cells of a step end as they do.
  public struct Reason: Equatable, Sendable {
    /// The outcome, and behind it the number of requests where they are counted.
    public var ending: String

    /// The columns.
    public var columns: [String]

    /// Why they end like that.
    public var sentence: String

    /// Whose doing it is, where it isn't the pattern's.
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

  /// What each column does.
  public var purposes: [String: Purpose]

  /// The step whose calls show what each column does.
  public var opening: Step?

  /// The steps that show where the difference matters, in their order.
  public var situations: [Step]

  /// What there is to say, step by step.
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

  /// What there is to say about a step.
  public func lesson(_ step: Step) -> Lesson? {
    lessons.first { $0.step == step }
  }
}
