import PricebookReport

/// Turns a report into the text of a page.
enum PageRendering {
  /// - Parameter format: A format of pages; tables have a renderer of their own.
  static func text(of report: Report, as format: RenderFormat) -> String {
    switch format {
    case .html: HTMLRenderer().render(report)
    case .markdown: MarkdownRenderer().render(report)
    case .json: JSONRenderer().render(report)
    case .csv: ""
    }
  }
}
