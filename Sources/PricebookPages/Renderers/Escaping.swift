/// The only place where text is made safe for a format; renderers pass everything through here.
enum Escaping {
  /// Text for HTML and SVG, safe between tags and inside quoted attributes.
  ///
  /// Control characters, which HTML does not allow, become their visible pictures.
  static func html(_ text: String) -> String {
    guard needsHTMLEscapes(text.utf8Span.span) else { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      if let entity = entity(of: scalar) {
        escaped += entity
      } else if scalar == "'" {
        escaped += "&#39;"
      } else {
        escaped.unicodeScalars.append(visible(scalar))
      }
    }
    return escaped
  }

  /// The characters that mean something in both HTML and XML.
  static func entity(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// An address made by us, for `href`: anything but a relative path or a fragment becomes `#`.
  ///
  /// Letters, digits and `-._~/#` stay. A colon, which would allow a scheme, is always escaped.
  static func address(_ path: String) -> String {
    guard !path.hasPrefix("//"), !path.isEmpty else { return "#" }
    if path.utf8.allSatisfy(isAddressByte) { return path }
    var escaped = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if isAddressByte(byte) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "%" + hexadecimal(byte)
      }
    }
    return escaped
  }

  /// Whether text may need escaping in HTML.
  ///
  /// Some rare letters give a false positive.
  ///
  /// Control characters above ASCII begin with the byte 0xC2 and end at 0x9F. Noncharacters begin
  /// with 0xEF or above.
  static func needsHTMLEscapes(_ bytes: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      if byte < 0x40 {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
          UInt8(ascii: "'"):
          return true
        case 0x09, 0x0A: break
        case ..<0x20: return true
        default: break
        }
      } else if byte >= 0x7F {
        if byte == 0x7F || byte >= 0xEF || (previous == 0xC2 && byte < 0xA0) { return true }
      }
      previous = byte
    }
    return false
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// The scalar itself, or a visible replacement if a document must not contain it.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0xFDD0...0xFDEF: "\u{FFFD}"
    default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
    }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
