import PricebookDocument
import PricebookPages
import PricebookReport

/// Renders a report as a page.
enum PageRendering {
  /// The page as UTF-8.
  ///
  /// - Parameter format: A page format; tables have a renderer of their own.
  static func bytes(of report: Report, as format: RenderFormat) -> [UInt8] {
    switch format {
    case .html: HTMLRenderer().bytes(of: report)
    case .markdown: MarkdownRenderer().bytes(of: report)
    case .csv, .json, .xlsx: []
    }
  }
}
