import PricebookDocument
import PricebookModel

/// The values of a block of rows by columns, asked for before any cell is written.
struct ColumnBlock {
  /// What the numbers of a column are, names aside.
  enum Form {
    /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ, each with its own ``digits``.
    case number
    case wholeNumber
    case fourDecimals
    /// A ``MonthText``.
    case month
    /// Days since 1970.
    case date
  }

  private let rowCount: Int
  private let neutralisesFormulas: Bool
  /// One column after the other, each with room for as many rows.
  var values: [Int64]
  var digits: [UInt8]
  /// What the column that is being asked has told.
  private var numbers: [Int64]
  private var fractions: [Double] = []
  private var monthTexts = [(index: Int64, text: Int64)](
    repeating: (DataColumn.absent, 0), count: 64)

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
    switch source {
    case .name(let ids, _): ask(rows) { Int64(ids($0)) }
    case .names(let ids, _): ask(rows, ids)
    case .text(let text):
      texts = EncodedNames(rows.map(text), neutralisesFormulas: neutralisesFormulas)
      ask(rows) { Int64($0 - rows.lowerBound) }
    case .exactDecimal(let number):
      texts = EncodedNames(
        rows.map { number($0)?.description ?? "" }, neutralisesFormulas: false)
      ask(rows) { Int64($0 - rows.lowerBound) }
    case .flag(let flag):
      texts = EncodedNames(["false", "true"])
      ask(rows) { flag($0).map { $0 ? 1 : 0 } ?? 2 }
    case .month(let month):
      ask(rows) { month($0).map { Int64($0.index) } ?? DataColumn.absent }
      return keepMonths(from: start, rowCount: rows.count)
    case .months(let months):
      ask(rows, months)
      return keepMonths(from: start, rowCount: rows.count)
    case .date(let date):
      ask(rows) { date($0).map { Int64($0.daysSinceEpoch) } ?? DataColumn.absent }
      keep(from: start, rowCount: rows.count) { $0 }
      return .date
    case .integer(let integer):
      ask(rows, integer)
      return keepDecimals(digits: 0, from: start, rowCount: rows.count)
    case .integers(let integers):
      ask(rows, integers)
      return keepDecimals(digits: 0, from: start, rowCount: rows.count)
    case .decimal(let shown, let decimal):
      ask(rows, decimal)
      return keepDecimals(digits: shown, from: start, rowCount: rows.count)
    case .decimals(let shown, let decimals):
      ask(rows, decimals)
      return keepDecimals(digits: shown, from: start, rowCount: rows.count)
    case .fractions(let numbers):
      keepFractions(from: start, rows, numbers)
      return .fourDecimals
    case .money(let tenThousandths, let shown):
      ask(rows, tenThousandths)
      keepMoney(from: start, rows, shown)
      return .number
    case .amounts(let shown, let amounts):
      ask(rows, amounts)
      return keepAmounts(digits: min(4, max(0, shown)), from: start, rowCount: rows.count)
    case .quantity(let millionths):
      ask(rows, millionths)
      keepQuantities(from: start, rowCount: rows.count)
      return .number
    case .quantities(let millionths):
      ask(rows, millionths)
      keepQuantities(from: start, rowCount: rows.count)
      return .number
    }
    keep(from: start, rowCount: rows.count) { $0 }
    return .number
  }

  private mutating func ask(_ rows: Range<Int>, _ block: DataColumn.Block<Int64>) {
    var places = numbers.mutableSpan
    block(rows, &places)
  }

  @inline(__always)
  private mutating func ask(_ rows: Range<Int>, _ number: (Int) -> Int64) {
    for row in rows { numbers[row - rows.lowerBound] = number(row) }
  }

  @inline(__always)
  private mutating func keep(
    from start: Int, rowCount: Int, _ value: (Int64) -> Int64
  ) {
    let numbers = numbers
    let source = numbers.span
    var target = values.mutableSpan
    for place in 0..<rowCount { target[start &+ place] = value(source[place]) }
  }

  private mutating func keepDecimals(digits shown: Int, from start: Int, rowCount: Int) -> Form {
    keep(from: start, rowCount: rowCount) { $0 }
    if shown <= 0 { return .wholeNumber }
    if shown == 4 { return .fourDecimals }
    for place in start..<start + rowCount { digits[place] = UInt8(min(18, shown)) }
    return .number
  }

  /// The texts of months come again and again, and are found by their last bits.
  private mutating func keepMonths(from start: Int, rowCount: Int) -> Form {
    var texts = monthTexts
    keep(from: start, rowCount: rowCount) { index in
      if index == DataColumn.absent { return index }
      let place = Int(truncatingIfNeeded: index & 63)
      if texts[place].index != index {
        let month = Month(index: Int32(truncatingIfNeeded: index))
        texts[place] = (index, Int64(bitPattern: MonthText(month).word))
      }
      return texts[place].text
    }
    monthTexts = texts
    return .month
  }

  private mutating func keepFractions(
    from start: Int, _ rows: Range<Int>, _ block: DataColumn.Block<Double>
  ) {
    if fractions.count < rows.count { fractions = Array(repeating: 0, count: rowCount) }
    var places = fractions.mutableSpan
    block(rows, &places)
    for place in 0..<rows.count {
      values[start + place] = DataColumn.tenThousandths(fractions[place])
    }
  }

  /// Turns counts of 1/10 000 into counts of minor units, by a constant divisor each.
  private mutating func keepAmounts(digits shown: Int, from start: Int, rowCount: Int) -> Form {
    @inline(__always) func cut(_ amount: Int64, _ step: Int64) -> Int64 {
      amount == DataColumn.absent ? amount : amount / step
    }
    switch shown {
    case 0: keep(from: start, rowCount: rowCount) { cut($0, 10_000) }
    case 1: keep(from: start, rowCount: rowCount) { cut($0, 1_000) }
    case 2: keep(from: start, rowCount: rowCount) { cut($0, 100) }
    case 3: keep(from: start, rowCount: rowCount) { cut($0, 10) }
    default: return keepDecimals(digits: 4, from: start, rowCount: rowCount)
    }
    for place in start..<start + rowCount { digits[place] = UInt8(shown) }
    return .number
  }

  private mutating func keepMoney(
    from start: Int, _ rows: Range<Int>, _ digits: (Int) -> Int
  ) {
    for row in rows {
      let place = row - rows.lowerBound
      let number = numbers[place]
      let shown = min(4, max(0, digits(row)))
      values[start + place] =
        number == DataColumn.absent ? number : number / Amount.step(digits: shown)
      self.digits[start + place] = UInt8(shown)
    }
  }

  /// Turns counts of 1/1 000 000 into the shortest decimals.
  private mutating func keepQuantities(from start: Int, rowCount: Int) {
    for place in 0..<rowCount {
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
  /// A number in 1/10 000, rounded half away from zero; absent where it is not finite or does
  /// not fit in 64 bits.
  @inline(__always)
  static func tenThousandths(_ number: Double) -> Int64 {
    let scaled = number * 10_000
    // Whole numbers below 2⁵² and what is left of them are exact.
    guard scaled.magnitude < 0x1p52 else {
      if scaled.isNaN { return absent }
      return Int64(exactly: scaled.rounded(.toNearestOrAwayFromZero)) ?? absent
    }
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    return rest >= 0.5 ? whole &+ 1 : rest <= -0.5 ? whole &- 1 : whole
  }
}
