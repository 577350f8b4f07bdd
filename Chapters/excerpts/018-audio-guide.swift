// About: LoudVoice, PrintedVoice and SignVoice conform to Voice. All of this code is ours.
// Answer: bridge
// Because: There are several guides and several voices. Each guide works with any voice, through
// the voice's small calls. A decorator would hold a Guide, and a voice isn't a Guide.
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
