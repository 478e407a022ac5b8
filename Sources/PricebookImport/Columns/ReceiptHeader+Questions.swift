import PricebookModel

/// Questions that the records of a file leave open.
extension ReceiptHeader {
  /// Whether it is not known what the amounts of a price are, and may matter.
  var isPriceOpen: Bool {
    if priceColumn == nil { return false }
    if case .decided = price { return false }
    return true
  }

  /// Takes what other files with the same header show.
  ///
  /// - Parameter file: This file.
  mutating func take(_ answers: FamilyAnswers, file: String) {
    takeDates(answers, file: file)
    takeMarks(answers, file: file)
    if isPriceOpen, answers.prices.count == 1, let (meaning, other) = answers.prices.first {
      price = .decided(
        meaning,
        reason: "as \(other) shows, which has the same "
          + "header")
      takePrice()
    }
  }

  private mutating func takeDates(_ answers: FamilyAnswers, file: String) {
    let others = answers.dates.filter { $0.value.file != file }
    if case .decided(let own, let example) = dates, mapping.slashDateOrder == own,
      let other = others.filter({ $0.key != own }).min(by: { $0.value.file < $1.value.file })
    {
      diagnostics.append(
        Diagnostic(
          .warning, .dateOrdersDiffer, file: file,
          message: "\(QuotedValue.describe(example)) is \(own.rawValue), but "
            + "\(QuotedValue.describe(other.value.example)) in "
            + "\(other.value.file), which has the same header, is "
            + "\(other.key.rawValue); each file is read by itself, check the dates of both"))
    }
    guard case .undecided = dates,
      let question = diagnostics.firstIndex(where: { $0.code == .ambiguousDate })
    else { return }
    guard answers.dates.count == 1, let (order, found) = answers.dates.first else {
      if answers.dates.count > 1 {
        diagnostics[question].message +=
          "; other files with this header have \(answers.dates.keys.map(\.rawValue).sorted().joined(separator: " and "))"
      }
      return
    }
    diagnostics.remove(at: question)
    dates = .decided(order, example: found.example)
    mapping.slashDateOrder = order
    mapping.rules?.dateOrder = order
    evidence.append(
      "Dates with slashes are \(order.rawValue), as in \(found.file), "
        + "which has the same header: \(QuotedValue.describe(found.example)) can be nothing else.")
  }

  private mutating func takeMarks(_ answers: FamilyAnswers, file: String) {
    guard diagnostics.contains(where: { $0.code == .ambiguousNumber }) else { return }
    for (column, finding) in numbers.sorted(by: { $0.key < $1.key }) {
      guard case .undecided(let example) = finding, let found = answers.marks[column],
        found.count == 1, let (mark, other) = found.first
      else { continue }
      numbers[column] = .decided(mark, example: example)
      mapping.numberFormats[column] = NumberFormat(decimalMark: mark.byte)
      evidence.append(
        "The decimal mark of column \(column + 1) is the \(mark.rawValue), as in "
          + "\(other), which has the same header.")
    }
    diagnostics.removeAll { $0.code == .ambiguousNumber }
    for (column, finding) in numbers.sorted(by: { $0.key < $1.key }) {
      if case .undecided(let example) = finding {
        diagnostics.append(Self.ambiguousNumber(example, column: names[column], file: file))
      }
    }
    let marks = marks
    mapping.rules?.takeMarks(ofColumns: marks)
  }

  /// Asks what a price is where the rest of the input cannot be looked at.
  mutating func askAboutPrice() {
    guard case .sameEitherWay = price else { return }
    price = .undecided(
      example: PriceExample(item: "an item", quantity: "2", price: "1.00", product: "2.00"))
  }

  /// The question that is left, if the records do not show what a price is.
  func priceProblem(file: String) -> Diagnostic? {
    guard let column = priceColumn, case .undecided(let example) = price else { return nil }
    let name = QuotedValue.describe(names[column], limit: 24)
    let price = QuotedValue.describe(example.price, limit: 24)
    return Diagnostic(
      .error, .ambiguousPrice, file: file,
      message: "the column \(name) may have the price of one or what was paid for all: "
        + "\(QuotedValue.describe(example.quantity, limit: 24)) of "
        + "\(QuotedValue.describe(example.item, limit: 40)) at \(price) cost either "
        + "\(example.product) (one) or \(price) (all), and no other column shows which; use "
        + "--price-of one or --price-of all, or rename the column to unit_price or total")
  }
}
