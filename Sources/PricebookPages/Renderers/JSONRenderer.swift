public import PricebookDocument
import PricebookModel

/// Writes a report as JSON: the same sections, figures, tables and charts as data.
///
/// `ReportsAsJSON.md` in the documentation of this target describes the form, and
/// `report.schema.json` beside it is its JSON Schema. What only the look of a page needs is left
/// out: alignment, colours, marks in drawings, handles to unfold.
public struct JSONRenderer: Sendable {
  /// The version of the form, raised when a member goes, is renamed or changes its meaning.
  ///
  /// Members may be added without a new version.
  public static let schemaVersion = 1

  /// A renderer without settings: numbers and dates are the same in every language.
  public init() {}

  /// The document as UTF-8 text, ending in a line feed.
  public func render(_ report: Report) -> String {
    var writer = JSONReportWriter(report.locale)
    writer.writeDocument(report)
    return writer.json.text + "\n"
  }
}

/// Writes the parts of one document.
struct JSONReportWriter {
  var json = JSONWriter()
  let formatting: Formatting

  init(_ locale: ReportLocale) { formatting = Formatting(locale) }

  mutating func writeDocument(_ report: Report) {
    object { writer in
      writer.json.write("schema", text: "pricebook-report")
      writer.json.write("schemaVersion", count: JSONRenderer.schemaVersion)
      writer.json.write("report", text: report.kind.rawValue)
      writer.json.write("language", text: report.locale.tag)
      if let period = report.period {
        writer.json.write(
          period.month == nil ? "period" : "month", text: period.description)
      }
      if let year = report.year { writer.json.write("year", count: year) }
      if let asOf = report.asOf { writer.json.write("asOf", text: asOf.description) }
      if let book = report.book { writer.json.write("book", text: book) }
      writer.write("kicker", report.kicker)
      writer.write("headline", report.headline)
      writer.write("deck", report.deck)
      writer.array("sections", report.sections) { $0.write($1) }
      writer.array("footer", report.footer) { $0.write(nil, $1) }
    }
  }

  private mutating func write(_ section: Section) {
    object { writer in
      writer.json.write("id", text: section.id)
      writer.json.write("title", text: writer.plain(section.title))
      if let heading = section.groupHeading {
        writer.json.write("group", text: writer.plain(heading))
      }
      writer.array("notes", section.note) { $0.write(nil, $1) }
      writer.json.beginArray("blocks")
      for block in section.blocks { writer.write(block) }
      writer.json.end()
    }
  }

  // MARK: Structure

  mutating func object(
    _ key: String? = nil, _ layout: JSONWriter.Layout = .lines,
    _ members: (inout JSONReportWriter) -> Void
  ) {
    json.beginObject(key, layout)
    members(&self)
    json.end()
  }

  mutating func array<Element>(
    _ key: String, _ elements: [Element], _ layout: JSONWriter.Layout = .lines,
    _ write: (inout JSONReportWriter, Element) -> Void
  ) {
    json.beginArray(key, layout)
    for element in elements { write(&self, element) }
    json.end()
  }
}
