/// A kind of chart.
protocol Chart {
  func draw(_ values: [Double])
}

/// Another kind of chart.
struct LineChart: Chart {
  let pen: any Pen

  func draw(_ values: [Double]) {
    pen.drawLine(from: 0, to: values.count)
  }
}

/// A kind of pen: the few things that every chart is made of.
protocol Pen {
  func fillBox(left: Int, width: Int, height: Double)
  func drawLine(from start: Int, to end: Int)
}

struct ScreenPen: Pen {
  func fillBox(left: Int, width: Int, height: Double) {}
  func drawLine(from start: Int, to end: Int) {}
}

struct PDFPen: Pen {
  func fillBox(left: Int, width: Int, height: Double) {}
  func drawLine(from start: Int, to end: Int) {}
}
