import PricebookModel
import PricebookReport

extension Report {
  /// The first sections and a sentence about the ones left out.
  func keeping(_ count: Int) -> Report {
    var shorter = self
    shorter.sections = Array(sections.prefix(count))
    shorter.sections.append(
      Section(
        id: "left-out", title: "…",
        blocks: [.paragraph(words.partsLeftOut(sections.count - count))], isOutsideGroups: true))
    return shorter
  }

  /// What the page has besides what all pages have, in the order of ``PagePart``.
  var parts: [PagePart] {
    var parts: Set<PagePart> = isOneSheet ? [.sheet] : []
    for block in sections.lazy.flatMap(\.blocks) { parts.formUnion(block.parts) }
    return PagePart.allCases.filter(parts.contains)
  }

  func name(_ words: PageWords) -> String {
    switch kind {
    case .index where isOneSheet: words.atAGlance
    default: words.reportName(kind)
    }
  }
}

extension Block {
  fileprivate var parts: [PagePart] {
    switch self {
    case .catalogue: [.catalogue]
    case .receipts: [.receipts]
    case .shoppingList: [.list]
    case .disclosure(_, let blocks): blocks.flatMap(\.parts)
    default: []
    }
  }
}

extension KeyFigures {
  func table(_ words: PageWords) -> DisplayTable {
    var rows = figures.map {
      DisplayTable.Row([.text($0.label), .text($0.figure), .text($0.context)])
    }
    if let hero {
      let context = hero.badge.map { RichText($0.text) + ", " + hero.context } ?? hero.context
      rows.insert(
        .init([.text(hero.label), Cell(.text(hero.figure), isStrong: true), .text(context)]), at: 0)
    }
    return DisplayTable(
      id: "figures", caption: "", isCaptionHidden: true,
      columns: [
        .init(RichText(words.figure)), .number(RichText(words.value)),
        .init(RichText(words.reference)),
      ], rows: rows)
  }
}

extension DisplayTable {
  /// The table with a limited number of rows besides the totals; its note says how many there are.
  func limited(to limit: Int) -> DisplayTable {
    let count = rows.count { $0.emphasis == .none }
    guard count > limit else { return self }
    var shorter = self
    var kept = 0
    shorter.rows.removeAll { row in
      guard row.emphasis == .none else { return false }
      kept += 1
      return kept > limit
    }
    shorter.totalRowCount = max(totalRowCount ?? 0, count)
    return shorter
  }

  /// The number of hidden rows and where to find all of them; `nil` if all are shown.
  func omittedRowsNote(_ words: PageWords) -> RichText? {
    let shown = rows.count { $0.emphasis == .none }
    guard let total = totalRowCount, total > shown else { return nil }
    let link = file.map { file -> RichText in
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return "\(link: RichText(name), to: .file(file))"
    }
    return words.shownRows(shown, of: total, allIn: link)
  }
}

extension Section {
  /// Whether it is longer than a printed page and may therefore be broken.
  var isLong: Bool {
    blocks.contains { block in
      switch block {
      case .table(let table): table.rows.count > 12
      case .shoppingList, .findings, .catalogue, .receipts: true
      case .chart(let chart): if case .smallMultiples = chart.drawing { true } else { false }
      default: false
      }
    }
  }
}

extension Value {
  /// The value for programs: digits with a decimal point, an ISO 8601 month or day, or nothing.
  package var machineText: String {
    switch self {
    case .money(let money), .difference(let money), .wholeMoney(let money):
      return Value.rounded(money.amount, digits: money.currency.minorUnitDigits)
    case .moneyWithDecimals(let money, let digits):
      return Value.rounded(money.amount, digits: digits)
    case .price(let money):
      return WrittenDigits.machineText(money.amount.tenThousandths, decimals: 4)
    case .percent(let number, _), .percentDifference(let number, _), .number(let number, _):
      let scaled = (number * 10_000).roundedOnPaper()
      return Int64(exactly: scaled).map { WrittenDigits.machineText($0, decimals: 4) } ?? ""
    case .count(let count): return String(count)
    case .quantity(let quantity, _):
      let digits = WrittenDigits.machineText(quantity.millionths, decimals: 6)
      let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
      return String(digits[end] == "." ? digits[..<end] : digits[...end])
    case .month(let month), .monthName(let month), .shortMonth(let month): return month.description
    case .date(let date), .dayOfMonth(let date): return date.description
    }
  }

  /// Whether its text has a unit that its number does not include.
  var namesItsUnit: Bool {
    if case .quantity(_, let unit) = self { return unit != "each" }
    return false
  }

  private static func rounded(_ amount: Amount, digits: Int) -> String {
    let decimals = min(4, max(0, digits))
    let rounded = amount.rounded(toDigits: decimals) ?? amount
    return WrittenDigits.machineText(
      rounded.tenThousandths / Amount.step(digits: decimals), decimals: decimals)
  }
}

extension WrittenDigits {
  /// A count of 10⁻ᵈⁱᵍⁱᵗˢ for programs.
  static func machineText(_ count: Int64, decimals: Int) -> String {
    (count < 0 ? "-" : "") + text(count.magnitude, decimals: decimals, marks: .machine)
  }
}

extension RichText {
  var leadingValue: Value? {
    if case .value(let value)? = inlines.first { value } else { inlines.first?.inner?.leadingValue }
  }

  package var isOneValue: Bool {
    guard inlines.count == 1 else { return false }
    return if case .value = inlines[0] { true } else { inlines[0].inner?.isOneValue ?? false }
  }
}
