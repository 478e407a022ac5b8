/// A text encoding; the raw value is what `--encoding` accepts.
package enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// Central European, Cyrillic, Western European and Turkish, of older programs on Windows.
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case windows1252 = "windows-1252"
  case windows1254 = "windows-1254"
  /// Western European, of the old Macintosh and of DOS (code page 850).
  case macintosh
  case dos = "cp850"
  /// Japanese, in the form of Windows.
  case shiftJIS = "shift-jis"
  /// Chinese; has GBK and GB2312 in it.
  case gb18030

  var name: String { facts.name }
  /// The byte order mark that a file may begin with.
  var mark: [UInt8] { facts.mark }
  /// The characters of a single-byte encoding.
  var codePage: CodePage? { facts.codePage }

  private var facts: (name: String, mark: [UInt8], codePage: CodePage?) {
    switch self {
    case .utf8: ("UTF-8", [0xEF, 0xBB, 0xBF], nil)
    case .utf16LittleEndian: ("UTF-16, little-endian", [0xFF, 0xFE], nil)
    case .utf16BigEndian: ("UTF-16, big-endian", [0xFE, 0xFF], nil)
    case .windows1250: ("Windows-1250", [], .windows1250)
    case .windows1251: ("Windows-1251", [], .windows1251)
    case .windows1252: ("Windows-1252", [], .windows1252)
    case .windows1254: ("Windows-1254", [], .windows1254)
    case .macintosh: ("Mac Roman", [], .macintosh)
    case .dos: ("code page 850", [], .dos)
    case .shiftJIS: ("Shift-JIS", [], nil)
    case .gb18030: ("GB18030", [], nil)
    }
  }
}

/// The encoding of a file, by its first bytes.
struct EncodingEvidence: Sendable {
  let encoding: TextEncoding
  /// One sentence for `pricebook inspect`.
  let reason: String

  init(_ head: [UInt8], asked: TextEncoding? = nil) {
    (encoding, reason) = Self.decide(head, asked: asked)
  }

  private static func decide(_ head: [UInt8], asked: TextEncoding?) -> (TextEncoding, String) {
    if let asked { return (asked, "The text is \(asked.name), as asked for.") }
    let marked = [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian].first {
      head.starts(with: $0.mark)
    }
    if let marked { return (marked, Message.encodingByMark(encoding: marked.name)) }
    if let wide = wideEncoding(head) {
      return (wide, Message.everyOtherByteIsZero(encoding: wide.name))
    }
    let (valid, invalid) = multibyteCounts(head)
    if invalid == 0 {
      return valid == 0 ? (.utf8, Message.plainASCII) : (.utf8, Message.wholeCharacters)
    }
    // Text in a single-byte encoding is hardly ever well-formed UTF-8 by accident.
    guard invalid > valid else { return (.utf8, Message.notWellFormed(bytes: counted(invalid))) }
    if ShiftJIS.isLikely(head) {
      return (.shiftJIS, Message.pairsOfJapanese(bytes: counted(invalid)))
    }
    if GB18030.isLikely(head) {
      return (.gb18030, Message.pairsOfChinese(bytes: counted(invalid)))
    }
    if let old = OldCodePage.encoding(of: head) {
      return (old, "The text is \(old.name): \(counted(invalid)) no UTF-8, and letters there.")
    }
    // Other alphabets have letters at the same bytes, and are refused later.
    let encoding: TextEncoding =
      isOfOtherAlphabet(head) ? .windows1252 : CodePageEvidence(head).encoding
    let fit =
      switch encoding {
      case .windows1250: ", and as letters they fit words of Central Europe"
      case .windows1254: ", and as letters they fit Turkish words"
      default: ""
      }
    return (encoding, "The text is \(encoding.name): \(counted(invalid)) no UTF-8\(fit).")
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "one byte beyond ASCII is" : "\(count) bytes beyond ASCII are"
  }

  /// UTF-16 without a mark: of letters, digits and delimiters, one byte of each pair is zero.
  private static func wideEncoding(_ head: [UInt8]) -> TextEncoding? {
    let pairs = min(head.count, 4_096) / 2
    guard pairs >= 4 else { return nil }
    let low = (0..<pairs).count { head[2 * $0] == 0 }
    let high = (0..<pairs).count { head[2 * $0 + 1] == 0 }
    // A few characters of other scripts have no zero byte; a NUL byte in UTF-8 occurs alone.
    if high * 2 > pairs, low * 20 < pairs { return .utf16LittleEndian }
    if low * 2 > pairs, high * 20 < pairs { return .utf16BigEndian }
    return nil
  }

  private static func multibyteCounts(_ bytes: [UInt8]) -> (valid: Int, invalid: Int) {
    // Most files are plain ASCII, which is fast to check.
    if bytes.reduce(0, |) < 0x80 { return (0, 0) }
    // Most others are UTF-8 without a fault, but for a character that the end of the sample cuts off.
    let last = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    if (try? UTF8Span(validating: bytes.span.extracting(..<last))) != nil,
      String(validating: bytes[last...], as: UTF8.self) != nil
        || bytes[last] >= 0xC2
          && bytes.endIndex - last < (bytes[last] >= 0xF0 ? 4 : bytes[last] >= 0xE0 ? 3 : 2)
    {
      return (1, 0)
    }
    var (valid, invalid, index) = (0, 0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      guard byte >= 0x80 else {
        index += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let character = bytes[index..<min(index + length, bytes.count)]
      if character.count < length, character.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) {
        // The end of the sample cuts the character off.
        break
      }
      if String(validating: character, as: UTF8.self) != nil {
        valid += 1
        index += length
      } else {
        invalid += 1
        index += 1
      }
    }
    return (valid, invalid)
  }
}

/// How records and fields are separated in a file, and where its data begins.
///
/// ``TextDecoder`` converts other encodings, mixed record ends, blanks around quotes and quotes escaped
/// by a backslash while reading; offsets and columns count bytes of the converted text.
struct Dialect: Hashable, Sendable {
  /// `,`, `;`, `|` or tab: one ASCII byte.
  var delimiter = UInt8(ascii: ",")
  /// Written twice inside a quoted field to mean itself; ``noQuote`` if quotes are text.
  var quote = UInt8(ascii: "\"")
  /// What ends a record: a line feed, maybe with a carriage return before it, or that alone.
  var recordEnd = UInt8(ascii: "\n")
  /// The byte offset of the first record with data, after byte order mark and header.
  var dataOffset = 0
  /// The physical line of the first record with data, from 1.
  var dataLine = 1
  var encoding = TextEncoding.utf8
  /// Whether both line feeds and lone carriage returns end records.
  var hasMixedRecordEnds = false
  /// Whether a backslash before a quote makes it text.
  var isEscapedByBackslash = false
  /// Whether blanks between a delimiter and a quote are left out.
  var hasPaddedQuotes = false
  /// A byte that no text has.
  static let noQuote: UInt8 = 0xFF
}

/// Removes the blanks between a delimiter and a quote, as in `a, "b, c" ,d`, but not within quotes.
struct PaddedQuotes {
  private enum State {
    case fieldStart, plain, quoted
    /// After a quote that closes the field, or is the first of two.
    case afterQuote
    /// After a quote that is out of place: the rest of the line says nothing.
    case brokenLine
  }

  private let delimiter, quote, recordEnd: UInt8
  private var state = State.fieldStart
  /// Blanks; the next byte says whether they stay.
  private var held: [UInt8] = []

  init(_ dialect: Dialect) {
    delimiter = dialect.delimiter
    quote = dialect.quote
    recordEnd = dialect.recordEnd
  }

  mutating func append(_ byte: UInt8, to text: inout ByteBuffer) {
    switch state {
    case .fieldStart:
      if isBlank(byte) { return held.append(byte) }
      if byte == quote { held.removeAll(keepingCapacity: true) } else { flush(&text) }
      state = byte == quote ? .quoted : isFieldEnd(byte) ? .fieldStart : .plain
    case .plain, .brokenLine:
      if byte == recordEnd || (byte == delimiter && state == .plain) { state = .fieldStart }
    case .quoted: if byte == quote { state = .afterQuote }
    case .afterQuote:
      if byte == quote, held.isEmpty {
        state = .quoted
      } else if isBlank(byte) {
        return held.append(byte)
      } else if isFieldEnd(byte) || byte == UInt8(ascii: "\r") {
        held.removeAll(keepingCapacity: true)
        if isFieldEnd(byte) { state = .fieldStart }
      } else {
        flush(&text)
        state = .brokenLine
      }
    }
    text.append(byte)
  }

  mutating func flush(_ text: inout ByteBuffer) {
    text.append(held)
    held.removeAll(keepingCapacity: true)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    (byte == 0x20 || byte == 0x09) && byte != delimiter
  }

  private func isFieldEnd(_ byte: UInt8) -> Bool { byte == delimiter || byte == recordEnd }
}
