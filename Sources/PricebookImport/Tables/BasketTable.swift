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
  /// Records of the file that are not in ``lines``.
  private var rejected = 0

  /// Reads `item,quantity,unit`; a quantity may be `2 x 500 g`, and an empty one is 1.
  init(_ table: CSVTable, name: String, decimalMark: DecimalMark? = nil, log: inout SourceLog) {
    self.name = name
    let reader = BasketQuantity(
      table.fields(of: .basket).map { $0["quantity"] }, decimalMark: decimalMark,
      delimiter: table.delimiter)
    let source = log.source
    table.read(as: .basket, log: &log) { (fields) throws(RowRefusal) in
      let item = fields.name("item")
      if item.isEmpty { throw fields.refusal(.basketItem, "item") }
      if let readings = reader.readings(of: fields["quantity"]) {
        throw fields.refusal(
          .unclearBasket(quantity: fields["quantity"], readings: readings), "quantity")
      }
      guard let (quantity, unit) = reader.read(fields["quantity"]), quantity > .zero,
        quantity <= .limit
      else { throw fields.refusal(.basketQuantity(quantity: fields["quantity"]), "quantity") }
      // The column names the unit where the quantity does not.
      lines.append(
        Line(
          name: item, quantity: quantity, unit: unit ?? UnitOfMeasure(written: fields["unit"]),
          place: Basket.Place(source: source, line: fields.row.line)))
    }
    rejected = log.totals.rejected
  }

  /// Understands `Milk 1 l` as a litre where the book knows milk, and not milk in that package.
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

  /// The lines with resolved items, those of one item and unit joined: availability counts items.
  ///
  /// - Parameter items: The items of the lines, as indexes among the texts.
  func resolved(items: [UInt32], by resolution: NameResolution) -> Basket {
    var basket = Basket(name: name, lines: [], rejectedLines: rejected)
    var places: [ItemID: [Int]] = [:]
    for (line, text) in zip(lines, items) {
      let item = resolution.itemOfText[Int(text)]
      let unit = line.unit == .each ? resolution.package(ofText: Int(text)) ?? .each : line.unit
      if let known = places[item]?.first(where: { basket.lines[$0].unit == unit }) {
        let sum = basket.lines[known].quantity.millionths + line.quantity.millionths
        basket.lines[known].quantity = Quantity(millionths: min(sum, Quantity.limit.millionths))
      } else {
        places[item, default: []].append(basket.lines.count)
        basket.lines.append(
          Basket.Line(item: item, quantity: line.quantity, unit: unit, place: line.place))
      }
    }
    return basket
  }
}
