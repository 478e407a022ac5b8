import PricebookDocument
import PricebookModel

/// The words of what is said on the sizes of packages.
enum EnglishPackages: PackagePhrases, InEnglish {
  static let title: RichText = "Smaller packages"

  static let note: RichText = """
    The same item in a smaller package that succeeded the larger one, where what it holds costs at \
    least 2% more. Prices are the median of up to three priced months on each side; the months are \
    the last with a price of the old and the first with one of the new.
    """

  static let columns: [DisplayTable.Column] = [
    .init("Item"), .number("Change", order: .descending), .number("Before"), .number("Now"),
    .number("Unit price before"), .number("Unit price now"),
  ]

  /// `500 g`, `6 × 330 ml`, `10 pieces`.
  static func size(_ size: PackageSize) -> RichText {
    let each: RichText =
      size.unit.symbol == "each"
      ? pieces(size.each)
      : "\(.quantity(size.each, unit: size.unit.symbol))"
    return size.count == 1 ? each : "\(.count(size.count)) × \(each)"
  }

  /// `2.49 until Aug ’26`.
  static func until(_ price: Value, _ month: Month) -> RichText {
    "\(price) until \(.shortMonth(month))"
  }

  /// `2.49 from Sep ’26`.
  static func from(_ price: Value, _ month: Month) -> RichText {
    "\(price) from \(.shortMonth(month))"
  }

  /// A number of things: `10 pieces`.
  private static func pieces(_ number: Quantity) -> RichText {
    "\(.quantity(number, unit: "each")) \(number == .one ? "piece" : "pieces")"
  }
}
