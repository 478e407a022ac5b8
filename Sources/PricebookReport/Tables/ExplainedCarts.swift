package import PricebookAnalytics
import PricebookModel

/// The lines of carts that the figures of `cart-variance` are sums of: each with its own part of them.
package enum ExplainedCarts {
  /// The table that the carts are rows of.
  package static let table = "cart-variance"

  /// A line of a cart with what it adds to each figure of the cart.
  package struct Line: Sendable {
    package var cart: String
    package var name: String
    package var item: String
    package var variance: CartVariance
  }

  /// The lines of the carts whose names, days or ids are those of the keys, whole or else in part.
  ///
  /// - Parameter keys: What a cart must have, each of them in one of these.
  package static func lines(
    _ keys: [String], in analysis: Analysis,
    matching isFound: (_ text: String, _ key: String) -> Bool
  ) -> [Line] {
    let carts = analysis.book.vault.carts
    let chosen = analysis.carts.filter { variance in
      let cart = carts[variance.cart]
      let texts = [cart.name, variance.date?.description ?? "", cart.id]
      return keys.allSatisfy { key in texts.contains { isFound($0, key) } }
    }
    return chosen.flatMap { variance in
      let cart = carts[variance.cart]
      return cart.lines.map { line in
        var alone = cart
        alone.lines = [line]
        return Line(
          cart: cart.id, name: cart.name, item: analysis.book.names.items[line.item].name,
          variance: CartVariance(of: alone, at: variance.cart))
      }
    }
  }

  package static func table(_ lines: [Line]) -> DataTable {
    let money = DataColumn.money(
      of: lines, { $0.variance }, decimals: { $0.variance.currency.minorUnitDigits })
    return DataTable(
      name: table, rowCount: lines.count, .text("cart", of: lines) { $0.cart },
      .text("name", of: lines) { $0.name }, .text("item", of: lines) { $0.item },
      .text("currency", of: lines) { $0.variance.currency.label },
      money("planned") { $0.planned }, money("actual") { $0.actual },
      money("price_variance") { $0.parts?.price },
      money("quantity_variance") { $0.parts?.quantity },
      money("unplanned") { $0.parts?.unplanned }, money("skipped") { $0.parts?.skipped })
  }
}
