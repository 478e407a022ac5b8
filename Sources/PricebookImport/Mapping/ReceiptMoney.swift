import PricebookModel

/// The money that a receipt has beside its lines, and which of it the lines lack.
///
/// What lines and the total show to the cent is used; nothing is guessed. The rule is the same for
/// receipts in JSON and in tables.
struct ReceiptMoney: Sendable {
  /// An amount by its name.
  struct Named: Hashable, Sendable {
    /// The path of a field in JSON, or the name of a column.
    var path: String
    /// What the receipt calls it; may be the last part of the path.
    var label: String
    var role: MoneyRole
    /// As it is added to the lines: a discount is below zero.
    var amount: ExactDecimal

    init(path: String, label: String, role: MoneyRole, amount: ExactDecimal) {
      self.path = path
      self.label = label
      self.role = role
      self.amount =
        role == .discount && amount.isPositive
        ? ExactDecimal.zero.subtracting(amount) ?? amount : amount
    }

    /// Both amounts under one name.
    fileprivate func adding(_ other: Named) -> Named {
      var both = self
      both.amount = amount.adding(other.amount) ?? amount
      return both
    }

    /// `“tip” (2.00)`.
    var shown: String {
      "\(QuotedValue.describe(path, limit: 40)) (\(amount.plainText(digits: 2)))"
    }
  }

  /// Which of the money beside the lines is a part of what was paid.
  struct Allocation {
    /// The total that the lines and ``used`` add up to; where they add up to none, the first one of
    /// what was paid, else the first sum.
    var total: Named?
    /// The amounts that explain, to the cent, by how much the total differs from the lines.
    var used: [Named] = []
    /// The amounts of which no total shows whether they were paid on top of the lines.
    var unused: [Named] = []
  }

  private(set) var totals: [Named] = []
  /// Taxes, discounts and fees, of which any may be missing from the lines.
  private(set) var extras: [Named] = []
  /// Up to this many extras, every choice among them is tried (1,023 for ten); of more, only all
  /// together and each alone.
  private static let mostExtras = 10

  /// Every choice of at least one among so many extras, by their number, those of most extras first.
  ///
  /// A choice has a bit for each extra.
  private static let choices = (0...mostExtras).map { count in
    (0..<(1 << count)).dropFirst().sorted {
      ($1.nonzeroBitCount, $0) < ($0.nonzeroBitCount, $1)
    }
  }

  mutating func add(_ named: Named) {
    switch named.role {
    case .total, .subtotal: totals.append(named)
    case .tax, .discount, .fee: if !named.amount.isZero { extras.append(named) }
    }
  }

  var isEmpty: Bool { totals.isEmpty && extras.isEmpty }

  /// Finds the total that the lines and as many of the extras as possible add up to.
  ///
  /// - Parameter lines: The sum of the lines; `nil` if one of them cannot be read.
  func settled(lines: ExactDecimal?) -> Allocation {
    let paid = totals.filter { $0.role == .total }
    // A sum that lacks something is compared where nothing says what was paid.
    let candidates = paid.isEmpty ? totals : paid
    guard let lines else { return Allocation(total: paid.first) }
    var best: Allocation?
    for total in candidates {
      guard let rest = total.amount.subtracting(lines), let used = extras(for: rest) else {
        continue
      }
      if best.map({ used.count > $0.used.count }) ?? true {
        best = Allocation(total: total, used: used)
      }
    }
    guard var best else { return Allocation(total: candidates.first, unused: extras) }
    // Two taxes are one line: nothing but their rates tells them apart.
    best.used = Dictionary(grouping: best.used, by: \.item).values.map { alike in
      alike.dropFirst().reduce(alike[0]) { $0.adding($1) }
    }.sorted { ($0.path, $0.label) < ($1.path, $1.label) }
    if best.total?.role == .subtotal, best.used.isEmpty { best.unused = extras }
    return best
  }

  /// The extras that come to an amount, as many as possible; `nil` if none do.
  private func extras(for rest: ExactDecimal) -> [Named]? {
    if rest.isZero { return [] }
    func areRight(_ chosen: [Named]) -> Bool {
      chosen.reduce(ExactDecimal.zero) { $0.adding($1.amount) ?? $0 } == rest
    }
    guard extras.count <= Self.mostExtras else {
      return areRight(extras) ? extras : extras.first { $0.amount == rest }.map { [$0] }
    }
    return Self.choices[extras.count].lazy.map { choice in
      extras.indices.filter { choice >> $0 & 1 == 1 }.map { extras[$0] }
    }.first(where: areRight)
  }
}

extension ReceiptMoney.Named {
  /// What the line is called that an amount becomes: always the name of an adjustment.
  var item: String {
    let words = MoneyName.words(of: label)
    let written = label.contains(" ") ? label : words.joined(separator: " ")
    switch role {
    case .tax: return "Sales tax"
    case .discount
    where written.hasSuffix("s") && AdjustmentPhrases.contains(String(written.dropLast())):
      return written.prefix(1).uppercased() + written.dropFirst().dropLast()
    case _ where AdjustmentPhrases.contains(written):
      return written.prefix(1).uppercased() + written.dropFirst()
    case .discount: return "Discount"
    case .fee where MoneyName.tips.isIn(words): return "Tip"
    case .fee where MoneyName.deposits.isIn(words): return "Deposit"
    case .fee, .total, .subtotal: return "Service fee"
    }
  }
}
