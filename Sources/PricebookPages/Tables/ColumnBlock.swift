import PricebookModel
import PricebookReport

/// The values of a block of rows by column, computed before any cell is written.
struct ColumnBlock {
  /// What the numbers of a column are.
  enum Form {
    case name(EncodedNames.View)
    /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ, each with its own ``ColumnBlock/digits``.
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
  private(set) var values: [Int64]
  private(set) var digits: [UInt8]
  /// What columns say that is not yet a value: decimals and fractions.
  private var asked: [Int64] = []
  private var fractions: [Double] = []

  init(columnCount: Int, rowCount: Int, neutralisesFormulas: Bool) {
    self.rowCount = rowCount
    self.neutralisesFormulas = neutralisesFormulas
    values = Array(repeating: 0, count: columnCount * rowCount)
    digits = Array(repeating: 0, count: columnCount * rowCount)
  }

  func start(of column: Int) -> Int { column * rowCount }

  /// - Parameter texts: The dictionary of a name column; a text column gets one for this block.
  mutating func fill(
    _ column: Int, with source: DataColumn.Values, rows: Range<Int>, texts: inout EncodedNames?
  ) -> Form {
    let start = start(of: column)
    let places = start..<start + rows.count
    switch source {
    case .names(let ids, _), .repeatedTexts(let ids, _):
      return keep(ids, rows, at: places, as: texts.map { .name($0.view) } ?? .number)
    case .months(let months): return keep(months, rows, at: places, as: .month)
    case .dates(let days): return keep(days, rows, at: places, as: .date)
    case .integers(let counts): return keep(counts, rows, at: places, as: .wholeNumber)
    case .prices(let prices): return keep(prices, rows, at: places, as: .fourDecimals)
    case .texts(let text):
      let names = EncodedNames(rows.map(text), neutralisesFormulas: neutralisesFormulas)
      texts = names
      return number(names, at: places)
    case .exactDecimals(let decimal):
      if keepDecimals(rows, at: places, decimal) { return .number }
      let names = EncodedNames(
        rows.map { decimal($0)?.description ?? "" }, neutralisesFormulas: false)
      texts = names
      return number(names, at: places)
    case .decimals(let counts, let decimals):
      keepDigits(rows, at: places, decimals, upTo: RowCursor.mostDecimals)
      return keep(counts, rows, at: places, as: .number)
    case .fractions(let numbers):
      keepFractions(rows, at: places, numbers)
      return .fourDecimals
    case .money(let amounts, .all(let shown)):
      ask(rows, at: places, amounts)
      return cutAmounts(at: places, decimals: min(4, max(0, shown)))
    case .money(let amounts, .each(let decimals)):
      keepDigits(rows, at: places, decimals, upTo: 4)
      ask(rows, at: places, amounts)
      cutAmounts(at: places)
      return .number
    case .quantities(let millionths):
      ask(rows, at: places, millionths)
      shortenQuantities(at: places)
      return .number
    }
  }

  private mutating func number(_ names: EncodedNames, at places: Range<Int>) -> Form {
    for (number, place) in places.enumerated() { values[place] = Int64(number) }
    return .name(names.view)
  }

  private mutating func keep(
    _ block: DataColumn.Writer<Int64>, _ rows: Range<Int>, at places: Range<Int>, as form: Form
  ) -> Form {
    ask(rows, at: places, block)
    return form
  }

  /// Lets a column write its values where they stay.
  private mutating func ask(
    _ rows: Range<Int>, at places: Range<Int>, _ block: DataColumn.Writer<Int64>
  ) {
    var all = values.mutableSpan
    // What `extracting` says to use in its place.
    var own = all._mutatingExtracting(places)
    block(rows, &own)
  }

  private mutating func keepFractions(
    _ rows: Range<Int>, at places: Range<Int>, _ block: DataColumn.Writer<Double>
  ) {
    if fractions.isEmpty { fractions = Array(repeating: 0, count: rowCount) }
    var own = fractions.mutableSpan
    block(rows, &own)
    var values = values.mutableSpan
    let absent = DataColumn.absent
    for number in 0..<places.count {
      values[places.lowerBound &+ number] = DataColumn.tenThousandths(own[number]) ?? absent
    }
  }

  private mutating func keepDigits(
    _ rows: Range<Int>, at places: Range<Int>, _ decimals: DataColumn.Writer<Int64>,
    upTo most: Int
  ) {
    if asked.isEmpty { asked = Array(repeating: 0, count: rowCount) }
    var own = asked.mutableSpan
    decimals(rows, &own)
    for number in 0..<places.count {
      digits[places.lowerBound + number] = UInt8(min(Int64(most), max(0, own[number])))
    }
  }

  /// Turns counts of 1/10 000 into counts of minor units; each divisor is a constant.
  private mutating func cutAmounts(at places: Range<Int>, decimals shown: Int) -> Form {
    switch shown {
    case 0: change(at: places) { $0 / 10_000 }
    case 1: change(at: places) { $0 / 1_000 }
    case 2: change(at: places) { $0 / 100 }
    case 3: change(at: places) { $0 / 10 }
    default: return .fourDecimals
    }
    for place in places { digits[place] = UInt8(shown) }
    return .number
  }

  /// The same with the decimals of each row.
  private mutating func cutAmounts(at places: Range<Int>) {
    for place in places where values[place] != DataColumn.absent {
      values[place] /= Amount.step(digits: Int(digits[place]))
    }
  }

  /// Changes the values of some places, but not those that are absent.
  @inline(__always) private mutating func change(
    at places: Range<Int>, _ changed: (Int64) -> Int64
  ) {
    var values = values.mutableSpan
    let absent = DataColumn.absent
    for place in places where values[place] != absent { values[place] = changed(values[place]) }
  }

  /// Keeps the digits of exact numbers; whether all have few enough, or must be written as texts.
  private mutating func keepDecimals(
    _ rows: Range<Int>, at places: Range<Int>, _ decimal: (Int) -> ExactDecimal?
  ) -> Bool {
    for (row, place) in zip(rows, places) {
      guard let number = decimal(row) else {
        values[place] = DataColumn.absent
        continue
      }
      guard let value = Int64(exactly: number.significand), value != DataColumn.absent,
        number.scale <= RowCursor.mostDecimals
      else { return false }
      values[place] = value
      digits[place] = number.scale
    }
    return true
  }

  /// Turns counts of 1/1 000 000 into the shortest decimals.
  private mutating func shortenQuantities(at places: Range<Int>) {
    for place in places {
      var number = values[place]
      var shown: UInt8 = 6
      if number % 1_000_000 == 0 {
        number /= 1_000_000
        shown = 0
      }
      while shown > 0, number % 10 == 0 {
        number /= 10
        shown -= 1
      }
      values[place] = number
      digits[place] = shown
    }
  }
}

extension DataColumn {
  /// A number in 1/10 000, rounded half away from zero; `nil` if not finite or beyond 64 bits.
  @inline(__always) static func tenThousandths(_ number: Double) -> Int64? {
    (number * 10_000).wholeOnPaper
  }
}
