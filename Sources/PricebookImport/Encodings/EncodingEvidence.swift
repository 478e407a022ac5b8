/// The encoding of a file, by its first bytes.
struct EncodingEvidence: Sendable {
  let encoding: TextEncoding
  /// One sentence for `pricebook inspect`.
  let reason: String

  init(_ head: [UInt8], asked: TextEncoding? = nil) {
    (encoding, reason) = Self.decide(head, asked: asked)
  }

  /// The encoding and why, the surest evidence first: a mark, zeros, well-formed UTF-8, pairs,
  /// letters.
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
    var encoding: TextEncoding =
      isOfOtherAlphabet(head) ? .windows1252 : CodePageEvidence(head).encoding
    if encoding == .windows1252, hasEuroOfLatin9(head) { encoding = .iso885915 }
    let fit =
      switch encoding {
      case .windows1250: ", and as letters they fit words of Central Europe"
      case .windows1254: ", and as letters they fit Turkish words"
      case .iso885915: ", and one beside numbers is its euro sign"
      default: ""
      }
    return (encoding, "The text is \(encoding.name): \(counted(invalid)) no UTF-8\(fit).")
  }

  /// Whether the euro sign of ISO-8859-15 stands beside a number, where Windows-1252 has a sign that
  /// nobody writes, and no byte is a sign of Windows-1252 alone.
  private static func hasEuroOfLatin9(_ head: [UInt8]) -> Bool {
    guard !head.contains(where: { (0x80...0x9F).contains($0) }) else { return false }
    return head.indices.contains { index in
      guard head[index] == 0xA4 else { return false }
      let before = head[..<index].last { $0 != 0x20 && $0 != 0xA0 }
      let after = head[(index + 1)...].first { $0 != 0x20 && $0 != 0xA0 }
      return before?.isDigit == true || after?.isDigit == true
    }
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

  /// How many characters of several bytes are well-formed UTF-8, and how many bytes are not.
  private static func multibyteCounts(_ bytes: [UInt8]) -> (valid: Int, invalid: Int) {
    // Most files are plain ASCII, which is fast to check.
    if bytes.reduce(0, |) < 0x80 { return (0, 0) }
    // Most others are UTF-8 without a fault, but for a character that the end of the sample cuts off.
    let last = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    if (try? UTF8Span(validating: bytes.span.extracting(..<last))) != nil,
      String(validating: bytes[last...], as: UTF8.self) != nil
        || bytes.endIndex - last < bytes[last].lengthInUTF8
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
      let length = max(2, byte.lengthInUTF8)
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

extension Message {
  fileprivate static func encodingByMark(encoding: String) -> String {
    "The text is \(encoding): the file begins with its byte order mark."
  }

  fileprivate static func everyOtherByteIsZero(encoding: String) -> String {
    "The text is \(encoding): every other byte of the first ones is zero."
  }

  fileprivate static let plainASCII = "The text is UTF-8: the bytes looked at are plain ASCII."

  fileprivate static let wholeCharacters =
    "The text is UTF-8: every byte beyond ASCII is part of a whole character."

  fileprivate static func notWellFormed(bytes: String) -> String {
    "The text is UTF-8, but \(bytes) not well-formed."
  }

  fileprivate static func pairsOfJapanese(bytes: String) -> String {
    "The text is Shift-JIS: \(bytes) no UTF-8, and all of them are pairs of Japanese."
  }

  fileprivate static func pairsOfChinese(bytes: String) -> String {
    "The text is GB18030: \(bytes) no UTF-8, and they are pairs as Chinese has them."
  }
}
