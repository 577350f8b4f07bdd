/// Something that can be drawn.
protocol Panel {
  var size: PanelSize { get }
  func draw(on screen: TextScreen, at corner: ScreenPoint)
}

struct HelpText: Panel {
  var size: PanelSize { PanelSize(width: 40, height: 12) }
  func draw(on screen: TextScreen, at corner: ScreenPoint) {}
}

/// A bar for scrolling, and the panel beside it.
struct Scrolled: Panel {
  let content: any Panel

  var size: PanelSize { content.size }
  func draw(on screen: TextScreen, at corner: ScreenPoint) { content.draw(on: screen, at: corner) }
}

struct PanelSize {
  var width: Int
  var height: Int

  func grown(by cells: Int) -> PanelSize {
    PanelSize(width: width + cells, height: height + cells)
  }
}

struct ScreenPoint {
  var x: Int
  var y: Int

  func moved(by cells: Int) -> ScreenPoint { ScreenPoint(x: x + cells, y: y + cells) }
}

final class TextScreen {
  func drawBox(_ size: PanelSize, at corner: ScreenPoint) {}
}
