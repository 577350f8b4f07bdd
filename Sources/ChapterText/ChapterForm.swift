/// What each chapter about a pattern has, in this order, so that two chapters can be laid side by side.
enum ChapterForm {
  /// The folders of the chapters that are written. A chapter's form is checked from the day on when its
  /// folder stands here.
  static let ready: Set = [
    "0-the-scenario", "1-adapter", "2-bridge", "3-facade", "4-proxy", "5-decorator",
    "6-telling-them-apart",
  ]

  /// The chapters about a pattern, with the folder of its sources.
  static let patterns = [
    "1-adapter": "AdapterPattern", "2-bridge": "BridgePattern", "3-facade": "FacadePattern",
    "4-proxy": "ProxyPattern", "5-decorator": "DecoratorPattern",
  ]

  /// The headings of the second level. Others may stand between them.
  static let headings = [
    "The problem", "The idea", "Who is who", "The code", "Run it", "The same step in its siblings",
    "The tests that show the difference", "What it costs, and when not to use it", "Traps in Swift",
    "Known uses", "Its neighbour outside the five", "Katas", "Questions",
  ]

  /// How many folded answers stand under `Questions`, at least.
  static let questions = 5
}
