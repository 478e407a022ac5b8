/// Converts a file to UTF-8 with one kind of record end and doubled quotes, a block at a time.
///
/// Bytes that cannot be decoded become bytes that are not UTF-8, so that the reader rejects their
/// record: nothing is repaired in silence.
struct TextDecoder {
  private let encoding: TextEncoding
  private let joinsRecordEnds, doublesQuotes: Bool
  private let quote: UInt8
  private var isAtStart = true
  /// The first byte of a pair whose second is in the next block.
  private var half: UInt8?
  private var highSurrogate: UInt16?
  /// Bytes of Shift-JIS or GB18030 that wait for the rest of their character, and its converter.
  private var waiting: [UInt8] = []
  private let converter: SystemConverter?
  private let codePage: CodePage?
  private var hasCarriageReturn = false
  private var hasBackslash = false
  /// Removes blanks around quotes; `nil` if they stay.
  private var paddedQuotes: PaddedQuotes?

  /// Whether a dialect needs decoding; the bytes of others are read as they are.
  static func isNeeded(for dialect: Dialect) -> Bool {
    dialect.encoding != .utf8 || dialect.hasMixedRecordEnds || dialect.isEscapedByBackslash
      || dialect.hasPaddedQuotes
  }

  init(_ dialect: Dialect) {
    encoding = dialect.encoding
    converter = SystemConverter.names[dialect.encoding].map { SystemConverter($0) }
    codePage = dialect.encoding.codePage
    joinsRecordEnds = dialect.hasMixedRecordEnds
    doublesQuotes = dialect.isEscapedByBackslash
    quote = dialect.quote
    paddedQuotes = dialect.hasPaddedQuotes ? PaddedQuotes(dialect) : nil
  }

  static func decoded(_ bytes: [UInt8], as dialect: Dialect, isWhole: Bool = false) -> [UInt8] {
    guard isNeeded(for: dialect) else { return bytes }
    var decoder = TextDecoder(dialect)
    var source = ByteBuffer(capacity: bytes.count)
    source.append(bytes)
    var text = ByteBuffer(capacity: bytes.count + bytes.count / 8)
    decoder.decode(source.view, into: &text)
    if isWhole { decoder.finish(into: &text) }
    return text.view.bytes(from: 0, to: text.count)
  }

  mutating func decode(_ bytes: ByteView, into text: inout ByteBuffer) {
    var offset = 0
    if isAtStart, encoding != .utf8 {
      // The mark of UTF-8 stays, because the offsets of plain files count it.
      let mark = encoding.mark
      if bytes.bytes(from: 0, to: min(mark.count, bytes.count)) == mark { offset = mark.count }
    }
    isAtStart = false
    switch encoding {
    case .utf8: for place in offset..<bytes.count { take(bytes[place], &text) }
    case .windows1250, .windows1251, .windows1252, .windows1254, .iso885915, .macintosh, .dos:
      guard let codePage else { return }
      for place in offset..<bytes.count { takeByte(bytes[place], of: codePage, &text) }
    case .shiftJIS, .gb18030: takePairs(bytes.bytes(from: offset, to: bytes.count), &text)
    case .utf16LittleEndian, .utf16BigEndian:
      for byte in (offset..<bytes.count).lazy.map({ bytes[$0] }) {
        guard let first = half.take() else {
          half = byte
          continue
        }
        let (low, high) = encoding == .utf16LittleEndian ? (first, byte) : (byte, first)
        takeUnit(UInt16(low) | UInt16(high) << 8, &text)
      }
    }
  }

  /// Appends what was held back until the next byte.
  mutating func finish(into text: inout ByteBuffer) {
    if let converter {
      for byte in converter.converted(waiting) { take(byte, &text) }
      waiting = []
    }
    if highSurrogate.take() != nil { takeInvalid(&text) }
    if half.take() != nil { takeInvalid(&text) }
    if hasBackslash { endRecord(UInt8(ascii: "\\"), &text) }
    hasBackslash = false
    if hasCarriageReturn { append(UInt8(ascii: "\n"), &text) }
    hasCarriageReturn = false
    paddedQuotes?.flush(&text)
  }

  /// Takes the next whole characters; in Shift-JIS, a backslash before digits means ¥.
  private mutating func takePairs(_ bytes: [UInt8], _ text: inout ByteBuffer) {
    guard let converter else { return }
    var whole = waiting + bytes
    let backslash = UInt8(ascii: "\\")
    let isJapanese = encoding == .shiftJIS
    let heldCount = isJapanese ? ShiftJIS.openCount(whole) : GB18030.openCount(whole)
    waiting = Array(whole.suffix(heldCount))
    whole.removeLast(heldCount)
    let converted = converter.converted(whole)
    for (index, byte) in converted.enumerated() {
      let isYen =
        isJapanese && byte == backslash && converted[(index + 1)...].first?.isDigit == true
      for byte in isYen ? [0xC2, 0xA5] : [byte] { take(byte, &text) }
    }
  }

  private mutating func takeByte(_ byte: UInt8, of codePage: CodePage, _ text: inout ByteBuffer) {
    guard byte >= 0x80 else { return take(byte, &text) }
    let unit = codePage.units[Int(byte) - 0x80]
    if unit == 0 { takeInvalid(&text) } else { takeUnit(unit, &text) }
  }

  /// Takes a UTF-16 code unit; an unpaired surrogate is invalid.
  private mutating func takeUnit(_ unit: UInt16, _ text: inout ByteBuffer) {
    if let high = highSurrogate.take() {
      if UTF16.isTrailSurrogate(unit) {
        return take(
          Unicode.Scalar(0x1_0000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))), &text)
      }
      takeInvalid(&text)
    }
    if unit < 0x80 {
      take(UInt8(truncatingIfNeeded: unit), &text)
    } else if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else {
      take(Unicode.Scalar(unit), &text)
    }
  }

  /// Takes a character; none is invalid.
  private mutating func take(_ scalar: Unicode.Scalar?, _ text: inout ByteBuffer) {
    guard let scalar else { return takeInvalid(&text) }
    for byte in String(scalar).utf8 { take(byte, &text) }
  }

  private mutating func takeInvalid(_ text: inout ByteBuffer) { take(0xFF, &text) }

  /// Takes a byte, turning an escaped quote into a doubled one and an escaped backslash into one.
  private mutating func take(_ byte: UInt8, _ text: inout ByteBuffer) {
    guard doublesQuotes else { return endRecord(byte, &text) }
    let backslash = UInt8(ascii: "\\")
    if hasBackslash {
      hasBackslash = false
      if byte == quote {
        endRecord(quote, &text)
      } else {
        endRecord(backslash, &text)
        if byte == backslash { return }
      }
      return endRecord(byte, &text)
    }
    if byte == backslash { hasBackslash = true } else { endRecord(byte, &text) }
  }

  /// Takes a byte, turning a lone carriage return into a line feed.
  private mutating func endRecord(_ byte: UInt8, _ text: inout ByteBuffer) {
    guard joinsRecordEnds else { return append(byte, &text) }
    if hasCarriageReturn {
      hasCarriageReturn = false
      if byte == UInt8(ascii: "\n") {
        append(UInt8(ascii: "\r"), &text)
        return append(byte, &text)
      }
      append(UInt8(ascii: "\n"), &text)
    }
    if byte == UInt8(ascii: "\r") { hasCarriageReturn = true } else { append(byte, &text) }
  }

  private mutating func append(_ byte: UInt8, _ text: inout ByteBuffer) {
    if paddedQuotes == nil { text.append(byte) } else { paddedQuotes?.append(byte, to: &text) }
  }
}
