import PricebookDocument
import PricebookModel

/// The values of a block of rows by column, computed before any cell is written.
struct ColumnBlock {
  /// What the numbers of a column are, names aside.
  enum Form {
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
      texts = EncodedNames(rows.map { decimal($0)?.description ?? "" }, neutralisesFormulas: false)
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

  private mutating func number(from start: Int, _ count: Int) -> Form {
    for place in 0..<count { values[start + place] = Int64(place) }
    return .number
  }

  private mutating func ask(_ rows: Range<Int>, _ block: DataColumn.Block<Int64>) {
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

  private mutating func keep(from start: Int, _ count: Int) { keep(from: start, count) { $0 } }

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
  @inline(__always) static func tenThousandths(_ number: Double) -> Int64? {
    Int64(exactly: (number * 10_000).roundedOnPaper())
  }
}

/// The values of some rows of a table, for formats whose cells have types.
struct TypedBlock {
  enum Cell: Equatable {
    case absent
    /// The place of a name in the dictionary of the column.
    case name(Int)
    case text(String)
    case flag(Bool)
    /// A count of 10⁻ᵈⁱᵍⁱᵗˢ, written with all its decimals.
    case number(Int64, digits: Int)
    case decimal(ExactDecimal)
    case month(Month)
    case date(CalendarDate)
  }

  private enum Column {
    case names([Int64], count: Int)
    case flags([Int64])
    case texts([String])
    case decimals([ExactDecimal?])
    case months([Int64])
    case dates
    /// With the decimals of each row.
    case numbers
    case numbersWithDigits(Int)
  }

  private let numbers: ColumnBlock
  private var columns: [Column] = []
  private let rowCount: Int

  /// - Parameter rows: A range of the table's rows.
  init(of table: DataTable, rows: Range<Int>) {
    rowCount = rows.count
    var block = ColumnBlock(
      columnCount: table.columns.count, rowCount: rows.count, neutralisesFormulas: false)
    func asked(_ values: DataColumn.Block<Int64>) -> [Int64] {
      var places = [Int64](repeating: 0, count: rows.count)
      var span = places.mutableSpan
      values(rows, &span)
      return places
    }
    for (place, column) in table.columns.enumerated() {
      switch column.values {
      case .names(let ids, let names) where names == DataColumn.flagNames:
        columns.append(.flags(asked(ids)))
      case .names(let ids, let names): columns.append(.names(asked(ids), count: names.count))
      case .texts(let text): columns.append(.texts(rows.map(text)))
      case .exactDecimals(let decimal): columns.append(.decimals(rows.map(decimal)))
      case .months(let months): columns.append(.months(asked(months)))
      case .dates, .integers, .prices, .fractions, .money, .quantities:
        var none: EncodedNames?
        switch block.fill(place, with: column.values, rows: rows, texts: &none) {
        case .date: columns.append(.dates)
        case .wholeNumber: columns.append(.numbersWithDigits(0))
        case .fourDecimals: columns.append(.numbersWithDigits(4))
        case .number, .month: columns.append(.numbers)
        }
      }
    }
    numbers = block
  }

  /// A cell of a row, which is counted from the first of the block.
  subscript(row: Int, column: Int) -> Cell {
    func number(_ make: (Int64, _ place: Int) -> Cell) -> Cell {
      let place = numbers.start(of: column) + row
      let value = numbers.values[place]
      return value == DataColumn.absent ? .absent : make(value, place)
    }
    switch columns[column] {
    case .names(let ids, let count):
      return ids[row] >= 0 && ids[row] < count ? .name(Int(ids[row])) : .absent
    case .flags(let ids): return ids[row] == 0 || ids[row] == 1 ? .flag(ids[row] == 1) : .absent
    case .texts(let texts): return texts[row].isEmpty ? .absent : .text(texts[row])
    case .decimals(let decimals): return decimals[row].map(Cell.decimal) ?? .absent
    case .months(let months):
      return months[row] == DataColumn.absent
        ? .absent : .month(Month(index: Int32(truncatingIfNeeded: months[row])))
    case .dates:
      return number { day, _ in .date(CalendarDate(daysSinceEpoch: Int32(truncatingIfNeeded: day)))
      }
    case .numbers: return number { .number($0, digits: Int(numbers.digits[$1])) }
    case .numbersWithDigits(let digits):
      return number { value, _ in .number(value, digits: digits) }
    }
  }
}

extension [UInt8] {
  mutating func append(_ count: Int64, digits: Int) {
    if count < 0 { append(UInt8(ascii: "-")) }
    var reversed = InlineArray<40, UInt8>(repeating: UInt8(ascii: "0"))
    var length = 0
    var rest = count.magnitude
    repeat {
      reversed[length] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      length += 1
    } while rest > 0
    let decimals = Swift.min(18, Swift.max(0, digits))
    length = Swift.max(length, decimals + 1)
    for place in stride(from: length - 1, through: 0, by: -1) {
      append(reversed[place])
      if place == decimals, decimals > 0 { append(UInt8(ascii: ".")) }
    }
  }
}
