import PricebookAnalytics
import PricebookModel

/// Columns of rows: what they take from each row, by what it means.
///
/// The closures are called for blocks of rows from several threads at once, so they must be
/// cheap. Each loop calls the closure of its caller and no other: the compiler does not inline a
/// closure into one that captures it. `nil` is an absent value, written as an empty field.
extension DataColumn {
  /// Names from a dictionary, by their index in it; ``absentName`` is no name.
  @inline(__always) static func name<Rows: SharedRows>(
    _ name: String, of rows: Rows, among dictionary: [String],
    _ index: @escaping @Sendable (Rows.Row) -> Int
  ) -> DataColumn {
    DataColumn(name, .names({ fill(&$1, $0, rows) { Int64(index($0)) } }, dictionary: dictionary))
  }

  /// Names of a book, by their ids.
  @inline(__always) static func name<Rows: SharedRows, ID: BookID>(
    _ name: String, of rows: Rows, among dictionary: [String],
    _ id: @escaping @Sendable (Rows.Row) -> ID
  ) -> DataColumn {
    DataColumn(
      name, .names({ fill(&$1, $0, rows) { Int64(id($0).index) } }, dictionary: dictionary))
  }

  /// The raw values of an enum with few cases.
  @inline(__always)
  static func word<Rows: SharedRows, Word: RawRepresentable<String> & Equatable & Sendable>(
    _ name: String, of rows: Rows, among words: [Word],
    _ word: @escaping @Sendable (Rows.Row) -> Word
  ) -> DataColumn {
    .name(name, of: rows, among: words.map(\.rawValue)) { row in
      let word = word(row)
      return words.firstIndex(of: word) ?? absentName
    }
  }

  static func text<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ text: @escaping @Sendable (Rows.Row) -> String
  ) -> DataColumn {
    DataColumn(
      name,
      .texts { number in
        var found = ""
        rows.forEach(in: number..<number + 1) { found = text($1) }
        return found
      })
  }

  /// Texts of which few differ, by their index in a dictionary; ``absentName`` is no text.
  @inline(__always) static func text<Rows: SharedRows>(
    _ name: String, of rows: Rows, among texts: [String],
    _ index: @escaping @Sendable (Rows.Row) -> Int
  ) -> DataColumn {
    DataColumn(
      name, .repeatedTexts({ fill(&$1, $0, rows) { Int64(index($0)) } }, dictionary: texts))
  }

  /// The same by the numbers of the rows.
  static func text(_ name: String, of rows: Range<Int>, _ texts: RepeatedTexts) -> DataColumn {
    .text(name, of: rows, among: texts.texts) { [places = texts.places] in Int(places[$0]) }
  }

  @inline(__always) static func flag<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ flag: @escaping @Sendable (Rows.Row) -> Bool?
  ) -> DataColumn {
    .name(name, of: rows, among: flagNames) { row in flag(row).map { $0 ? 1 : 0 } ?? absentName }
  }

  /// Prices in 1/10 000, written as ``price(_:of:_:)`` does.
  @inline(__always) static func price<Rows: SharedRows>(
    _ name: String, of rows: Rows, tenThousandths: @escaping @Sendable (Rows.Row) -> Int64
  ) -> DataColumn { DataColumn(name, .prices { fill(&$1, $0, rows, tenThousandths) }) }

  /// Months as `2026-10`.
  @inline(__always) static func month<Rows: SharedRows>(
    _ name: String = "month", of rows: Rows, _ month: @escaping @Sendable (Rows.Row) -> Month?
  ) -> DataColumn {
    DataColumn(name, .months { fill(&$1, $0, rows) { month($0).map { Int64($0.index) } ?? .min } })
  }

  /// Days as `2026-10-17`.
  @inline(__always) static func date<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ date: @escaping @Sendable (Rows.Row) -> CalendarDate?
  ) -> DataColumn {
    DataColumn(
      name, .dates { fill(&$1, $0, rows) { date($0).map { Int64($0.daysSinceEpoch) } ?? .min } })
  }

  @inline(__always) static func count<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ count: @escaping @Sendable (Rows.Row) -> Int?
  ) -> DataColumn {
    DataColumn(name, .integers { fill(&$1, $0, rows) { count($0).map(Int64.init) ?? .min } })
  }

  /// Prices per base unit, with four decimals.
  @inline(__always) static func price<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ price: @escaping @Sendable (Rows.Row) -> Amount?
  ) -> DataColumn {
    DataColumn(name, .prices { fill(&$1, $0, rows) { price($0)?.tenThousandths ?? .min } })
  }

  /// Numbers rounded half away from zero to four decimals; absent where not finite.
  @inline(__always) static func fraction<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ number: @escaping @Sendable (Rows.Row) -> Double?
  ) -> DataColumn { DataColumn(name, .fractions { fill(&$1, $0, rows) { number($0) ?? .nan } }) }

  /// Quantities in base units, without trailing zeros.
  @inline(__always) static func quantity<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ quantity: @escaping @Sendable (Rows.Row) -> BaseQuantity?
  ) -> DataColumn {
    DataColumn(
      name, .quantities { fill(&$1, $0, rows) { quantity($0)?.roundedMillionths ?? .min } })
  }

  /// Quantities in 1/1 000 000 of a base unit, written as ``quantity(_:of:_:)`` does.
  @inline(__always) static func quantity<Rows: SharedRows>(
    _ name: String, of rows: Rows, millionths: @escaping @Sendable (Rows.Row) -> Int64
  ) -> DataColumn { DataColumn(name, .quantities { fill(&$1, $0, rows, millionths) }) }

  /// Amounts with the decimals (0 to 4) of each row's currency, to which they must be rounded.
  @inline(__always) static func money<Rows: SharedRows>(
    _ name: String, of rows: Rows, decimals: @escaping @Sendable (Rows.Row) -> Int,
    _ amount: @escaping @Sendable (Rows.Row) -> Amount?
  ) -> DataColumn {
    DataColumn(
      name,
      .money(
        { fill(&$1, $0, rows) { amount($0)?.tenThousandths ?? .min } },
        decimals: .each { fill(&$1, $0, rows) { Int64(decimals($0)) } }))
  }

  /// Amounts that all have the same number of decimals (0 to 4), to which they must be rounded.
  @inline(__always) static func money<Rows: SharedRows>(
    _ name: String, of rows: Rows, decimals: Int,
    _ amount: @escaping @Sendable (Rows.Row) -> Amount?
  ) -> DataColumn {
    DataColumn(
      name,
      .money(
        { fill(&$1, $0, rows) { amount($0)?.tenThousandths ?? .min } }, decimals: .all(decimals)))
  }

  /// Makes columns of amounts of a part of each row.
  static func money<Rows: SharedRows, Part>(
    of rows: Rows, _ part: @escaping @Sendable (Rows.Row) -> Part,
    decimals: @escaping @Sendable (Rows.Row) -> Int
  ) -> (String, @escaping @Sendable (Part) -> Amount?) -> DataColumn {
    { name, amount in .money(name, of: rows, decimals: decimals) { amount(part($0)) } }
  }

  /// Numbers with the digits that they were given.
  static func exactDecimal<Rows: SharedRows>(
    _ name: String, of rows: Rows, _ number: @escaping @Sendable (Rows.Row) -> ExactDecimal?
  ) -> DataColumn {
    DataColumn(
      name,
      .exactDecimals { place in
        var found: ExactDecimal?
        rows.forEach(in: place..<place + 1) { found = number($1) }
        return found
      })
  }

  /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ with the digits (0 to 18) of each row.
  @inline(__always) static func decimal<Rows: SharedRows>(
    _ name: String, of rows: Rows, digits: @escaping @Sendable (Rows.Row) -> Int,
    _ count: @escaping @Sendable (Rows.Row) -> Int64?
  ) -> DataColumn {
    DataColumn(
      name,
      .decimals(
        { fill(&$1, $0, rows) { count($0) ?? .min } },
        digits: { fill(&$1, $0, rows) { Int64(digits($0)) } }))
  }

  /// A number as a count of 10⁻ᵈⁱᵍⁱᵗˢ, rounded half away from zero; `nil` for what is not finite or
  /// too large.
  static func count(_ number: Double, digits: Int) -> Int64? {
    let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    return (number * power).wholeOnPaper
  }

  @inline(__always) static func fill<Rows: SharedRows, Number>(
    _ numbers: inout MutableSpan<Number>, _ range: Range<Int>, _ rows: Rows,
    _ number: (Rows.Row) -> Number
  ) {
    rows.forEach(in: range) { places, row in
      let number = number(row)
      for place in places { numbers[place] = number }
    }
  }
}

extension BaseQuantity {
  /// ``rounded`` in 1/1 000 000 of a base unit.
  @inline(__always) var roundedMillionths: Int64 {
    let millionths = count.approximateValue / 1e13
    // Far from a half, the nearest number is certain without exact arithmetic.
    if millionths.magnitude < 1e9 {
      let whole = Int64(millionths)
      let rest = millionths - Double(whole)
      if rest.magnitude < 0.499_999 { return whole }
      if rest.magnitude > 0.500_001 { return rest < 0 ? whole &- 1 : whole &+ 1 }
    }
    return rounded.millionths
  }
}

/// Rows that columns may hand to several threads.
typealias SharedRows = TableRows & Sendable

extension Array: TableRows {
  @inline(__always) func forEach(
    in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Element) -> Void
  ) {
    // A span lends its elements, where an array copies them: with them, every text that they hold.
    let lent = span
    for place in 0..<range.count { body(place..<place &+ 1, lent[range.lowerBound &+ place]) }
  }
}

/// Row numbers, for tables whose columns look their values up.
extension Range: TableRows where Bound == Int {
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Int) -> Void) {
    for place in 0..<range.count {
      body(place..<place &+ 1, lowerBound &+ range.lowerBound &+ place)
    }
  }
}
