import Foundation
import PricebookDocument

/// A table of a page as the JSON document says it must be.
struct ExpectedTable {
  /// How a page may show it.
  enum Place {
    /// A table on every page, with its id.
    case everywhere(id: String)
    /// In Markdown alone: HTML draws it.
    case markdown
    /// The values of a chart, under its id.
    case chart(id: String)
  }

  typealias Cell = (figures: [Figure], isValue: Bool)

  var place: Place
  var header: [String]
  var rows: [[Cell]]
  /// Series by name, where the page chooses which of them it writes out.
  var series: [String: [Cell]] = [:]
}

extension ExpectedTable {
  /// The tables of a document in their order, those of key figures and charts too.
  static func all(in document: JSONNode) -> [ExpectedTable] {
    document.elements("sections").flatMap { section in
      let blocks = section.elements("blocks")
      let hasTable = blocks.contains { $0.text("type") == "table" }
      return blocks.compactMap { block -> ExpectedTable? in
        switch block.text("type") {
        case "key-figures": keyFigures(block)
        case "table": table(block)
        case "chart" where block["heading"] != nil: chart(block, .markdown)
        case "chart" where !hasTable: chart(block, .chart(id: block.text("id")))
        default: nil
        }
      }
    }
  }

  private static func keyFigures(_ block: JSONNode) -> ExpectedTable {
    ExpectedTable(
      place: .everywhere(id: ""), header: [],
      rows: block.elements("figures").map { figure in
        [
          ([.words(figure.text("label"))], false), sentence(figure["figure"]),
          sentence(figure["context"]),
        ]
      })
  }

  private static func table(_ block: JSONNode) -> ExpectedTable {
    ExpectedTable(
      place: .everywhere(id: block.text("id")),
      header: block.elements("columns").map { $0.text("header") },
      rows: block.elements("rows").map { $0.elements("cells").map(cell) })
  }

  // MARK: Cells

  /// The figures of a typed cell.
  static func cell(_ node: JSONNode) -> Cell {
    var cell: Cell
    switch node.text("type") {
    case "": return ([.absent], true)
    case "not-yet": cell = ([.words("not yet")], false)
    case "text": cell = sentence(node)
    case "status", "direction": cell = ([.words(node.text("text"))], false)
    case "sparkline": cell = ([.line(node.elements("values").map(\.number))], true)
    default: cell = ([value(node)], true)
    }
    if let note = node["note"] { cell.figures += sentence(note).figures }
    return cell
  }

  /// A text by its values, or by its words where it has none.
  static func sentence(_ node: JSONNode?) -> Cell {
    guard let node else { return ([], false) }
    let values = node.elements("values").map(value)
    return (values.isEmpty ? [.words(node.text("text"))] : values, false)
  }

  static func value(_ node: JSONNode) -> Figure {
    switch node.text("type") {
    case "month": .month(node.text("value"))
    case "day": .day(node.text("value"))
    case "percent", "percent-difference", "number":
      node["value"]?.number.map(Figure.measured) ?? .absent
    default: node["value"]?.number.map(Figure.exact) ?? .absent
    }
  }

  // MARK: Charts

  private static func chart(_ block: JSONNode, _ place: Place) -> ExpectedTable? {
    let amount = { (row: JSONNode, key: String) in exact(row[key]?.number) }
    let budgeted = { (row: JSONNode) -> [Cell] in
      let spent = row["spent"]?.number
      let budget = row["budget"]?.number
      return [exact(spent), exact(budget), exact(budget.flatMap { b in spent.map { $0 - b } })]
    }
    let words = { (row: JSONNode, key: String) -> Cell in ([.words(row.text(key))], false) }
    var table = ExpectedTable(place: place, header: [], rows: [])
    switch block.text("kind") {
    case "budget-bars":
      table.rows = block.elements("rows").map { [words($0, "name")] + budgeted($0) }
    case "month-columns":
      table.rows = block.elements("months").map {
        [([.month($0.text("month"))], false)] + budgeted($0)
      }
    case "waterfall":
      let steps = [block["start"]] + block.elements("steps") + [block["end"]]
      table.rows = steps.compactMap(\.self).map { [words($0, "label"), amount($0, "amount")] }
    case "store-bars":
      table.rows = block.elements("rows").map {
        [words($0, "name"), amount($0, "amount"), sentence($0["note"])]
      }
    case "comparison-bars":
      table.rows = block.elements("rows").map { row in
        let total = (row["own"]?.number ?? 0) + (row["filledIn"]?.number ?? 0)
        return [
          words(row, "name"), amount(row, "own"), amount(row, "filledIn"),
          exact(row["eligible"] == .flag(true) ? total : nil), sentence(row["note"]),
        ]
      }
    case "availability-bars":
      table.rows = block.elements("rows").map { [words($0, "name"), sentence($0["note"])] }
    case "level-dots":
      table.rows = block.elements("rows").map { row in
        [words(row, "name")] + ["level", "lower", "upper"].map { measured(row[$0]?.number) }
          + [sentence(row["note"])]
      }
    case "lines":
      table.rows = block.elements("months").map { [([.month($0.text ?? "")], false)] }
      for series in block.elements("series") {
        table.series[series.text("name")] = series.elements("values").map { measured($0.number) }
      }
    case "small-multiples":
      table.rows = block.elements("panels").flatMap { panel in
        panel.elements("series").map { series in
          let values = series.elements("values").compactMap(\.number)
          return [words(panel, "name"), words(series, "name")]
            + [values.first, values.last, values.min(), values.max()].map(measured)
        }
      }
    default: return nil
    }
    return table
  }

  private static func exact(_ number: Decimal?) -> Cell {
    ([number.map(Figure.exact) ?? .absent], true)
  }

  private static func measured(_ number: Decimal?) -> Cell {
    ([number.map(Figure.measured) ?? .absent], true)
  }
}
