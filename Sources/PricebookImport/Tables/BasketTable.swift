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
  /// An empty quantity is 1, and an empty unit is each. The quantity may have its unit and be a
  /// product: `500 g`, `2 x 500 g`.
  ///
  /// - Parameter decimalMark: What `--decimal` gives; `nil` to let the quantities decide.
  init(_ table: CSVTable, name: String, decimalMark: DecimalMark? = nil, log: inout SourceLog) {
    self.name = name
    let itemColumn = table.column("item", of: .basket)
    let quantityColumn = table.column("quantity", of: .basket)
    let unitColumn = table.column("unit", of: .basket)
    let reader = BasketQuantity(
      table.rows.map { $0.field(quantityColumn).text }, decimalMark: decimalMark)
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
      guard let (quantity, unit) = reader.read(quantityField.text), quantity > .zero,
        quantity <= .limit
      else {
        log.reject(
          .basketQuantity, line: row.line, column: quantityField.column,
          "the quantity \(quoted(quantityField.text)) is not a number above 0 and up to "
            + "10 000 000; write a number with at most six decimals, with its unit if it has one",
          text: row.text)
        continue
      }
      let unitText = row.field(unitColumn).text
      // The column names the unit where the quantity does not.
      let written = UnitOfMeasure(written: unitText)
      lines.append(
        Line(
          name: item, quantity: quantity, unit: unit ?? written,
          place: Basket.Place(source: log.source, line: row.line)))
      log.countAccepted()
    }
  }

  /// Understands items with a package that no receipt names so: `Milk 1 l` is a litre of milk where
  /// the book knows milk, and not milk in that package.
  ///
  /// - Parameter isKnown: Whether a receipt, a vault or an alias has a name.
  mutating func readPackages(isKnown: (String) -> Bool) {
    for index in lines.indices {
      let line = lines[index]
      guard line.unit.dimension == .count, !isKnown(line.name),
        let package = PackageSize(in: line.name), !package.stem.isEmpty, isKnown(package.stem)
      else { continue }
      let count = Int128(package.count) * Int128(package.each.millionths)
      let product = count.multipliedReportingOverflow(by: Int128(line.quantity.millionths))
      guard !product.overflow, let millionths = Int64(exactly: product.partialValue / 1_000_000),
        millionths > 0, Quantity(millionths: millionths) <= .limit
      else { continue }
      lines[index] = Line(
        name: package.stem, quantity: Quantity(millionths: millionths), unit: package.unit,
        place: lines[index].place)
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
