import PricebookModel

/// A basket as its file writes it, items not yet brought together with the book's.
struct BasketTable {
  struct Line {
    var name: String
    var quantity: Quantity
    var unit: UnitOfMeasure
  }

  /// The file's name without folder and extension.
  var name: String
  var lines: [Line] = []

  /// Reads `item,quantity,unit`; what cannot be read is refused in the log.
  ///
  /// The quantity is 1 where it is empty, the unit each.
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
          "the item is empty; name one", text: row.text)
        continue
      }
      let quantityField = row.field(quantityColumn)
      let quantity =
        quantityField.text.isEmpty
        ? Quantity.one : ExactDecimal(parsing: quantityField.text)?.exactQuantity
      guard let quantity, quantity > .zero, quantity <= .limit else {
        log.reject(
          .basketQuantity, line: row.line, column: quantityField.column,
          "the quantity \(quoted(quantityField.text)) is no number above 0 and up to "
            + "10 000 000 with at most six decimals and a point before them",
          text: row.text)
        continue
      }
      lines.append(
        Line(
          name: item, quantity: quantity,
          unit: UnitOfMeasure(written: row.field(unitColumn).text)))
      log.countAccepted()
    }
  }

  /// The lines with items by id; two of one item and unit are one, as availability counts items.
  ///
  /// - Parameter items: One for every line.
  func resolvedLines(items: [UInt32]) -> [Basket.Line] {
    struct Key: Hashable {
      var item: UInt32
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
        resolved.append(Basket.Line(item: item, quantity: line.quantity, unit: line.unit))
      }
    }
    return resolved
  }
}
