import PricebookDocument
import PricebookModel
import PricebookReport

/// The records that were refused, for `rejected-lines.csv`.
enum RejectedLinesTable {
  static let name = "rejected-lines"

  static func table(of book: Book) -> DataTable {
    let records = book.rejectedRecords
    let paths = book.sources.map(\.path)
    return DataTable(
      name: name, rowCount: records.count,
      columns: [
        DataColumn("file", .name(ids: { UInt32(records[$0].source) }, dictionary: paths)),
        DataColumn(
          "line",
          .integer { records[$0].line == 0 ? DataColumn.absent : Int64(records[$0].line) }),
        DataColumn("code", .text { records[$0].code }),
        DataColumn("message", .text { records[$0].message }),
        DataColumn("text", .text { records[$0].text }),
      ])
  }
}
