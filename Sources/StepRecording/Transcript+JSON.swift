import CommandLineSupport
import Transcripts

extension Transcript {
  /// The transcript as JSON. The comparison reads this output of the programs.
  public var json: String {
    CommandLineSupport.json(self)
  }
}
