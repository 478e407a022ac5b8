/// A power of ten that makes a line like the others of its item.
struct TypingSlip {
  enum Kind { case price, quantity }

  /// So many other lines say what is usual.
  static let fewestLines = 4
  /// So many lines with few pieces say that many are unusual.
  private static let fewestLinesOfPieces = 8

  let kind: Kind
  /// The line in the middle of the others, by price or by quantity.
  let usual: PricedLine

  /// - Parameter leastMoney: A quantity at the usual price counts from this amount on.
  init?(of line: PricedLine, among others: [PricedLine], leastMoney: Double) {
    guard others.count >= Self.fewestLines else { return nil }
    let price = UsualRange(of: others, by: \.price)
    let quantity = UsualRange(of: others, by: \.quantity)
    let paid = UsualRange(of: others, by: \.paid)
    let isWhole = line.isWhole && others.allSatisfy(\.isWhole)
    if let power = price.power(of: line.price) {
      // A price of a tenth, with the usual amount, is ten times the quantity.
      let isQuantity = paid.holds(line.paid) && quantity.power(of: line.quantity) == 1 / power
      kind = isQuantity ? .quantity : .price
      usual = isQuantity ? quantity.middle : price.middle
    } else if price.holds(line.price), line.paid >= leastMoney,
      !isWhole || others.count >= Self.fewestLinesOfPieces,
      let power = quantity.power(of: line.quantity), power > 1,
      // Ten are typed in place of one; twelve are bought.
      !isWhole || (line.quantity / power).rounded() * power == line.quantity
    {
      kind = .quantity
      usual = quantity.middle
    } else {
      return nil
    }
  }
}
