import PricebookDocument
import PricebookModel

/// The values of a block of rows by column, computed before any cell is written.
struct ColumnBlock {
  /// What the numbers of a column are, names aside.
  enum Form {
    /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ, each with its own ``digits``.
    case number
    case wholeNumber
    case fourDecimals
    /// The index of a month.
    case month
    /// Days since 1970.
    case date
  }

  private let rowCount: Int
  private let neutralisesFormulas: Bool
  /// One column after the other, each with the same number of places.
  var values: [Int64]
  var digits: [UInt8]
  /// The values of the column that was asked last.
  private var numbers: [Int64]
  private var fractions: [Double] = []

  init(columnCount: Int, rowCount: Int, neutralisesFormulas: Bool) {
    self.rowCount = rowCount
    self.neutralisesFormulas = neutralisesFormulas
    values = Array(repeating: 0, count: columnCount * rowCount)
    digits = Array(repeating: 0, count: columnCount * rowCount)
    numbers = Array(repeating: 0, count: rowCount)
  }

  /// Where the values of a column begin.
  func start(of column: Int) -> Int { column * rowCount }

  /// Asks a column for its values.
  ///
  /// - Parameter texts: The dictionary of a name column; a text column gets one for this block.
  mutating func fill(
    _ column: Int, with source: DataColumn.Values, rows: Range<Int>, texts: inout EncodedNames?
  ) -> Form {
    let start = start(of: column)
    let count = rows.count
    switch source {
    case .names(let ids, _):
      ask(rows, ids)
      keep(from: start, count)
      return .number
    case .texts(let text):
      texts = EncodedNames(rows.map(text), neutralisesFormulas: neutralisesFormulas)
      return number(from: start, count)
    case .exactDecimals(let decimal):
      if keepDecimals(from: start, rows, decimal) { return .number }
      texts = EncodedNames(
        rows.map { decimal($0)?.description ?? "" }, neutralisesFormulas: false)
      return number(from: start, count)
    case .months(let months):
      ask(rows, months)
      keep(from: start, count)
      return .month
    case .dates(let days):
      ask(rows, days)
      keep(from: start, count)
      return .date
    case .integers(let integers):
      ask(rows, integers)
      keep(from: start, count)
      return .wholeNumber
    case .prices(let prices):
      ask(rows, prices)
      keep(from: start, count)
      return .fourDecimals
    case .fractions(let numbers):
      keepFractions(from: start, rows, numbers)
      return .fourDecimals
    case .money(let amounts, let decimals):
      switch decimals {
      case .all(let shown):
        ask(rows, amounts)
        return keepAmounts(decimals: min(4, max(0, shown)), from: start, count)
      case .each(let decimals):
        keepAmounts(from: start, rows, amounts, decimals: decimals)
        return .number
      }
    case .quantities(let millionths):
      ask(rows, millionths)
      keepQuantities(from: start, count)
      return .number
    }
  }

  /// Numbers the texts that were made for a block.
  private mutating func number(from start: Int, _ count: Int) -> Form {
    for place in 0..<count { values[start + place] = Int64(place) }
    return .number
  }

  private mutating func ask(_ rows: Range<Int>, _ block: DataColumn.Block<Int64>) {
    var places = numbers.mutableSpan
    block(rows, &places)
  }

  @inline(__always)
  private mutating func keep(
    from start: Int, _ count: Int, _ value: (Int64) -> Int64
  ) {
    let numbers = numbers
    let source = numbers.span
    var target = values.mutableSpan
    for place in 0..<count { target[start &+ place] = value(source[place]) }
  }

  private mutating func keep(from start: Int, _ count: Int) {
    keep(from: start, count) { $0 }
  }

  private mutating func keepFractions(
    from start: Int, _ rows: Range<Int>, _ block: DataColumn.Block<Double>
  ) {
    if fractions.count < rows.count { fractions = Array(repeating: 0, count: rowCount) }
    var places = fractions.mutableSpan
    block(rows, &places)
    let absent = DataColumn.absent
    for place in 0..<rows.count {
      values[start + place] = DataColumn.tenThousandths(fractions[place]) ?? absent
    }
  }

  /// Converts counts of 1/10 000 into counts of minor units.
  ///
  /// Each divisor is a constant.
  private mutating func keepAmounts(decimals shown: Int, from start: Int, _ count: Int) -> Form {
    let absent = DataColumn.absent
    @inline(__always) func cut(_ amount: Int64, _ step: Int64) -> Int64 {
      amount == absent ? amount : amount / step
    }
    switch shown {
    case 0: keep(from: start, count) { cut($0, 10_000) }
    case 1: keep(from: start, count) { cut($0, 1_000) }
    case 2: keep(from: start, count) { cut($0, 100) }
    case 3: keep(from: start, count) { cut($0, 10) }
    default:
      keep(from: start, count)
      return .fourDecimals
    }
    for place in start..<start + count { digits[place] = UInt8(shown) }
    return .number
  }

  /// The same with the decimals of each row.
  private mutating func keepAmounts(
    from start: Int, _ rows: Range<Int>, _ amounts: DataColumn.Block<Int64>,
    decimals: DataColumn.Block<Int64>
  ) {
    ask(rows, decimals)
    for place in 0..<rows.count { digits[start + place] = UInt8(min(4, max(0, numbers[place]))) }
    ask(rows, amounts)
    for place in 0..<rows.count {
      let number = numbers[place]
      values[start + place] =
        number == DataColumn.absent
        ? number : number / Amount.step(digits: Int(digits[start + place]))
    }
  }

  /// Keeps the digits of exact numbers.
  ///
  /// - Returns: Whether all of them have few enough; others are written as texts.
  private mutating func keepDecimals(
    from start: Int, _ rows: Range<Int>, _ decimal: (Int) -> ExactDecimal?
  ) -> Bool {
    for (place, row) in rows.enumerated() {
      guard let number = decimal(row) else {
        values[start + place] = DataColumn.absent
        continue
      }
      guard let value = Int64(exactly: number.significand), value != DataColumn.absent,
        number.scale <= RowCursor.mostDecimals
      else { return false }
      values[start + place] = value
      digits[start + place] = number.scale
    }
    return true
  }

  /// Turns counts of 1/1 000 000 into the shortest decimals.
  private mutating func keepQuantities(from start: Int, _ count: Int) {
    for place in 0..<count {
      var number = numbers[place]
      var shown: UInt8 = 6
      if number % 1_000_000 == 0 {
        number /= 1_000_000
        shown = 0
      }
      while shown > 0, number % 10 == 0 {
        number /= 10
        shown -= 1
      }
      values[start + place] = number
      digits[start + place] = shown
    }
  }
}

extension DataColumn {
  /// A number in 1/10 000, rounded half away from zero.
  ///
  /// - Returns: `nil` if it is not finite or does not fit in 64 bits.
  @inline(__always)
  static func tenThousandths(_ number: Double) -> Int64? {
    let scaled = number * 10_000
    // Whole numbers below 2⁵² and their fractions are exact.
    guard scaled.magnitude < 0x1p52 else {
      return Int64(exactly: scaled.rounded(.toNearestOrAwayFromZero))
    }
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    return rest >= 0.5 ? whole &+ 1 : rest <= -0.5 ? whole &- 1 : whole
  }
}
