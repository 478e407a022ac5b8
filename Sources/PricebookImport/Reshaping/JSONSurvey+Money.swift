import PricebookModel

extension JSONSurvey {
  /// The money of the object nearest to the lines that says a total, else that has any.
  ///
  /// - Parameter dateLevel: The level of the receipts' days, above which sums are of several receipts.
  func money(
    _ records: JSONSteps, _ levels: [[JSONObject]], dateLevel: Int?
  ) -> JSONReceiptMoney? {
    let nearest = levels.count - 2
    let first = dateLevel ?? 0
    guard nearest >= first else { return nil }
    let found = (first...nearest).reversed().map { level in
      JSONReceiptMoney(level: level, fields: moneyFields(records, levels[level], level))
    }
    return found.first { $0.fields.contains { $0.role == .total } }
      ?? found.first { !$0.fields.isEmpty }
  }

  /// The fields of the objects of a level that have amounts by their names, alone or in arrays.
  private func moneyFields(
    _ records: JSONSteps, _ objects: [JSONObject], _ level: Int
  ) -> [JSONReceiptMoney.MoneyField] {
    let way = Self.keys(records, inLevel: level)
    func name(_ steps: JSONSteps) -> MoneyName {
      let shared = zip(steps.dropLast(), way).prefix { $0 == $1 }.count
      return MoneyName(JSONSteps(steps[shared...]).keys)
    }
    func values(_ steps: JSONSteps) -> [JSONValue] {
      objects.compactMap { Self.value(steps[...], in: JSONValue(.object($0))) }
    }
    let plain = Self.fields(of: objects, below: way, depth: 7).compactMap {
      steps -> JSONReceiptMoney.MoneyField? in
      let name = name(steps)
      guard name.role != nil, values(steps).contains(where: \.isAmount) else { return nil }
      return .init(steps: steps, role: name.role, isInMinorUnits: name.isInMinorUnits)
    }
    // The array of the lines is no money beside them.
    let ofLines = records.split(separator: .elements, omittingEmptySubsequences: false)[level]
    let arrays = Self.arrays(of: objects).filter { !$0.elementsEqual(ofLines) }.compactMap {
      steps -> JSONReceiptMoney.MoneyField? in
      let elements = values(steps).flatMap { $0.array ?? [] }
      guard let (amount, label) = Self.parts(of: elements) else { return nil }
      let own = name(steps)
      let isOfSums = own.role == .total || own.role == .subtotal
      let role = isOfSums ? nil : own.role
      guard role != nil || label != nil else { return nil }
      let isMinor = own.isInMinorUnits || MoneyName(amount.keys).isInMinorUnits
      return .init(
        steps: steps, role: role, isInMinorUnits: isMinor, isOfSums: isOfSums,
        element: (amount, label))
    }
    return plain + arrays
  }

  /// The amounts of taxes and discounts that lines have in arrays.
  func amountsOfArrays(_ lines: [JSONObject]) -> [JSONSteps] {
    Self.arrays(of: lines).compactMap { steps in
      guard [.tax, .discount, .fee].contains(MoneyName(steps.keys).role) else { return nil }
      let elements = lines.flatMap {
        Self.value(steps[...], in: JSONValue(.object($0)))?.array ?? []
      }
      return Self.parts(of: elements).map { steps + [.elements] + $0.amount }
    }
  }

  /// Whether an array has money beside lines by its name, such as discounts, and no lines.
  static func isMoneyBeside(_ records: JSONSteps) -> Bool {
    guard let key = records.keys.last else { return false }
    switch MoneyName([key]).role {
    case .tax, .discount, .fee: return true
    case .total, .subtotal, nil: return MoneyName.payments.isIn(MoneyName.parts(key))
    }
  }

  /// The arrays in objects and in those within them, but not in other arrays.
  private static func arrays(of objects: [JSONObject]) -> [JSONSteps] {
    var found: [JSONSteps] = []
    var seen: Set<JSONSteps> = []
    func add(_ object: JSONObject, _ path: JSONSteps) {
      for (key, value) in object where found.count < 50 {
        let steps = path + [.key(key)]
        switch value.content {
        case .object(let inner): if path.count < 4 { add(inner, steps) }
        case .array: if seen.insert(steps).inserted { found.append(steps) }
        default: break
        }
      }
    }
    for object in objects { add(object, []) }
    return found
  }

  /// Where the elements of an array have an amount, and what it is called.
  private static func parts(of elements: [JSONValue]) -> (amount: JSONSteps, label: JSONSteps?)? {
    if elements.contains(where: \.isAmount) { return ([], nil) }
    let fields = fields(of: elements.compactMap(\.object), depth: 3)
    func values(_ steps: JSONSteps) -> [JSONValue] {
      elements.compactMap { value(steps[...], in: $0) }
    }
    let numbers = fields.filter { values($0).contains(where: \.isAmount) }
    let amounts = numbers.filter { MoneyName($0.keys).role != nil }
    let amount =
      amounts.first { MoneyName($0.keys).role == .total } ?? amounts.first
      ?? numbers.first { MoneyName.isGeneral($0.keys.last ?? "") }
    guard let amount else { return nil }
    let texts = fields.filter { steps in
      steps != amount && values(steps).contains { $0.text?.contains(where: \.isLetter) == true }
    }
    let names = HeaderColumns(texts.map { word(for: $0.pathText) }).meanings
    return (amount, zip(texts, names).first { $1 == .item }?.0 ?? texts.first)
  }
}

extension JSONValue {
  /// A number, or a text that is one with or without a currency.
  func writtenAmount(mark: UInt8) -> ExactDecimal? {
    switch content {
    case .number(let written): return ExactDecimal(parsing: written)
    case .text(let text):
      guard text.utf8.contains(where: \.isDigit) else { return nil }
      let other = mark == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
      let trimmed = String(text[...].trimmed)
      return (WrittenNumber(trimmed, mark: mark) ?? WrittenNumber(trimmed, mark: other))?.value
    default: return nil
    }
  }

  fileprivate var isAmount: Bool { writtenAmount(mark: UInt8(ascii: ".")) != nil }
}

extension JSONSteps {
  /// The keys on a way, without arrays.
  var keys: [String] {
    compactMap { if case .key(let key) = $0 { key } else { nil } }
  }
}
