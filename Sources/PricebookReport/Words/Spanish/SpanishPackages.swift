import PricebookDocument
import PricebookModel

/// The Spanish words of what is said on the sizes of packages.
enum SpanishPackages: PackagePhrases, InSpanish {
  static let title: RichText = "Envases más pequeños"

  static let note: RichText = """
    El mismo artículo en un envase más pequeño que sucedió al mayor, cuando su contenido cuesta al \
    menos un \(.percent(2, digits: 0)) más. Los precios son la mediana de hasta tres meses con \
    precio a cada lado; los meses son el último con un precio del viejo y el primero con uno del \
    nuevo.
    """

  static let columns: [DisplayTable.Column] = [
    .init("Artículo"), .number("Cambio", order: .descending), .number("Antes"),
    .number("Ahora"), .number("Precio por unidad antes"), .number("Precio por unidad ahora"),
  ]

  static func size(_ size: PackageSize) -> RichText {
    let each: RichText =
      size.unit.symbol == "each"
      ? pieces(size.each)
      : "\(.quantity(size.each, unit: size.unit.symbol))"
    return size.count == 1 ? each : "\(.count(size.count)) × \(each)"
  }

  static func until(_ price: Value, _ month: Month) -> RichText {
    "\(price) hasta \(.shortMonth(month))"
  }

  static func from(_ price: Value, _ month: Month) -> RichText {
    "\(price) desde \(.shortMonth(month))"
  }

  private static func pieces(_ number: Quantity) -> RichText {
    "\(.quantity(number, unit: "each")) \(number == .one ? "unidad" : "unidades")"
  }
}
