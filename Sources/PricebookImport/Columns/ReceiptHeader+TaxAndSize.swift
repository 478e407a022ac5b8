import PricebookModel

/// Columns with a tax on top of the price, and with the size of a package.
extension ReceiptHeader {
  /// Looks for a tax that explains the total.
  mutating func settleTax(_ columns: AmountColumns, _ sample: AmountSample) -> Bool {
    guard let unitPrice = columns.unitPrice, let total = columns.total, !columns.taxes.isEmpty
    else { return false }
    let choices =
      columns.taxes.count > 1 ? [columns.taxes] + columns.taxes.map { [$0] } : [columns.taxes]
    for taxes in choices {
      let lines = sample.lines(with: [unitPrice, total] + taxes).filter { line in
        taxes.contains { sample.number($0, line) != 0 }
      }
      func agreeing(_ taxes: [Int]) -> Int {
        lines.count { line in
          sample.fits(
            line, price: unitPrice, quantity: columns.quantity, discount: columns.discount,
            more: taxes.reduce(0) { $0 + (sample.number($1, line) ?? 0) }, total: total)
        }
      }
      let withTax = agreeing(taxes)
      guard !lines.isEmpty, withTax * 5 >= lines.count * 4, withTax > agreeing([]) else { continue }
      taxColumns = taxes
      let sum = taxes.map { named($0) }.joined(separator: " and ")
      evidence.append(
        "\(sum) is on top of the price: with it, \(named(total)) is right "
          + "\(inRecords(withTax, of: lines.count)).")
      return true
    }
    return false
  }

  /// Decides whether the size of a package is the quantity.
  mutating func settlePackage(_ columns: AmountColumns, _ sample: AmountSample) {
    guard let package = columns.package else { return }
    let filled = sample.lines.filter { !sample.text(package, $0).isEmpty }
    let numeric = filled.filter { (sample.number(package, $0) ?? 0) > 0 }
    let isNumber = !filled.isEmpty && numeric.count * 5 >= filled.count * 4
    guard isNumber, columns.unit != nil else {
      evidence.append("\(named(package)) is the size of a package and no quantity.")
      return
    }
    if columns.quantity != nil {
      if let unit = columns.unit {
        mapping.meanings[unit] = nil
        evidence.append(
          "\(named(package)) and \(named(unit)) are the size of a package and no quantity.")
      }
      return
    }
    mapping.meanings[package] = .quantity
    if columns.total == nil, columns.isUnitPriceOpen, let price = columns.unitPrice {
      mapping.meanings[price] = .total
    }
    let agreeing = numeric.count {
      sample.fits(
        $0, price: columns.unitPrice, quantity: package, discount: columns.discount,
        total: columns.total)
    }
    if columns.total != nil, let unitPrice = columns.unitPrice {
      if agreeing * 2 >= numeric.count {
        evidence.append(
          "\(named(package)) is the quantity: \(named(unitPrice)) × \(named(package)) is "
            + "\(named(columns.total)) \(inRecords(agreeing, of: numeric.count)).")
      } else {
        mapping.meanings[package] = nil
        if let unit = columns.unit { mapping.meanings[unit] = nil }
        evidence.append("\(named(package)) is the size of a package and no quantity.")
      }
    } else {
      evidence.append(
        "\(named(package)) is the quantity, in the unit of \(named(columns.unit)): there is no other."
      )
    }
  }
}
