/// Makes the id of an item on a page of its name.
enum ItemSlug {
  private static let limit = 60

  /// Lower-case ASCII letters, digits and hyphens for a name, the same in every run.
  ///
  /// A name with other letters or signs, or a long one, gets a number made of all of it, so that
  /// two names rarely have one slug.
  static func slug(of name: String) -> String {
    var slug: [UInt8] = []
    var isWhole = true
    let hyphen = UInt8(ascii: "-")
    for byte in name.utf8 {
      guard slug.count < limit else {
        isWhole = false
        break
      }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      default:
        if byte != UInt8(ascii: " ") { isWhole = false }
        if let last = slug.last, last != hyphen { slug.append(hyphen) }
      }
    }
    while slug.last == hyphen { slug.removeLast() }
    let text = String(decoding: slug, as: UTF8.self)
    if isWhole, !text.isEmpty { return text }
    return (text.isEmpty ? "" : text + "-") + String(hash(of: name), radix: 36)
  }

  /// FNV-1a with 32 bits (Fowler, Noll, Vo; RFC 9923).
  private static func hash(of name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
