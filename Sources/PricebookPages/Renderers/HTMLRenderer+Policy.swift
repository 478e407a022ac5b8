extension HTMLRenderer {
  /// The embedded style, exactly as it is between the tags.
  static let style = EmbeddedTexts.report_css

  /// The embedded script, exactly as it is between the tags.
  static let script = EmbeddedTexts.report_js

  /// Computed once per run from the embedded bytes, so that they always match the files.
  private static let hashes = (style: hash(of: style), script: hash(of: script))

  /// The policy of a page (W3C, Content Security Policy Level 3).
  ///
  /// - Parameter runningHead: The style of the page's own.
  static func policy(runningHead: String) -> String {
    "default-src 'none'; style-src '\(hash(of: runningHead))' '\(hashes.style)'; "
      + "script-src '\(hashes.script)'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// What stands above every printed page but the first, which has it in its masthead.
  static func runningHead(_ title: String) -> String {
    "@page { @top-left { content: \(Escaping.styleString(title)) } } "
      + "@page :first { @top-left { content: none } }"
  }

  /// Computes what all pages of a run share, so that no page has to wait for another.
  public static func prepare() {
    _ = hashes
  }

  static func hash(of text: String) -> String {
    "sha256-" + Base64.text(of: SHA256.hash(of: Array(text.utf8)))
  }
}
