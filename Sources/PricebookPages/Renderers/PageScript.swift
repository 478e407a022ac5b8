/// A script that comes after that of all pages, and uses what it defines.
enum PageScript: CaseIterable {
  /// Looks up entries by name.
  case catalogue
  /// Looks up lines of receipts, and shows those that a link stands for.
  case receipts

  /// The script, exactly as it is between the tags.
  var text: String {
    switch self {
    case .catalogue: EmbeddedAssets.catalogue_js
    case .receipts: EmbeddedAssets.receipts_js
    }
  }
}
