import CommandLineSupport
import Transcripts

extension Transcript {
  /// The transcript as JSON: what a program prints for the comparison.
  public var json: String {
    CommandLineSupport.json(self)
  }
}
