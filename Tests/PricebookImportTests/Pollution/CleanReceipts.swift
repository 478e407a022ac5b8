import PricebookModel

/// One receipt line as it is meant, before anything goes wrong with it.
struct CleanLine: Equatable {
  var receipt: String
  var day: (year: Int, month: Int, day: Int)
  /// Seconds since midnight.
  var second: Int
  var store: String
  var item: String
  var category: String
  /// Digits with a point, and none where the field is empty.
  var quantity: String
  var unit: String
  var unitPrice: String
  var discount: String
  var total: String
  var currency = "EUR"

  static func == (left: CleanLine, right: CleanLine) -> Bool {
    left.cells == right.cells
  }

  /// Every value in plain notation, to be compared.
  var cells: [String] {
    func number(_ text: String) -> String {
      text.isEmpty ? "" : ExactDecimal(parsing: text)?.plain ?? "not a number: \(text)"
    }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(day.year)-\(padded(day.month))-\(padded(day.day))"
    return [
      receipt, date, "\(second)", store, item, category, number(quantity), unit,
      number(unitPrice), number(discount), number(total), currency,
    ]
  }
}

extension ExactDecimal {
  /// Without zeros at the end of its decimals.
  var plain: String {
    var text = description
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}

/// The clean file that every polluted one is made of: all kinds of names, days beyond the twelfth,
/// amounts beyond a thousand, a refund, weights, a discount.
enum CleanReceipts {
  static let lines: [CleanLine] = [
    line("R1", (2026, 10, 3), 33_120, "Corner Shop", "Whole milk", "Dairy", "2", "each", "1.25"),
    line("R1", (2026, 10, 3), 33_120, "Corner Shop", "Bread, dark", "Bakery", "1", "each", "3.20"),
    line("R1", (2026, 10, 3), 33_120, "Corner Shop", "Müsli", "Pantry", "1", "each", "4.95"),
    line("R2", (2026, 10, 5), 61_239, "Market Hall", "Apples; red", "Fruit", "0.304", "kg", "7.60"),
    line(
      "R2", (2026, 10, 5), 61_239, "Market Hall", "Crème brûlée", "Dairy", "3", "each", "1234.50"),
    line(
      "R2", (2026, 10, 5), 61_239, "Market Hall", "Cheese", "Dairy", "1.5", "kg", "12.40",
      discount: "0.60"),
    line("R3", (2026, 10, 13), 43_200, "Corner Shop", "Jalapeño", "Fruit", "10", "each", "0.35"),
    line("R3", (2026, 10, 13), 43_200, "Corner Shop", "Whole milk", "Dairy", "-1", "each", "1.25"),
    line("R4", (2026, 10, 28), 75_600, "Bäckerei", "Roll", "Bakery", "6", "each", "0.45"),
    line("R4", (2026, 10, 28), 75_600, "Bäckerei", "Catering", "Bakery", "1", "each", "12345.67"),
    line("R5", (2026, 11, 2), 36_000, "Market Hall", "Coffee", "Pantry", "1", "each", "8.99"),
    line("R5", (2026, 11, 2), 36_000, "Market Hall", "Tea | green", "Pantry", "2", "each", "2.79"),
  ]

  /// Σ of the totals, as a footer has it.
  static let sum = total(of: lines)

  static func total(of lines: [CleanLine]) -> String {
    lines.reduce(ExactDecimal.zero) { sum, line in
      ExactDecimal(parsing: line.total).flatMap { sum.adding($0) } ?? sum
    }.twoDecimals
  }

  private static func line(
    _ receipt: String, _ day: (Int, Int, Int), _ second: Int, _ store: String, _ item: String,
    _ category: String, _ quantity: String, _ unit: String, _ price: String,
    discount: String = ""
  ) -> CleanLine {
    let product = ExactDecimal(parsing: price).flatMap { price in
      ExactDecimal(parsing: quantity).flatMap { price.multiplied(by: $0) }
    }
    let paid = product.flatMap { $0.subtracting(ExactDecimal(parsing: discount) ?? .zero) }
    return CleanLine(
      receipt: receipt, day: day, second: second, store: store, item: item, category: category,
      quantity: quantity, unit: unit, unitPrice: price, discount: discount,
      total: (paid ?? .zero).twoDecimals)
  }
}

extension ExactDecimal {
  /// Rounded to two decimals, all written.
  var twoDecimals: String {
    let cents = rounded(toDigits: 2) ?? 0
    let digits = String(cents.magnitude)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return (cents < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
