import PricebookDocument
import PricebookModel

/// The French words of the sections on ratings and contributors.
enum FrenchPeople: PeoplePhrases, InFrench {
  static let ratingsTitle: RichText = "Notes"
  static let ratingsNote: RichText =
    "D’après l’export de CartWise. Les magasins sans note sont omis."
  static let ratingColumns: [DisplayTable.Column] = [
    .init("Magasin"), .number("Moyenne sur 5", order: .descending), .number("Notes"),
  ]

  static let contributorsTitle: RichText = "Contributeurs"
  static let contributorsNote: RichText =
    "Qui a mis à jour des prix dans CartWise, avec le niveau que cela donne."
  static func level(_ level: Contributor.Level) -> String { level.rawValue }

  static let contributorColumns: [DisplayTable.Column] = [
    .init("Nom"), .init("Niveau"), .number("Mises à jour", order: .descending),
  ]
}
