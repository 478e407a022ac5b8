import PricebookDocument
import PricebookModel

/// The words of what is said on the sizes of packages.
protocol PackagePhrases: LanguagePhrases {
  static var title: RichText { get }
  static var note: RichText { get }
  static var columns: [DisplayTable.Column] { get }

  /// `500 g`, `6 × 330 ml`, `10 pieces`.
  static func size(_ size: PackageSize) -> RichText

  /// `2.49 until Aug ’26`.
  static func until(_ price: Value, _ month: Month) -> RichText

  /// `2.49 from Sep ’26`.
  static func from(_ price: Value, _ month: Month) -> RichText
}
