import PricebookDocument
import PricebookModel

/// The German words of the sections on ratings and contributors.
enum GermanPeople: PeoplePhrases, InGerman {
  static let ratingsTitle: RichText = "Bewertungen"
  static let ratingsNote: RichText =
    "Aus dem Export von CartWise. Läden ohne Bewertung sind weggelassen."
  static let ratingColumns: [DisplayTable.Column] = [
    .init("Laden"), .number("Mittel von 5", order: .descending), .number("Bewertungen"),
  ]

  static let contributorsTitle: RichText = "Mitwirkende"
  static let contributorsNote: RichText =
    "Wer in CartWise Preise nachgetragen hat, mit der Stufe, die sich daraus ergibt."
  static func level(_ level: Contributor.Level) -> String { level.rawValue }

  static let contributorColumns: [DisplayTable.Column] = [
    .init("Name"), .init("Stufe"), .number("Nachträge", order: .descending),
  ]
}
