import PricebookModel

/// A basket as its file has it; items are not yet resolved.
struct BasketTable {
  /// An item of the basket as written, with its amount.
  struct Line {
    var name: String
    var quantity: Quantity
    var unit: UnitOfMeasure
    var place: Basket.Place
    /// Whether pieces of what a package holds are asked for, and not packages.
    var asksForPieces = false
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
      delimiter: table.dialect.delimiter)
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
      let asked = unit ?? UnitOfMeasure(written: fields["unit"])
      lines.append(
        Line(
          name: item, quantity: quantity, unit: asked,
          place: Basket.Place(source: source, line: fields.row.line),
          asksForPieces: asked == .each && (unit != nil || !fields["unit"].isEmpty)))
    }
    rejected = log.totals.rejected
  }

  /// Understands `Milk 1 l` as a litre where the book knows milk, and not milk in that package, and
  /// `Eggs` as pieces of `Eggs, 10 pcs` where that is the only package that the book knows.
  ///
  /// - Parameter named: The name of the only package of something, by the folded name without its size.
  mutating func readPackages(isKnown: (String) -> Bool, named: [String: String]) {
    for index in lines.indices {
      let line = lines[index]
      if !isKnown(line.name), let package = named[foldedName(line.name)] {
        lines[index].name = package
        lines[index].asksForPieces = line.unit == .each
        continue
      }
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
  /// - Parameters:
  ///   - items: The items of the lines, as indexes among the texts.
  ///   - packages: How many pieces a package of an item holds.
  ///   - groups: The items that are groups.
  func resolved(
    items: [UInt32], by resolution: NameResolution, packages: [ItemID: UnitOfMeasure],
    groups: Set<ItemID>
  ) -> Basket {
    var basket = Basket(name: name, lines: [], rejectedLines: rejected)
    var places: [ItemID: [Int]] = [:]
    for (line, text) in zip(lines, items) {
      let item = resolution.itemOfText[Int(text)]
      let unit = line.unit == .each ? resolution.package(ofText: Int(text)) ?? .each : line.unit
      if line.asksForPieces, unit == .each, let package = packages[item],
        let share = line.quantity.share(of: package)
      {
        basket.lines.append(
          Basket.Line(
            item: item, quantity: share, unit: .each, place: line.place, package: package))
      } else if let known = places[item]?.first(where: { basket.lines[$0].unit == unit }) {
        let sum = basket.lines[known].quantity.millionths + line.quantity.millionths
        basket.lines[known].quantity = Quantity(millionths: min(sum, Quantity.limit.millionths))
      } else {
        places[item, default: []].append(basket.lines.count)
        basket.lines.append(
          Basket.Line(
            item: item, quantity: line.quantity, unit: unit, place: line.place,
            isGroup: groups.contains(item)))
      }
    }
    return basket
  }
}

extension Quantity {
  /// So many pieces, or so much in the base unit, as a share of packages; `nil` where it is none.
  fileprivate func share(of package: UnitOfMeasure) -> Quantity? {
    let base = Int128(millionths) * Int128(UnitOfMeasure.wholeBase)
    let share = Quantity(
      millionths: Int64(clamping: base.dividedRounding(by: Int128(package.basePerUnit))))
    return share > .zero && share <= .limit ? share : nil
  }
}

extension DiagnosticMessage {
  fileprivate static let basketItem = DiagnosticMessage(
    .error, .basketItem, "the item is empty; fill it in")

  fileprivate static func unclearBasket(
    quantity: some StringProtocol, readings: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .basketQuantity,
      """
      the quantity \(quoted(quantity)) may be \(readings), and no other quantity of the column \
      shows which; use --decimal point or --decimal comma
      """)
  }

  fileprivate static func basketQuantity(quantity: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .basketQuantity,
      """
      the quantity \(quoted(quantity)) is not a number above 0 and up to 10,000,000; write a \
      number with at most six decimals, with its unit if it has one
      """)
  }
}
