import PricebookModel
import PricebookReport

/// Draws a line of values with block characters.
enum BlockLine {
  /// - Parameter bounds: The values of the lowest and the highest block; by default those of the line.
  static func text(_ values: [Double?], within bounds: ClosedRange<Double>? = nil) -> String {
    let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let present = values.compactMap(\.self).filter(\.isFinite)
    guard let least = present.min(), let most = present.max() else { return Formatting.absent }
    let (low, high) = (bounds?.lowerBound ?? least, bounds?.upperBound ?? most)
    return String(
      values.map { value in
        guard let value, value.isFinite else { return "·" }
        guard high > low else { return blocks[3] }
        return blocks[min(7, max(0, Int((value - low) / (high - low) * 7.999)))]
      })
  }
}

extension SmallColumns {
  /// As block characters, from nothing to the highest.
  var text: String {
    BlockLine.text(
      amounts.map { $0?.approximateUnits }, within: 0...max(0.01, scale.approximateUnits))
  }
}
