import Foundation

/// The rows of a CSV table by the names of their columns (RFC 4180).
struct CSVRows {
  let rows: [[String: String]]

  init(_ data: Data) {
    var records: [[String]] = [[]]
    var field = ""
    var isQuoted = false
    var wasQuote = false
    func close() {
      records[records.count - 1].append(field)
      field = ""
    }
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      if isQuoted, scalar != "\"" {
        if wasQuote {
          isQuoted = false
        } else {
          field.unicodeScalars.append(scalar)
          continue
        }
      }
      switch scalar {
      case "\"" where isQuoted && wasQuote:
        field.append("\"")
        wasQuote = false
        continue
      case "\"" where isQuoted:
        wasQuote = true
        continue
      case "\"": isQuoted = true
      case ",": close()
      case "\n":
        close()
        records.append([])
      default: field.unicodeScalars.append(scalar)
      }
      wasQuote = false
    }
    let header = records.first ?? []
    rows = records.dropFirst().filter { $0.count == header.count }.map {
      Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The rows whose columns have these values.
  func rows(where wanted: [String: String]) -> [[String: String]] {
    rows.filter { row in wanted.allSatisfy { row[$0.key] == $0.value } }
  }
}
