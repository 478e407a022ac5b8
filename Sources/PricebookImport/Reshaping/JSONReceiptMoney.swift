import PricebookModel

/// The fields of a JSON file that have money around the lines of receipts.
struct JSONReceiptMoney: Sendable {
  /// An amount, or an array of them.
  struct MoneyField: Sendable {
    /// From the object of the level to the amount or the array.
    var steps: JSONSteps
    /// What the name says; `nil` for an array whose elements are called something themselves.
    var role: MoneyRole?
    var isInMinorUnits: Bool
    /// Whether the elements of an array are sums, such as those of `totals`.
    var isOfSums = false
    /// From an element of the array to its amount and to what it is called.
    var element: (amount: JSONSteps, label: JSONSteps?)?

    var path: String { steps.pathText }
  }

  /// The level of the object that is a receipt.
  var level: Int
  var fields: [MoneyField]
  /// The decimal mark of amounts that are texts.
  var mark = UInt8(ascii: ".")
  /// How many decimals the currency has.
  var digits = 2
  /// Whether all amounts are in cents, as those of the lines are, or those whose names say so.
  var areAllInMinorUnits = false

  /// The money of one receipt, in whole units.
  ///
  /// - Parameter value: The value of a field by its place, if the receipt has it.
  func money(_ value: (_ field: Int) -> JSONValue?) -> ReceiptMoney {
    var money = ReceiptMoney()
    for (place, field) in fields.enumerated() {
      guard let value = value(place) else { continue }
      let isMinor = areAllInMinorUnits || field.isInMinorUnits
      func add(_ value: JSONValue?, path: String, label: String, _ role: MoneyRole?) {
        guard let role, let written = value?.writtenAmount(mark: mark),
          let whole = isMinor ? written.shifted(byPowerOfTen: -digits) : written,
          // Programs that compute with binary numbers write 16.500000000000004.
          let amount = LineNumbers.rounded(whole, digits: max(2, digits))
        else { return }
        money.add(
          ReceiptMoney.Named(path: path, label: label, role: role, amount: ExactDecimal(amount)))
      }
      guard let element = field.element else {
        let key = field.steps.keys.last ?? field.path
        add(value, path: field.path, label: key, field.role)
        continue
      }
      for item in value.array ?? [] {
        let label = element.label.flatMap { JSONSurvey.value($0[...], in: item)?.text } ?? ""
        let isNamed = field.role == nil && (field.isOfSums || AdjustmentPhrases.contains(label))
        let own = isNamed ? MoneyName([label]).role : nil
        add(
          JSONSurvey.value(element.amount[...], in: item),
          path: label.isEmpty ? field.path : "\(field.path): \(label)",
          label: label.isEmpty ? field.steps.keys.last ?? "" : label, field.role ?? own)
      }
    }
    return money
  }

  /// The fields that have the total of a receipt, or the sum of its lines, as columns.
  var totals: [JSONRowTable.Column] {
    fields.filter { $0.element == nil && ($0.role == .total || $0.role == .subtotal) }.map {
      JSONRowTable.Column(name: JSONRowTable.ofReceipt + $0.path, level: level, steps: $0.steps)
    }
  }
}
