/// What a page may have besides what all pages have: its style, and a script that uses what the
/// script of all pages defines.
enum PagePart: CaseIterable {
  /// Entries to look up by name.
  case catalogue
  /// Shopping lists, whose ticks are kept.
  case list
  /// Lines of receipts, to look up or to show alone where a link stands for them.
  case receipts
  /// One sheet of paper.
  case sheet

  /// The style, exactly as it is between the tags.
  var style: String {
    switch self {
    case .catalogue: EmbeddedAssets.catalogue_css
    case .list: EmbeddedAssets.list_css
    case .receipts: EmbeddedAssets.receipts_css
    case .sheet: EmbeddedAssets.sheet_css
    }
  }

  /// The script, exactly as it is between the tags.
  var script: String? {
    switch self {
    case .catalogue: EmbeddedAssets.catalogue_js
    case .list: EmbeddedAssets.list_js
    case .receipts: EmbeddedAssets.receipts_js
    case .sheet: nil
    }
  }
}
