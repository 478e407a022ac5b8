import PricebookDocument
import PricebookModel

extension LineChart {
  /// Lines with gaps as gaps and labels at their ends.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    monthsHeld == nil
      ? drawing(width, height: width.isNarrow ? 270 : 330, isPanel: false, words)
      : drawing(width, height: width.isNarrow ? 170 : 200, isPanel: true, words)
  }

  /// A small chart beside others: fewer ticks, the first and last month only.
  func panelDrawing(
    _ words: ChartWords, width: ChartWidth = .half, height: Double = 170
  ) -> SVGCanvas {
    drawing(width, height: height, isPanel: true, words)
  }

  /// - Parameter height: Without the labels above a narrow plot.
  private func drawing(
    _ width: ChartWidth, height: Double, isPanel: Bool, _ words: ChartWords
  ) -> SVGCanvas {
    let labels = width.isNarrow ? LineLabels(self, words, width: width.rawValue) : nil
    let whole = height + (labels?.height ?? 0)
    var canvas = SVGCanvas(width: width.rawValue, height: whole)
    LinePlot(
      self, words, width: width.rawValue, height: whole, isPanel: isPanel, labelsAbove: labels
    ).draw(on: &canvas)
    return canvas
  }
}
