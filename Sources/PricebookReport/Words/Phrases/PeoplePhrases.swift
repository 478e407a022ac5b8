import PricebookDocument
import PricebookModel

/// The words of the sections on ratings and contributors.
protocol PeoplePhrases: LanguagePhrases {
  static var ratingsTitle: RichText { get }
  static var ratingsNote: RichText { get }
  static var ratingColumns: [DisplayTable.Column] { get }
  static var contributorsTitle: RichText { get }
  static var contributorsNote: RichText { get }

  static func level(_ level: Contributor.Level) -> String

  static var contributorColumns: [DisplayTable.Column] { get }
}
