import PricebookDocument
import PricebookModel

/// The German words of what is said on the sizes of packages.
enum GermanPackages: PackagePhrases, InGerman {
  static let title: RichText = "Kleinere Packungen"

  static let note: RichText = """
    Derselbe Artikel in einer kleineren Packung, die die bisherige abgelöst hat, wenn der Inhalt \
    mindestens \(.percent(2, digits: 0)) mehr kostet. Preise sind der Median von bis zu drei \
    Monaten mit Preis auf jeder Seite; die Monate sind der letzte mit einem Preis der alten und \
    der erste mit einem der neuen Packung.
    """

  static let columns: [DisplayTable.Column] = [
    .init("Artikel"), .number("Veränderung", order: .descending), .number("Vorher"),
    .number("Jetzt"), .number("Grundpreis vorher"), .number("Grundpreis jetzt"),
  ]

  static func size(_ size: PackageSize) -> RichText {
    let each: RichText =
      size.unit.symbol == "each"
      ? pieces(size.each)
      : "\(.quantity(size.each, unit: size.unit.symbol))"
    return size.count == 1 ? each : "\(.count(size.count)) × \(each)"
  }

  static func until(_ price: Value, _ month: Month) -> RichText {
    "\(price) bis \(.shortMonth(month))"
  }

  static func from(_ price: Value, _ month: Month) -> RichText {
    "\(price) ab \(.shortMonth(month))"
  }

  private static func pieces(_ number: Quantity) -> RichText {
    "\(.quantity(number, unit: "each")) Stück"
  }
}
