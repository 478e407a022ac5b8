package import PricebookModel

/// The budgets of a book, resolved to the categories and currencies of its spending.
struct BudgetPlan {
  struct Line: Hashable {
    var scope: BudgetVariance.Scope
    var currency: CurrencyID
  }

  /// What a line may spend in a month.
  struct Allowance {
    var amount: Amount
    /// What is added to the next month's.
    var rollover: Budget.Rollover
  }

  /// A row of the budgets, and its months; `nil` for every month.
  private struct Row {
    var months: ClosedRange<Month>?
    var allowance: Allowance
    var isOfOneMonth: Bool { months.map { $0.lowerBound == $0.upperBound } ?? false }

    /// Of several rows for a month the one that begins last counts, then the one for fewer months.
    static func counts(_ left: Row, less right: Row) -> Bool {
      guard let own = left.months, let other = right.months else {
        return left.months == nil && right.months != nil
      }
      return own.lowerBound == other.lowerBound
        ? own.upperBound > other.upperBound : own.lowerBound < other.lowerBound
    }
  }

  /// Those that count less come first.
  private var rows: [Line: [Row]] = [:]
  /// The month whose first days are left out, although its budget is for the whole month.
  private let cutMonth: Month?

  /// Resolves every budget; of two for the same line and month the later in the files counts.
  ///
  /// A budget without a currency is in the book's currency, else in the only one, else in the
  /// one most was spent in. A budget in a currency the book does not name is left out.
  init(of book: Book, spending: Spending, categories: CategoryIndex) {
    var categories = categories
    let names = book.names
    cutMonth = book.cutMonth
    let ordinary = BudgetPlan.ordinaryCurrency(of: book, spending: spending)
    let inFileOrder = book.budgets.sorted { ($0.source, $0.line) < ($1.source, $1.line) }
    for budget in inFileOrder {
      let written = names.currencies.firstIndex(of: budget.currency)
      guard let currency = budget.currency == .unknown ? ordinary ?? written : written
      else { continue }
      let scope = budget.category.map { categories.scope(named: $0) } ?? .wholeMonth
      let line = Line(scope: scope, currency: currency)
      let allowance = Allowance(amount: budget.amount, rollover: budget.rollover)
      rows[line, default: []].append(Row(months: budget.months, allowance: allowance))
    }
    // The sort is stable: of two rows for the same months the later one stays behind.
    rows = rows.mapValues { $0.sorted(by: Row.counts) }
  }

  var hasWholeMonths: Bool { lines.contains { $0.scope == .wholeMonth } }
  var lines: [Line] { Array(rows.keys) }
  /// Whether a budget is for more than one month.
  var hasManyMonths: Bool { rows.values.joined().contains { !$0.isOfOneMonth } }

  func allowances(
    of line: Line, in calendar: ClosedRange<Month>, every months: BudgetMonths
  ) -> [Month: Allowance] {
    var amounts: [Month: Allowance] = [:]
    for row in rows[line] ?? [] {
      if let own = row.months, row.isOfOneMonth {
        if calendar.contains(own.lowerBound) { amounts[own.lowerBound] = row.allowance }
      } else {
        for month in months.all where row.months?.contains(month) ?? true {
          amounts[month] = row.allowance
        }
      }
    }
    if let cutMonth { amounts[cutMonth] = nil }
    return amounts
  }

  private static func ordinaryCurrency(of book: Book, spending: Spending) -> CurrencyID? {
    let currencies = book.names.currencies
    if let setting = book.settings.currency, let index = currencies.firstIndex(of: setting) {
      return index
    }
    var spent = IDTable<CurrencyID, Amount>(repeating: .zero, count: currencies.count)
    for row in spending.byMonth where row.currency < spent.endIndex {
      spent[row.currency] += row.spent
    }
    return currencies.indices.min { (spent[$1], currencies[$0]) < (spent[$0], currencies[$1]) }
  }
}

extension Book {
  /// The month whose first days the filters left out.
  var cutMonth: Month? { leftOut.firstDay.map(settings.months.month(of:)) }
}

/// The months in which a budget of every month (`*`) applies.
///
/// They are the months with data and those between them. Of a gap of more than two years only the
/// first and the last twelve months count, and of more than fifty years only the last: a mistyped
/// year must not give every category ten thousand years of budgets.
struct BudgetMonths {
  /// Ascending.
  private(set) var all: [Month] = []
  /// How many months are left out because of ``limit``.
  let omittedCount: Int

  /// How many months a budget of every month may have.
  static let limit = 600
  /// Months without data after and before those with data.
  static let reach = 12

  init(withData months: [Month]) {
    for month in months {
      if let last = all.last {
        let gap = last.index + 1..<month.index
        let isShort = gap.count <= 2 * Self.reach
        let indexes = isShort ? Array(gap) : gap.prefix(Self.reach) + gap.suffix(Self.reach)
        all += indexes.map(Month.init(index:))
      }
      all.append(month)
    }
    omittedCount = max(0, all.count - Self.limit)
    all = all.suffix(Self.limit)
  }
}

/// Which categories are parts of others: `Food:Dairy` is a part of `Food`.
struct CategoryTree {
  private var ancestors: [BudgetVariance.Scope: [BudgetVariance.Scope]] = [:]
  private var children: [BudgetVariance.Scope: [BudgetVariance.Scope]] = [:]
  /// Categories that are no part of another one, in the order in which they were added.
  private(set) var roots: [BudgetVariance.Scope] = []

  mutating func add(_ path: String, _ categories: inout CategoryIndex) {
    let parts = categoryPath(of: path)
    var above: [BudgetVariance.Scope] = []
    for count in stride(from: 1, through: parts.count, by: 1) {
      let scope = categories.scope(named: parts[..<count].joined(separator: ":"))
      if ancestors[scope] == nil {
        ancestors[scope] = above
        if let parent = above.first {
          children[parent, default: []].append(scope)
        } else {
          roots.append(scope)
        }
      }
      above.insert(scope, at: 0)
    }
  }

  /// The nearest first.
  func ancestors(of scope: BudgetVariance.Scope) -> [BudgetVariance.Scope] {
    ancestors[scope] ?? []
  }

  func children(of scope: BudgetVariance.Scope) -> [BudgetVariance.Scope] { children[scope] ?? [] }
  func isParent(_ scope: BudgetVariance.Scope) -> Bool { children[scope] != nil }
  var isFlat: Bool { children.isEmpty }
}

extension Amount {
  /// A budget of every month is added as often as there are months, so that its sum may exceed 64 bits.
  package func addingIfFits(_ other: Amount) -> Amount? {
    let (sum, overflow) = tenThousandths.addingReportingOverflow(other.tenThousandths)
    return overflow ? nil : Amount(tenThousandths: sum)
  }

  package func subtractingIfFits(_ other: Amount) -> Amount? {
    let (difference, overflow) = tenThousandths.subtractingReportingOverflow(other.tenThousandths)
    return overflow ? nil : Amount(tenThousandths: difference)
  }

  /// The amount × `numerator` ÷ `denominator`, rounded half away from zero to the minor unit.
  ///
  /// - Parameter denominator: Positive.
  /// - Returns: `nil` where the result does not fit in 64 bits.
  package func scaled(
    by numerator: Int, over denominator: Int, roundedToDigits digits: Int
  ) -> Amount? {
    let step = Int128(Amount.step(digits: digits))
    let product = Int128(tenThousandths) * Int128(numerator)
    return Int64(exactly: product.dividedRounding(by: Int128(denominator) * step) * step)
      .map(Amount.init(tenThousandths:))
  }
}

/// Categories found by the name that a budget gives them.
struct CategoryIndex {
  private var scopes: [String: SpendingCategory] = [:]
  private var merged: IDTable<CategoryID, SpendingCategory>
  private var unused: [String: String] = [:]

  /// Names are the same where they differ in case, canonical form or white space alone.
  init(names: IDTable<CategoryID, String>) {
    merged = []
    for id in names.indices {
      let name = names[id]
      let folded = CategoryIndex.folded(name)
      let first = scopes[folded] ?? .named(id)
      scopes[folded] = first
      merged.append(first)
    }
    if scopes["adjustments"] == nil { scopes["adjustments"] = .adjustments }
  }

  /// A name that no category has is remembered, so that its spellings stay one scope.
  mutating func scope(named name: String) -> BudgetVariance.Scope {
    let folded = CategoryIndex.folded(name)
    if let category = scopes[folded] { return .category(category) }
    let firstSpelling = unused[folded] ?? CategoryIndex.collapsed(name)
    unused[folded] = firstSpelling
    return .unusedCategory(firstSpelling)
  }

  /// The category under which spending of a category is measured: the first of equal names.
  func measured(_ category: SpendingCategory) -> SpendingCategory {
    guard case .named(let id) = category, id < merged.endIndex else { return category }
    return merged[id]
  }

  private static func collapsed(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Upper case first, so that `ß` and `ss` fold alike.
  private static func folded(_ name: String) -> String {
    let plain =
      name.utf8.contains(UInt8(ascii: ":")) ? categoryPath(of: name).joined(separator: ":") : name
    return collapsed(plain).uppercased().lowercased()
  }
}
