import PricebookDocument

extension HTMLRenderer {
  /// The embedded style, exactly as it is between the tags.
  static let style = EmbeddedAssets.report_css

  /// The embedded script, exactly as it is between the tags.
  static let script = EmbeddedAssets.report_js

  /// The script that comes after it on pages with entries to look up, and uses what it defines.
  static let catalogueScript = EmbeddedAssets.catalogue_js

  /// Computed once per run from the embedded bytes, so that they always match the files.
  private static let hashes = (
    style: hash(of: style), script: hash(of: script), catalogue: hash(of: catalogueScript)
  )

  /// The policy of a page (W3C, Content Security Policy Level 3).
  ///
  /// - Parameters:
  ///   - runningHead: The style of the page's own.
  ///   - hasCatalogue: Whether the page has entries to look up.
  static func policy(runningHead: String, hasCatalogue: Bool) -> String {
    let catalogue = hasCatalogue ? " '\(hashes.catalogue)'" : ""
    return "default-src 'none'; style-src '\(hash(of: runningHead))' '\(hashes.style)'; "
      + "script-src '\(hashes.script)'\(catalogue); img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// What stands above and below every printed page: what it is of, and its number.
  static func runningHead(_ title: String, _ words: any PageWords.Type) -> String {
    let (before, between) = words.pageNumber
    return "@page { @top-left { content: \(Escaping.styleString(title)) } "
      + "@bottom-right { content: \(Escaping.styleString(before)) counter(page) "
      + "\(Escaping.styleString(between)) counter(pages) } }"
  }

  /// Computes what all pages of a run share, so that no page has to wait for another.
  package static func prepare() {
    _ = hashes
  }

  static func hash(of text: String) -> String {
    "sha256-" + Base64.text(of: SHA256.hash(of: Array(text.utf8)))
  }
}
