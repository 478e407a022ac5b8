/// Numbers as they were written, in nine bytes each as a rule.
package struct DecimalColumn: Sendable {
  /// The significand; for a number that does not fit, its place in ``wide``.
  private var significands: [Int64] = []
  private var scales: [UInt8] = []
  private var wide: [ExactDecimal] = []

  /// In place of a scale: no number, and one of more than 64 bits.
  private static let absent: UInt8 = 255
  private static let isWide: UInt8 = 254

  package init() {}

  package var count: Int { scales.count }

  package subscript(row: Int) -> ExactDecimal? {
    switch scales[row] {
    case Self.absent: nil
    case Self.isWide: wide[Int(significands[row])]
    case let scale: ExactDecimal(significand: Int128(significands[row]), scale: scale)
    }
  }

  package mutating func append(_ number: ExactDecimal?) {
    guard let number else {
      significands.append(0)
      return scales.append(Self.absent)
    }
    if let significand = Int64(exactly: number.significand) {
      significands.append(significand)
      scales.append(number.scale)
    } else {
      significands.append(Int64(wide.count))
      scales.append(Self.isWide)
      wide.append(number)
    }
  }

  /// Removes rows, so that those behind them move up.
  ///
  /// - Parameter removed: Ascending, each once.
  package mutating func remove(_ removed: [Int]) {
    guard let first = removed.first, count > 0 else { return }
    var place = first
    var next = 0
    for row in first..<count {
      if next < removed.count, removed[next] == row {
        next += 1
      } else {
        significands[place] = significands[row]
        scales[place] = scales[row]
        place += 1
      }
    }
    significands.removeLast(significands.count - place)
    scales.removeLast(scales.count - place)
  }
}
