import PricebookModel

/// Which receipts the payments of an account or a card are for.
///
/// A payment is for a receipt that has the same sum to the cent, on the same day or up to four days
/// before, at a store whose name the payee has in words, or to which payments of this payee were
/// matched before. A payment may also be for two receipts of one day, and two for one receipt.
struct PaymentMatching {
  /// A receipt as a payment can show it.
  struct Receipt: Hashable, Sendable {
    var store: StoreID
    var day: CalendarDate
    var currency: CurrencyCode
    var paid: Amount
  }

  /// A payment of which a receipt is looked for.
  struct Debit: Hashable, Sendable {
    var day: CalendarDate
    /// All that the bank writes about the payment.
    var text: String
    var currency: CurrencyCode
    var paid: Amount
  }

  /// A bank books a payment on the day of the receipt, or so many days later.
  static let lateness = 4
  /// So many receipts, or payments, of a day are compared with another one: no household has more.
  private static let mostOfDay = 100
  /// So many pairs of payments and receipts of one sum are compared as a whole.
  private static let mostPairs = 4_000_000

  /// For every debit the receipts that it is for: none, one or two.
  private(set) var receiptsOfDebit: [[Int]]
  /// For every debit the store that its payee is, as far as the book knows it.
  private(set) var storeOfDebit: [StoreID?]
  /// For debits without a receipt, the one that is probably theirs but for a tip.
  private(set) var tippedReceiptOfDebit: [Int: Int] = [:]

  private let debits: [Debit]
  private let receipts: [Receipt]
  private let payees: [PayeeWords]
  private let stores: PayeeStores
  /// Stores by what payees are called, where payments have shown it.
  private var learned: [String: StoreID] = [:]

  init(_ debits: [Debit], _ receipts: [Receipt], stores names: IDTable<StoreID, String>) {
    self.debits = debits
    self.receipts = receipts
    payees = debits.map { PayeeWords($0.text) }
    let stores = PayeeStores(names)
    self.stores = stores
    receiptsOfDebit = Array(repeating: [], count: debits.count)
    storeOfDebit = payees.map { stores.store(of: $0) }
    learnPayees()
    matchSingle()
    matchPairs()
    matchParts()
    noteTips()
  }

  /// Whether the day and the currency of a debit can be those of a receipt.
  private func fits(_ debit: Int, _ receipt: Int) -> Bool {
    let gap = debits[debit].day.days(since: receipts[receipt].day)
    let currencies = (debits[debit].currency, receipts[receipt].currency)
    return (0...Self.lateness).contains(gap)
      && (currencies.0 == currencies.1 || currencies.0 == .unknown || currencies.1 == .unknown)
  }

  private func isPayee(_ debit: Int, of receipt: Int) -> Bool {
    let store = receipts[receipt].store
    return stores.fits(payees[debit], store)
      || learned[payees[debit].key].map { stores.areOne($0, store) } == true
  }

  /// Learns which store a payee is that is called otherwise: at least two payments with the sum and
  /// the day of one receipt each, nearly all at that store.
  private mutating func learnPayees() {
    let bySum = Dictionary(grouping: receipts.indices) { receipts[$0].paid }
    var votes: [String: [StoreID: Int]] = [:]
    for debit in debits.indices where storeOfDebit[debit] == nil && !payees[debit].key.isEmpty {
      var candidates: [Int] = []
      for receipt in bySum[debits[debit].paid] ?? [] where fits(debit, receipt) {
        candidates.append(receipt)
        if candidates.count > 1 { break }
      }
      guard candidates.count == 1 else { continue }
      votes[payees[debit].key, default: [:]][receipts[candidates[0]].store, default: 0] += 1
    }
    let debitCounts = Dictionary(payees.map { ($0.key, 1) }, uniquingKeysWith: +)
    for (key, votes) in votes {
      guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value >= 2,
        best.value.isFourFifths(of: votes.values.reduce(0, +)),
        best.value * 2 >= debitCounts[key] ?? 0
      else { continue }
      learned[key] = best.key
    }
    for debit in debits.indices where storeOfDebit[debit] == nil {
      storeOfDebit[debit] = learned[payees[debit].key]
    }
  }

  /// Matches within each sum as many debits and receipts in the order of days as possible, with the
  /// fewest days between them.
  private mutating func matchSingle() {
    let receiptsBySum = Dictionary(grouping: receipts.indices) { receipts[$0].paid }
    let debitsBySum = Dictionary(grouping: debits.indices) { debits[$0].paid }
    for (sum, own) in debitsBySum {
      guard let others = receiptsBySum[sum] else { continue }
      let debits = own.sorted { (self.debits[$0].day, $0) < (self.debits[$1].day, $1) }
      let receipts = others.sorted { (self.receipts[$0].day, $0) < (self.receipts[$1].day, $1) }
      for (debit, receipt) in matched(debits, receipts) { take([receipt], for: debit) }
    }
  }

  /// The best matching of the first debits with the first receipts: how many, and how many days apart.
  private struct Cell {
    var count = 0
    var days = 0
    func isBetter(than other: Cell) -> Bool { (count, -days) > (other.count, -other.days) }
  }

  /// Matches debits and receipts of one sum, both by day, by dynamic programming (as a longest
  /// common subsequence): as many as possible, then with the fewest days between them.
  private func matched(_ debits: [Int], _ receipts: [Int]) -> [(debit: Int, receipt: Int)] {
    guard debits.count * receipts.count <= Self.mostPairs else {
      return matchedInTurn(debits, receipts)
    }
    let width = receipts.count + 1
    var cells = [Cell](repeating: Cell(), count: (debits.count + 1) * width)
    func joined(_ row: Int, _ column: Int) -> Cell? {
      let (debit, receipt) = (debits[row - 1], receipts[column - 1])
      guard fits(debit, receipt), isPayee(debit, of: receipt) else { return nil }
      var cell = cells[(row - 1) * width + column - 1]
      cell.count += 1
      cell.days += self.debits[debit].day.days(since: self.receipts[receipt].day)
      return cell
    }
    for row in 1...debits.count {
      for column in 1..<width {
        var best = cells[(row - 1) * width + column]
        let other = cells[row * width + column - 1]
        if other.isBetter(than: best) { best = other }
        if let own = joined(row, column), own.isBetter(than: best) { best = own }
        cells[row * width + column] = best
      }
    }
    var found: [(Int, Int)] = []
    var (row, column) = (debits.count, width - 1)
    while row > 0, column > 0 {
      let cell = cells[row * width + column]
      func isSame(_ other: Cell) -> Bool { (other.count, other.days) == (cell.count, cell.days) }
      if isSame(cells[(row - 1) * width + column]) {
        row -= 1
      } else if isSame(cells[row * width + column - 1]) {
        column -= 1
      } else {
        found.append((debits[row - 1], receipts[column - 1]))
        row -= 1
        column -= 1
      }
    }
    return found
  }

  /// Matches each debit with the first receipt left that fits it, where there are too many of one sum
  /// to weigh all days against each other.
  private func matchedInTurn(_ debits: [Int], _ receipts: [Int]) -> [(debit: Int, receipt: Int)] {
    var found: [(debit: Int, receipt: Int)] = []
    var isTaken = [Bool](repeating: false, count: receipts.count)
    var first = 0
    for debit in debits {
      let day = self.debits[debit].day
      let earliest = day.adding(days: -Self.lateness)
      while first < receipts.count,
        isTaken[first] || self.receipts[receipts[first]].day < earliest
      {
        first += 1
      }
      let open = receipts.indices[first...].prefix { self.receipts[receipts[$0]].day <= day }
        .prefix(Self.mostOfDay)
      let place = open.first {
        !isTaken[$0] && fits(debit, receipts[$0]) && isPayee(debit, of: receipts[$0])
      }
      guard let place else { continue }
      isTaken[place] = true
      found.append((debit, receipts[place]))
    }
    return found
  }

  /// Matches debits that are left with two receipts of one day whose sums add up to them.
  private mutating func matchPairs() {
    var isTaken = Set(receiptsOfDebit.joined())
    let byDay = openReceiptsByDay(besides: isTaken)
    for debit in debits.indices
    where receiptsOfDebit[debit].isEmpty && storeOfDebit[debit] != nil {
      let days = (0...Self.lateness).map { debits[debit].day.adding(days: -$0) }
      for day in days {
        let open = (byDay[day] ?? []).prefix(Self.mostOfDay).filter {
          !isTaken.contains($0) && fits(debit, $0) && isPayee(debit, of: $0)
        }
        let pair = Self.pair(of: open, addingUpTo: debits[debit].paid) { receipts[$0].paid }
        guard let pair else { continue }
        take(pair, for: debit)
        isTaken.formUnion(pair)
        break
      }
    }
  }

  /// The receipts that no debit has, by day.
  private func openReceiptsByDay(besides isTaken: Set<Int>) -> [CalendarDate: [Int]] {
    Dictionary(grouping: receipts.indices.filter { !isTaken.contains($0) }) { receipts[$0].day }
  }

  /// The first two debits or receipts, by their places, whose amounts add up to a sum.
  private static func pair(
    of places: [Int], addingUpTo sum: Amount, paid: (Int) -> Amount
  ) -> [Int]? {
    for (place, first) in places.enumerated() {
      for second in places[(place + 1)...]
      where paid(first).tenThousandths &+ paid(second).tenThousandths == sum.tenThousandths {
        return [first, second]
      }
    }
    return nil
  }

  /// Matches two debits that are left with a receipt that is their sum: of two visits of one day a book
  /// without receipt numbers has one receipt.
  private mutating func matchParts() {
    let isTaken = Set(receiptsOfDebit.joined())
    let open = debits.indices.filter { receiptsOfDebit[$0].isEmpty && storeOfDebit[$0] != nil }
    let byDay = Dictionary(grouping: open) { debits[$0].day }
    for receipt in receipts.indices where !isTaken.contains(receipt) {
      let days = (0...Self.lateness).map { receipts[receipt].day.adding(days: $0) }
      let own = days.flatMap { (byDay[$0] ?? []).prefix(Self.mostOfDay) }.filter {
        receiptsOfDebit[$0].isEmpty && fits($0, receipt) && isPayee($0, of: receipt)
      }
      let pair = Self.pair(of: own, addingUpTo: receipts[receipt].paid) { debits[$0].paid }
      for debit in pair ?? [] { take([receipt], for: debit) }
    }
  }

  /// Looks for the receipts that debits which are left exceed by a tip, the smallest first.
  private mutating func noteTips() {
    var isTaken = Set(receiptsOfDebit.joined())
    let byDay = openReceiptsByDay(besides: isTaken)
    for debit in debits.indices
    where receiptsOfDebit[debit].isEmpty && storeOfDebit[debit] != nil {
      let paid = debits[debit].paid.tenThousandths
      let days = (0...Self.lateness).map { debits[debit].day.adding(days: -$0) }
      let open = days.flatMap { (byDay[$0] ?? []).prefix(Self.mostOfDay) }.sorted()
      let found = open.filter { receipt in
        let bill = receipts[receipt].paid.tenThousandths
        return !isTaken.contains(receipt) && bill < paid
          && (paid &- bill) <= bill / 100 * Self.mostTipPercent
          && fits(debit, receipt) && isPayee(debit, of: receipt)
      }.max { receipts[$0].paid < receipts[$1].paid }
      guard let found else { continue }
      tippedReceiptOfDebit[debit] = found
      isTaken.insert(found)
    }
  }

  private static let mostTipPercent: Int64 = 25

  private mutating func take(_ receipts: [Int], for debit: Int) {
    receiptsOfDebit[debit] = receipts
    storeOfDebit[debit] = self.receipts[receipts[0]].store
  }
}
