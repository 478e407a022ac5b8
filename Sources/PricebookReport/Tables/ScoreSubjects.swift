import PricebookAnalytics
import PricebookModel

/// The subjects of a track record, each once, in the order in which they come first.
struct ScoreSubjects {
  private let names: BookNames
  /// Their names.
  private(set) var texts: [String] = []
  /// Items at stores, which are nearly all of them; every item has a ring of its own.
  private var products: [Product] = []
  /// The place in ``products`` of the one of every item that came last; none is below zero.
  private var lastProduct: [Int32]
  private var others: [ScoreSubject: Int32] = [:]

  private struct Product {
    var store: StoreID
    var currency: CurrencyID?
    /// The place in ``texts``.
    var number: Int32
    /// The place of the one that mostly comes next.
    var next: Int32
  }

  init(names: BookNames) {
    self.names = names
    lastProduct = Array(repeating: -1, count: names.items.count)
  }

  /// The place of a subject in ``texts``.
  mutating func number(of subject: ScoreSubject) -> Int32 {
    if case .product(let item, let store) = subject.subject {
      return number(of: subject, item, store)
    }
    if let number = others[subject] { return number }
    let number = add(subject)
    others[subject] = number
    return number
  }

  /// The stores of an item come in one order in every month, so that the ring is hardly searched.
  private mutating func number(
    of subject: ScoreSubject, _ item: ItemID, _ store: StoreID
  ) -> Int32 {
    let last = lastProduct[item.index]
    var before = last
    while before >= 0 {
      let place = products[Int(before)].next
      let product = products[Int(place)]
      if product.store == store, product.currency == subject.currency {
        lastProduct[item.index] = place
        return product.number
      }
      before = place
      if place == last { break }
    }
    let place = Int32(clamping: products.count)
    let number = add(subject)
    products.append(
      Product(store: store, currency: subject.currency, number: number, next: place))
    if last >= 0 {
      products[Int(place)].next = products[Int(last)].next
      products[Int(last)].next = place
    }
    lastProduct[item.index] = place
    return number
  }

  private mutating func add(_ subject: ScoreSubject) -> Int32 {
    texts.append(subject.name(in: names))
    return Int32(clamping: texts.count - 1)
  }
}
