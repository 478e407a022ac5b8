import PricebookModel

/// Prices of items in different quantities: that of one stays, what was paid for all grows.
struct PriceVotes {
  /// Pairs of purchases of one item in different quantities.
  private(set) var one = 0
  private(set) var all = 0
  /// Pairs in which neither is the same, but one is much nearer.
  private var nearOne = 0
  private var nearAll = 0
  /// How many prices of several pieces were looked at, and how many can be divided by the pieces.
  private(set) var manyCount = 0
  private(set) var evenCount = 0
  /// How much likelier the remainders are if the prices were multiplied by the pieces.
  private var oddsOfProducts = 1.0
  private var earlier: [Int: [(quantity: Double, price: Double)]] = [:]

  /// - Parameter lines: The product, quantity and price of each line, both above zero.
  init(_ lines: [(product: Int, quantity: Double, price: Double)]) {
    for line in lines { compare(line) }
    let ofOne = lines.filter { $0.quantity == 1 }.map { Self.cents($0.price) }
    // How often the price of one piece can be divided by so many pieces by chance.
    let chances = (0...Self.mostPieces).map { pieces in
      pieces < 2 || ofOne.count < 20
        ? 0.5 : Double(ofOne.count { $0.isMultiple(of: pieces) } + 1) / Double(ofOne.count + 2)
    }
    for line in lines { divide(line, chances) }
  }

  private mutating func compare(_ line: (product: Int, quantity: Double, price: Double)) {
    for other in earlier[line.product] ?? [] where other.quantity != line.quantity {
      let unitDifference = abs(other.price - line.price)
      let crossDifference = abs(other.price * line.quantity - line.price * other.quantity)
      let isOne = unitDifference < 0.000_1
      // Both amounts may be rounded by half a cent.
      let isAll = crossDifference <= 0.005 * (line.quantity + other.quantity) + 0.000_1
      if isOne != isAll {
        if isOne { one += 1 } else { all += 1 }
      } else if !isOne {
        let unitRatio = max(other.price, line.price) / min(other.price, line.price)
        let products = (other.price * line.quantity, line.price * other.quantity)
        let crossRatio = max(products.0, products.1) / min(products.0, products.1)
        if (unitRatio - 1) * 3 < crossRatio - 1 { nearOne += 1 }
        if (crossRatio - 1) * 3 < unitRatio - 1 { nearAll += 1 }
      }
    }
    var known = earlier[line.product] ?? []
    if let same = known.firstIndex(where: { $0.quantity == line.quantity }) {
      known[same].price = line.price
    } else if known.count < 6 {
      known.append((line.quantity, line.price))
    }
    earlier[line.product] = known
  }

  /// Prices of several pieces that can all be divided by the pieces were multiplied by them.
  private mutating func divide(
    _ line: (product: Int, quantity: Double, price: Double), _ chances: [Double]
  ) {
    guard line.quantity >= 2, line.quantity <= Double(Self.mostPieces),
      line.quantity.rounded() == line.quantity
    else { return }
    let pieces = Int(line.quantity)
    manyCount += 1
    if Self.cents(line.price).isMultiple(of: pieces) {
      evenCount += 1
      oddsOfProducts *= max(1, 0.9 / chances[pieces])
    } else {
      oddsOfProducts /= 16
    }
    oddsOfProducts = min(max(oddsOfProducts, 1e-100), 1e100)
  }

  private static let mostPieces = 12
  private static func cents(_ price: Double) -> Int { Int(exactly: (price * 100).rounded()) ?? 1 }

  /// What the pairs show, loudly if it must contradict the column's name; `nil` if they disagree.
  func meaning(isLoud: Bool = false) -> PriceMeaning? {
    let (forOne, forAll) = (3 * one + nearOne, 3 * all + nearAll)
    if isLoud, one < 3 || all > 0 { return forAll >= 3 && forAll >= forOne ? .all : nil }
    if forOne >= 3, forOne >= 3 * forAll { return .one }
    if forAll >= 3, forAll >= 3 * forOne { return .all }
    return nil
  }

  /// Whether so many prices can be divided by the pieces that it is no accident (one in a thousand).
  var areProducts: Bool { manyCount >= 8 && oddsOfProducts >= 1000 }
}
