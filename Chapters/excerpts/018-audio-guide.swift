// About: LoudVoice, PrintedVoice and SignVoice conform to Voice. Nothing here is bought in.
// Answer: bridge
// Because: Kinds of guide above, kinds of voice below, and each guide is built from the small calls
// of any voice. For a decorator there would be a Guide inside; a voice isn't one.
struct Work {
  var title: String
  var story: [String]
}

protocol Voice {
  func say(_ text: String, slowly: Bool)
  func pause(seconds: Double)
}

class Guide {
  let voice: any Voice

  init(with voice: any Voice) { self.voice = voice }

  func present(_ work: Work) { voice.say(work.title, slowly: false) }
}

final class ChildrensGuide: Guide {
  override func present(_ work: Work) {
    super.present(work)
    voice.pause(seconds: 2)
    for sentence in work.story { voice.say(sentence, slowly: true) }
  }
}

final class HurriedGuide: Guide {
  override func present(_ work: Work) { voice.say(work.story.first ?? work.title, slowly: false) }
}
