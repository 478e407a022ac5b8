public import PricebookReport

/// Writes a report as GitHub-flavoured Markdown that is also readable as plain text.
public struct MarkdownRenderer: Sendable {
  /// A renderer without settings: the report itself has the language.
  public init() {}

  /// The document as UTF-8 text, ending in a line feed.
  public func render(_ report: Report) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }

  /// The document of ``render(_:)`` in UTF-8.
  package func bytes(of report: Report) -> [UInt8] {
    guard !report.isOneSheet else { return SheetText(report).bytes }
    var writer = MarkdownWriter(report)
    writer.writeDocument(report)
    return writer.markdown.bytes
  }
}

extension RichText {
  /// The text of a heading, which is bold as a whole.
  var withoutEmphasis: RichText {
    RichText(
      inlines.flatMap { inline -> [Inline] in
        if case .link = inline { return [inline] }
        return inline.inner?.withoutEmphasis.inlines ?? [inline]
      })
  }
}
