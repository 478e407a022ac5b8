@testable import PricebookImport

/// The obvious way to find records, byte by byte with the whole input at hand; tests compare the
/// fast reader with it.
struct SlowRecords {
  struct Record: Equatable {
    var line: Int
    var fields: [[UInt8]] = []
    var fault: RejectionReason?
    var text: [UInt8] = []
  }

  static func records(of input: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) -> [Record] {
    let quote = UInt8(ascii: "\"")
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var records: [Record] = []
    var place = 0
    var line = 1

    func lineEnd(from start: Int) -> Int {
      input[start...].firstIndex(of: lineFeed) ?? input.count
    }
    /// Where a quoted field's closing quote is, or why there is none.
    func closing(of opening: Int) -> (place: Int, fault: RejectionReason?) {
      var place = opening + 1
      while place < input.count {
        if input[place] != quote {
          place += 1
        } else if place + 1 < input.count, input[place + 1] == quote {
          place += 2
        } else {
          let rest = input[(place + 1)...].prefix(2)
          let ends =
            rest.isEmpty || rest.first == delimiter || rest.first == lineFeed
            || rest.elementsEqual([carriageReturn])
            || rest.elementsEqual([carriageReturn, lineFeed])
          return (place, ends ? nil : .strayQuote)
        }
      }
      return (place, .unclosedQuote)
    }

    while place < input.count {
      let start = place
      var record = Record(line: line)
      var end: Int?
      while end == nil {
        if place < input.count, input[place] == quote {
          let (close, fault) = closing(of: place)
          if let fault {
            record.fault = fault
            end = lineEnd(from: place)
            break
          }
          let content = String(decoding: input[(place + 1)..<close], as: UTF8.self)
          record.fields.append(Array(content.replacing("\"\"", with: "\"").utf8))
          place = close + 1
          while place < input.count, input[place] == carriageReturn { place += 1 }
        } else {
          let stop =
            input[place...].firstIndex { $0 == delimiter || $0 == lineFeed } ?? input.count
          record.fields.append(Array(input[place..<stop]))
          place = stop
        }
        if place < input.count, input[place] == delimiter {
          place += 1
        } else {
          end = place
        }
      }
      let recordEnd = end ?? input.count
      record.text = Array(input[start..<recordEnd])
      if record.text.last == carriageReturn { record.text.removeLast() }
      let white: [UInt8] = [0x20, 0x09, carriageReturn, lineFeed]
      let isBlank = input[start..<recordEnd].allSatisfy(white.contains)
      if !isBlank { records.append(record) }
      place = recordEnd + 1
      line += input[start..<min(place, input.count)].count { $0 == lineFeed }
    }
    return records
  }
}
