import PricebookDocument
import PricebookModel

/// The French words of what is said on the sizes of packages.
enum FrenchPackages: PackagePhrases, InFrench {
  static let title: RichText = "Emballages plus petits"

  static let note: RichText = """
    Le même article dans un emballage plus petit qui a succédé au plus grand, quand son contenu \
    coûte au moins \(.percent(2, digits: 0)) de plus. Les prix sont la médiane de trois mois au \
    plus de chaque côté ; les mois sont le dernier avec un prix de l’ancien et le premier avec un \
    prix du nouveau.
    """

  static let columns: [DisplayTable.Column] = [
    .init("Article"), .number("Variation", order: .descending), .number("Avant"),
    .number("Maintenant"), .number("Prix à l’unité avant"), .number("Prix à l’unité maintenant"),
  ]

  static func size(_ size: PackageSize) -> RichText {
    let each: RichText =
      size.unit.symbol == "each"
      ? pieces(size.each)
      : "\(.quantity(size.each, unit: size.unit.symbol))"
    return size.count == 1 ? each : "\(.count(size.count)) × \(each)"
  }

  static func until(_ price: Value, _ month: Month) -> RichText {
    "\(price) jusqu’en \(.shortMonth(month))"
  }

  static func from(_ price: Value, _ month: Month) -> RichText {
    "\(price) dès \(.shortMonth(month))"
  }

  private static func pieces(_ number: Quantity) -> RichText {
    "\(.quantity(number, unit: "each")) \(number == .one ? "pièce" : "pièces")"
  }
}
