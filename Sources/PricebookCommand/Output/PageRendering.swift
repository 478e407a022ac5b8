import PricebookReport

/// Turns a report into the text of a page.
enum PageRendering {
  static func text(of report: Report, as format: RenderFormat) -> String {
    switch format {
    case .html: HTMLRenderer().render(report)
    case .markdown, .csv: ""
    }
  }
}
