package import PricebookModel

extension Spending {
  /// What somebody paid in one month for some persons, in one currency.
  package struct ShareRow: Hashable, Sendable, MonthlyRow {
    package var month: Month
    /// For whom, ascending; empty for all who divide what was spent.
    package var beneficiaries: [PersonID]
    package var currency: CurrencyID
    /// Σ paid, with their part of what belongs to the whole receipt.
    package var spent: Amount
  }
}

extension Spending.ShareRow {
  private struct Key: Hashable {
    var month: Month
    var beneficiaries: Int
    var currency: CurrencyID
  }

  /// The lines of one receipt in one currency.
  fileprivate struct Receipt {
    var month: Month
    /// By whom they are for.
    var lines: [Int: Int64] = [:]
    /// Tax, tip, delivery, discounts and the like that do not say for whom they are.
    var others: Int64 = 0
  }

  /// What was paid for whom in every month; empty where no line says for whom it is.
  ///
  /// Adjustments that do not say it are divided in proportion to the other lines of their receipt,
  /// to the minor unit; those that would miss most of one have one more.
  static func all(
    of lines: ReceiptLines, names: BookNames, boundaries: MonthCalendar
  ) -> [Spending.ShareRow] {
    guard !lines.beneficiaries.isEmpty else { return [] }
    struct Place: Hashable {
      var receipt: UInt32
      var currency: CurrencyID
    }
    var receipts: [Place: Receipt] = [:]
    let (days, items, currencies) = (lines.day, lines.item, lines.currency)
    for (rows, person) in lines.person.eachRun where PersonID(rawValue: person) != .nobody {
      for row in rows where lines.uses[row].contains(.spending) {
        let place = Place(receipt: lines.receipt[row], currency: currencies[row])
        let beneficiaries = lines.beneficiaries(ofRow: row)
        let paid = lines.paid[row].tenThousandths
        var receipt = receipts[place] ?? Receipt(month: boundaries.month(of: days[row]))
        if beneficiaries == 0, names.items[items[row]].isAdjustment {
          receipt.others += paid
        } else {
          receipt.lines[beneficiaries, default: 0] += paid
        }
        receipts[place] = receipt
      }
    }
    var sums: [Key: Int64] = [:]
    for (place, receipt) in receipts {
      let step = Amount.step(digits: names.currencies[place.currency].minorUnitDigits)
      for (beneficiaries, paid) in receipt.divided(step: step) {
        let key = Key(
          month: receipt.month, beneficiaries: beneficiaries, currency: place.currency)
        sums[key, default: 0] += paid
      }
    }
    return sums.sorted { left, right in
      (left.key.month, left.key.currency, left.key.beneficiaries)
        < (right.key.month, right.key.currency, right.key.beneficiaries)
    }.map { key, paid in
      Spending.ShareRow(
        month: key.month, beneficiaries: names.beneficiaries[key.beneficiaries],
        currency: key.currency, spent: Amount(tenThousandths: paid))
    }
  }
}

extension Spending.ShareRow.Receipt {
  /// The lines by whom they are for, each with its part of the rest.
  fileprivate func divided(step: Int64) -> [Int: Int64] {
    let known = lines.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    let sum = known.reduce(0) { $0 + $1.value }
    guard others != 0 else { return lines }
    guard sum > 0 else { return lines.merging([0: others], uniquingKeysWith: +) }
    let shares = Settlement.divided(others, by: known.map(\.value), step: step)
    return lines.merging(zip(known.map(\.key), shares), uniquingKeysWith: +)
  }
}
