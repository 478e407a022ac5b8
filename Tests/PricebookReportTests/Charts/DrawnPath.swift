import Foundation

@testable import PricebookPages

/// A path of a drawing: rectangles and lines of one look, or a line with many corners.
struct DrawnPath {
  var look: String
  /// The corners of each part, which begins with a move.
  var parts: [[(x: Double, y: Double)]]

  var corners: [(x: Double, y: Double)] { parts.flatMap(\.self) }

  /// The paths among the elements of a drawing, in their order.
  static func all(in elements: some StringProtocol) -> [DrawnPath] {
    elements.components(separatedBy: "<path class=\"").dropFirst().compactMap { text in
      let pieces = text.components(separatedBy: "\"")
      guard pieces.count > 2, pieces[1] == " d=" else { return nil }
      return DrawnPath(look: pieces[0], parts: parts(of: pieces[2]))
    }
  }

  private static func parts(of data: String) -> [[(x: Double, y: Double)]] {
    data.split(separator: "M").map { part in
      var corners: [(x: Double, y: Double)] = []
      var text = Substring("M" + part)
      while let command = text.popFirst() {
        let numbers = text.prefix { !$0.isLetter }
        text = text.dropFirst(numbers.count)
        let values = numbers.split(separator: " ").compactMap { Double($0) }
        let last = corners.last ?? (0, 0)
        switch (command, values.count) {
        case ("M", 2), ("L", 2): corners.append((values[0], values[1]))
        case ("H", 1): corners.append((values[0], last.y))
        case ("V", 1): corners.append((last.x, values[0]))
        case ("h", 1): corners.append((last.x + values[0], last.y))
        case ("v", 1): corners.append((last.x, last.y + values[0]))
        default: break
        }
      }
      return corners
    }
  }
}
