// Says: a modifier takes a view and gives a view
// For: macos
import SwiftUI

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}
