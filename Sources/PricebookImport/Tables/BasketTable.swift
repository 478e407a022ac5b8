import PricebookModel

/// A basket as its file has it; items are not yet resolved.
struct BasketTable {
  struct Line {
    var name: String
    var quantity: Quantity
    var unit: UnitOfMeasure
    var place: Basket.Place
  }

  /// The file's name without folder and extension.
  var name: String
  var lines: [Line] = []

  /// Reads `item,quantity,unit`; rows that cannot be read are rejected in the log.
  ///
  /// An empty quantity is 1, and an empty unit is each.
  init(_ table: CSVTable, name: String, log: inout SourceLog) {
    self.name = name
    let itemColumn = table.column("item")
    let quantityColumn = table.column("quantity")
    let unitColumn = table.column("unit")
    for row in table.rows {
      let itemField = row.field(itemColumn)
      let item = collapsedName(itemField.text)
      guard !item.isEmpty else {
        log.reject(
          .basketItem, line: row.line, column: itemField.column,
          "the item is empty; fill it in", text: row.text)
        continue
      }
      let quantityField = row.field(quantityColumn)
      let quantity =
        quantityField.text.isEmpty
        ? Quantity.one : ExactDecimal(parsing: quantityField.text)?.exactQuantity
      guard let quantity, quantity > .zero, quantity <= .limit else {
        log.reject(
          .basketQuantity, line: row.line, column: quantityField.column,
          "the quantity \(quoted(quantityField.text)) is not a number above 0 and up to "
            + "10 000 000; write at most six decimals, after a point",
          text: row.text)
        continue
      }
      lines.append(
        Line(
          name: item, quantity: quantity,
          unit: UnitOfMeasure(written: row.field(unitColumn).text),
          place: Basket.Place(source: log.source, line: row.line)))
      log.countAccepted()
    }
  }

  /// The lines with resolved items.
  ///
  /// Lines with the same item and unit are joined, because availability
  /// counts items.
  ///
  /// - Parameter items: The item of every line.
  func resolvedLines(items: [ItemID]) -> [Basket.Line] {
    struct Key: Hashable {
      var item: ItemID
      var unit: UnitOfMeasure
    }
    var resolved: [Basket.Line] = []
    var indexByKey: [Key: Int] = [:]
    for (line, item) in zip(lines, items) {
      let key = Key(item: item, unit: line.unit)
      if let index = indexByKey[key] {
        let sum = resolved[index].quantity.millionths + line.quantity.millionths
        resolved[index].quantity = Quantity(millionths: min(sum, Quantity.limit.millionths))
      } else {
        indexByKey[key] = resolved.count
        resolved.append(
          Basket.Line(
            item: item, quantity: line.quantity, unit: line.unit, place: line.place))
      }
    }
    return resolved
  }
}
