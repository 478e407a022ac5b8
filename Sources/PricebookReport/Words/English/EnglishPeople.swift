import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the sections on ratings and contributors.
enum EnglishPeople: PeoplePhrases, InEnglish {
  static let ratingsTitle: RichText = "Ratings"
  static let ratingsNote: RichText =
    "From the CartWise export. Stores without a rating are left out."
  static let ratingColumns: [DisplayTable.Column] = [
    .init("Store"), .number("Mean of 5", order: .descending), .number("Ratings"),
  ]

  static let contributorsTitle: RichText = "Contributors"
  static let contributorsNote: RichText =
    "Who updated prices in CartWise, with the level that the number of updates earns."
  static func level(_ level: Contributor.Level) -> String { level.rawValue }

  static let contributorColumns: [DisplayTable.Column] = [
    .init("Name"), .init("Level"), .number("Updates", order: .descending),
  ]
}
