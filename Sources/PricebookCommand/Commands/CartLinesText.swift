import PricebookAnalytics
import PricebookModel
import PricebookReport

/// The lines of carts as text: what each was planned to cost and did, and which part of the
/// difference it is.
struct CartLinesText {
  private let lines: [ExplainedCarts.Line]
  private let formatting = Formatting()

  init(_ lines: [ExplainedCarts.Line]) { self.lines = lines }

  var text: String {
    var carts: [[ExplainedCarts.Line]] = []
    for line in lines {
      if carts.last?.first?.cart == line.cart {
        carts[carts.count - 1].append(line)
      } else {
        carts.append([line])
      }
    }
    return carts.map { text(of: $0) }.joined(separator: "\n")
  }

  private func text(of cart: [ExplainedCarts.Line]) -> String {
    let rows = [["", "planned", "actual"]] + cart.map { cells(of: $0) }
    let title = "\(ExplainedCarts.table), \(visible(cart[0].name)): \(counted(cart.count, "line"))"
    return ([title, ""] + aligned(rows)).map { $0 + "\n" }.joined()
  }

  private func cells(of line: ExplainedCarts.Line) -> [String] {
    let variance = line.variance
    func money(_ amount: Amount) -> String {
      formatting.text(.money(Money(amount, variance.currency)))
    }
    func part(_ name: String, _ amount: Amount) -> String? {
      amount == .zero
        ? nil : "\(name) \(formatting.text(.difference(Money(amount, variance.currency))))"
    }
    let parts = variance.parts.map { parts in
      [
        part("price", parts.price), part("quantity", parts.quantity),
        part("unplanned", parts.unplanned), part("skipped", parts.skipped),
      ].compactMap(\.self).joined(separator: ", ")
    }
    return [
      visible(line.item), money(variance.planned), variance.actual.map(money) ?? "", parts ?? "",
    ]
  }
}
