internal import PricebookModel

/// A field of an entity and the type of its column in the app's model (`Words/stores.txt`).
struct DatabaseField {
  /// How the app writes values of the field into its column.
  enum Kind: String { case identifier, text, number, boolean, date, rawValue }

  /// The app's own name: `plannedPrice` for `ZPLANNEDPRICE`.
  var name: String
  var kind: Kind
  var isNeeded = false

  /// The entities of an app in their order, with their fields and links.
  static func entities(
    of app: String
  ) -> [(name: String, fields: [DatabaseField], links: [String])] {
    let lines = EmbeddedWords.stores_txt.split(separator: "\n").map { $0.split(separator: " ") }
    return lines.filter { $0[0] == app }.map { words in
      var entity: (name: String, fields: [DatabaseField], links: [String]) = (
        String(words[1]), [], []
      )
      var kind = ""
      for word in words.dropFirst(2) {
        if word.hasSuffix(":") {
          kind = String(word.dropLast())
        } else if let kind = Kind(rawValue: kind) {
          let name = word.filter { $0 != "!" }
          entity.fields.append(DatabaseField(name: name, kind: kind, isNeeded: word.hasSuffix("!")))
        } else {
          entity.links.append(String(word))
        }
      }
      return entity
    }
  }

  /// The value as the JSON export has it; of another type, it is left for the decoder to reject.
  func content(of value: SQLiteValue) -> JSONValue.Content {
    switch value {
    case .null: .null
    case .integer(let number): content(ofNumber: String(number))
    case .real(let number): content(ofNumber: shortestText(number))
    case .text(let text, _): .text(text)
    case .blob(let byteCount, let bytes):
      if kind == .identifier, bytes.count == 16 {
        .text(uuidText(bytes))
      } else {
        .binary(byteCount: byteCount)
      }
    }
  }

  private func content(ofNumber text: String) -> JSONValue.Content {
    switch (kind, text) {
    case (.boolean, "0"), (.boolean, "1"): .boolean(text == "1")
    case (.date, _): storeDate(seconds: text)
    default: .number(text)
    }
  }
}

/// Upper case with hyphens, as apps write it.
private func uuidText(_ bytes: [UInt8]) -> String {
  bytes.enumerated().map { index, byte in
    ([4, 6, 8, 10].contains(index) ? "-" : "") + byte.hexadecimal(digits: 2).uppercased()
  }.joined()
}

/// The moment as ISO 8601 text, because a bare number could also count from 1970.
private func storeDate(seconds text: String) -> JSONValue.Content {
  // Within some thousand years, so that nothing below overflows.
  guard let number = ExactDecimal(parsing: text), let count = number.rounded(toDigits: 6),
    count.magnitude < 250_000_000_000_000_000,
    let moment = Instant(microseconds: count + Instant.referenceSeconds * 1_000_000).isoText
  else { return .text("\(text) seconds since 2001") }
  return .text(moment)
}
