import PricebookDocument
import PricebookModel

/// The Spanish words of the sections on ratings and contributors.
enum SpanishPeople: PeoplePhrases, InSpanish {
  static let ratingsTitle: RichText = "Valoraciones"
  static let ratingsNote: RichText =
    "De la exportación de CartWise. Las tiendas sin valoración no figuran."
  static let ratingColumns: [DisplayTable.Column] = [
    .init("Tienda"), .number("Media de 5", order: .descending), .number("Valoraciones"),
  ]

  static let contributorsTitle: RichText = "Colaboradores"
  static let contributorsNote: RichText =
    "Quién actualizó precios en CartWise, con el nivel que corresponde."
  static func level(_ level: Contributor.Level) -> String { level.rawValue }

  static let contributorColumns: [DisplayTable.Column] = [
    .init("Nombre"), .init("Nivel"), .number("Actualizaciones", order: .descending),
  ]
}
