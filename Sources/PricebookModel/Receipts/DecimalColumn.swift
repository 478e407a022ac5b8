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

  /// Removes rows, ascending and each once, so that those behind them move up.
  package mutating func remove(_ removed: [Int]) {
    significands.remove(removed)
    scales.remove(removed)
  }
}
