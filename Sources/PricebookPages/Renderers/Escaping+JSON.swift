extension Escaping {
  /// Appends a text as a JSON string with its quotes.
  ///
  /// A parser reads exactly the same text.
  ///
  /// Besides what RFC 8259 requires, it escapes invisible characters, terminal controls, marks that
  /// change the direction of text, line ends of JavaScript, and `<`, so that a script element of
  /// a page can contain the document.
  static func appendJSON(_ text: String, to json: inout String) {
    json.append("\"")
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x3C }) {
      json += text
    } else {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\r": json += "\\r"
        case "\t": json += "\\t"
        default:
          if needsJSONEscape(scalar) {
            for unit in Character(scalar).utf16 {
              let digits = String(unit, radix: 16)
              json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            }
          } else {
            json.unicodeScalars.append(scalar)
          }
        }
      }
    }
    json.append("\"")
  }

  private static func needsJSONEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x3C, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFDD0...0xFDEF, 0xFFF9...0xFFFB:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
