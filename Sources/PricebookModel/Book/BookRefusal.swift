/// Why something cannot be added to a book.
public enum BookRefusal: Error, Hashable, Sendable {
  /// An item or a store has no name.
  case emptyName
  /// A quantity is beyond ``Quantity/limit``, or not above zero where it must be.
  case quantity(Quantity)
  /// The amounts of a currency add up to more than ``Amount/bookLimit``.
  case amount(Money)
  /// A price is not above zero.
  case price(ExactDecimal)
  /// No item of the book has this name.
  case unknownItem(String)
  /// The book has as many different units or currencies as it can have.
  case tooManyNames
}

extension BookRefusal: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .emptyName: "an item or a store has no name"
    case .quantity(let quantity): "the quantity \(quantity) cannot be counted"
    case .amount(let money): "with \(money) the amounts are too large to be added up"
    case .price(let price): "\(price) is not a price"
    case .unknownItem(let name): "no item of the book is called “\(name)”"
    case .tooManyNames: "the book has too many different units or currencies"
    }
  }
}
