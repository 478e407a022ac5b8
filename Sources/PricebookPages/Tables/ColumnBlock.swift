import PricebookModel
import PricebookReport

/// The values of a block of rows by column, computed before any cell is written.
struct ColumnBlock {
  /// What the numbers of a column are.
  enum Form {
    case name(EncodedNames.View)
    /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ, each with its own ``digits``.
    case number
    case wholeNumber, fourDecimals
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

  func start(of column: Int) -> Int { column * rowCount }

  /// - Parameter texts: The dictionary of a name column; a text column gets one for this block.
  mutating func fill(
    _ column: Int, with source: DataColumn.Values, rows: Range<Int>, texts: inout EncodedNames?
  ) -> Form {
    let start = start(of: column)
    let count = rows.count
    switch source {
    case .names(let ids, _):
      return keep(ids, of: rows, from: start, as: texts.map { .name($0.view) } ?? .number)
    case .months(let months): return keep(months, of: rows, from: start, as: .month)
    case .dates(let days): return keep(days, of: rows, from: start, as: .date)
    case .integers(let counts): return keep(counts, of: rows, from: start, as: .wholeNumber)
    case .prices(let prices): return keep(prices, of: rows, from: start, as: .fourDecimals)
    case .texts(let text):
      let names = EncodedNames(rows.map(text), neutralisesFormulas: neutralisesFormulas)
      texts = names
      return number(names, from: start, count)
    case .exactDecimals(let decimal):
      if keepDecimals(from: start, rows, decimal) { return .number }
      let names = EncodedNames(
        rows.map { decimal($0)?.description ?? "" }, neutralisesFormulas: false)
      texts = names
      return number(names, from: start, count)
    case .fractions(let numbers):
      keepFractions(from: start, rows, numbers)
      return .fourDecimals
    case .money(let amounts, .all(let shown)):
      ask(rows, amounts)
      return keepAmounts(decimals: min(4, max(0, shown)), from: start, count)
    case .money(let amounts, .each(let decimals)):
      keepAmounts(from: start, rows, amounts, decimals: decimals)
      return .number
    case .quantities(let millionths):
      ask(rows, millionths)
      keepQuantities(from: start, count)
      return .number
    }
  }

  private mutating func number(_ names: EncodedNames, from start: Int, _ count: Int) -> Form {
    for place in 0..<count { values[start + place] = Int64(place) }
    return .name(names.view)
  }

  private mutating func keep(
    _ block: DataColumn.Writer<Int64>, of rows: Range<Int>, from start: Int, as form: Form
  ) -> Form {
    ask(rows, block)
    keep(from: start, rows.count) { $0 }
    return form
  }

  private mutating func ask(_ rows: Range<Int>, _ block: DataColumn.Writer<Int64>) {
    var places = numbers.mutableSpan
    block(rows, &places)
  }

  @inline(__always) private mutating func keep(
    from start: Int, _ count: Int, _ value: (Int64) -> Int64
  ) {
    let numbers = numbers
    let source = numbers.span
    var target = values.mutableSpan
    for place in 0..<count { target[start &+ place] = value(source[place]) }
  }

  private mutating func keepFractions(
    from start: Int, _ rows: Range<Int>, _ block: DataColumn.Writer<Double>
  ) {
    if fractions.count < rows.count { fractions = Array(repeating: 0, count: rowCount) }
    var places = fractions.mutableSpan
    block(rows, &places)
    let absent = DataColumn.absent
    for place in 0..<rows.count {
      values[start + place] = DataColumn.tenThousandths(fractions[place]) ?? absent
    }
  }

  /// Converts counts of 1/10 000 into counts of minor units; each divisor is a constant.
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
      keep(from: start, count) { $0 }
      return .fourDecimals
    }
    for place in start..<start + count { digits[place] = UInt8(shown) }
    return .number
  }

  /// The same with the decimals of each row.
  private mutating func keepAmounts(
    from start: Int, _ rows: Range<Int>, _ amounts: DataColumn.Writer<Int64>,
    decimals: DataColumn.Writer<Int64>
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

  /// Keeps the digits of exact numbers; whether all have few enough, or must be written as texts.
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
  /// A number in 1/10 000, rounded half away from zero; `nil` if not finite or beyond 64 bits.
  @inline(__always) static func tenThousandths(_ number: Double) -> Int64? {
    Int64(exactly: (number * 10_000).roundedOnPaper())
  }
}
