import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// A password must not be found in anything that is made of a file, however broken that is.
@Suite("Passwords stay in their file")
struct SecretTextTests {
  static let digest = "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8"
  static let plain = "zebra horse"
  private static let sample = #"""
    {"groceryItems":[{"id":"G1","productName":"Milk","isInShoppingList":true}],
    "users":[{"id":"U1","username":"Alex","password":"\#(digest)","updates":3},
    {"id":"U2","updates":"many","username":"Sam","password":"\#(plain)"},
    {"id":"U3","username":"Kim","passwordHash":"\#(digest)","pass\u0077ord":"\#(plain)","updates":-1}],
    "locations":[{"name":"S","user":{"username":"Alex","password":"\#(digest)"}}]}
    """#

  /// Everything that is kept or said of a document.
  private func everything(_ text: String) -> String {
    let reading = VaultReading([text])
    let document = JSONDocument(bytes: Array(text.utf8))
    var said = reading.messages + reading.summary
    said += reading.logs.flatMap { $0.rejectedRecords.map { $0.text + $0.message } }
    said += reading.vault.contributors.map { "\($0)" }
    said += [document.failure?.message ?? "", document.root.map { "\($0)" } ?? ""]
    if let root = document.root { said.append(document.text(of: root)) }
    return said.joined(separator: "\n")
  }

  /// Whether a piece of a secret long enough to be known again is in a text.
  private func leaks(_ text: String) -> Bool {
    text.contains("5e884898") || text.contains("1542d8") || text.contains("horse")
      || text.contains("zebra")
  }

  @Test func `Forty hexadecimal digits in a row are a digest, wherever they stand`() {
    let digits = String(Self.digest.prefix(40))
    for before in ["", "z", "ab z", "0123456789abcz", String(repeating: "f", count: 39) + "-"] {
      for after in ["", "-", "z0123"] {
        #expect(SecretText.isDigest((before + digits + after).utf8))
        #expect(!SecretText.isDigest((before + digits.dropLast() + "g" + after).utf8))
        #expect(!SecretText.isDigest((before + digits.dropFirst() + "-" + digits.dropLast()).utf8))
      }
    }
  }

  @Test func `A whole export says nothing of its passwords`() {
    #expect(!leaks(everything(Self.sample)))
  }

  @Test func `Rejected entities show what is not secret`() {
    let reading = VaultReading([Self.sample])
    let texts = reading.logs.flatMap { $0.rejectedRecords.map(\.text) }
    #expect(texts.count == 2)
    #expect(texts.first?.contains(#""username":"Sam","password":"(not shown)""#) == true)
  }

  @Test func `Cut anywhere, an export says nothing of its passwords`() {
    let bytes = Array(Self.sample.utf8)
    for length in 1..<bytes.count {
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      let document = JSONDocument(bytes: Array(text.utf8))
      let reading = VaultReading([text])
      let said =
        reading.messages.joined() + (document.failure?.message ?? "")
        + reading.logs.flatMap { $0.rejectedRecords.map(\.text) }.joined()
      #expect(!leaks(said), "cut after \(length) bytes")
      #expect(reading.isBalanced)
    }
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `With bytes knocked out, an export says nothing of its passwords`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let junk = Array("\"\\{}[]:,x0 \n".utf8)
    for _ in 0..<150 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        if Bool.random(using: &random) {
          bytes.remove(at: index)
        } else {
          bytes[index] = junk[Int.random(in: junk.indices, using: &random)]
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let document = JSONDocument(bytes: bytes)
      // A key that was knocked out itself is a field of another name; a failure shows nothing.
      guard let failure = document.failure else { continue }
      let reading = VaultReading([text])
      #expect(!leaks(failure.message), "\(text)")
      #expect(!leaks(reading.messages.joined()), "\(text)")
      let rejected = reading.logs.flatMap { $0.rejectedRecords.map(\.text) }.joined()
      #expect(!leaks(rejected), "\(text)")
      #expect(reading.isBalanced)
    }
  }

  @Test(
    "A digest is not shown wherever it stands",
    arguments: [
      #"{"groceryItems":[],"users":["\#(digest)"]}"#,
      #"{"groceryItems":[],"users":[{"username":"A","updates":"\#(digest)"}]}"#,
      #"{"groceryItems":["\#(digest)"]}"#, #"{"groceryItems":"\#(digest)"}"#,
      #"{"groceryItems":[],"users":[{"password" "\#(digest)"}]}"#,
      #"{"groceryItems":[],"users":[{"password":\#(digest)}]}"#,
      #"{"groceryItems":[],"users":[{"password":"\#(digest)}]}"#,
    ])
  func digests(_ text: String) {
    #expect(!leaks(VaultReading([text]).messages.joined()))
    let rejected = VaultReading([text]).logs.flatMap { $0.rejectedRecords.map(\.text) }
    #expect(!leaks(rejected.joined()))
  }

  @Test(
    "Keys of secrets are known in any dress",
    arguments: [
      ("password", true), ("passwordHash", true), ("ZPASSWORD", true), ("user_pwd", true),
      ("imageData", true), ("hash", true), ("username", false), ("passion", false),
      ("productName", false), ("hashtag", false), ("access_token", true), ("apiKey", true),
      ("PIN", true), ("userPin", true), ("card_pin", true), ("spin", false), ("shipping", false),
      ("Kennwort", true), ("contraseña", true), ("mot_de_passe", true), ("Пароль", true),
      ("パスワード", true), ("šifra", false),
    ])
  func keys(key: String, isSecret: Bool) {
    #expect(SecretText.isKey(key) == isSecret)
  }

  @Test(
    "Names of columns are those of secrets with blanks in and around them, too",
    arguments: [
      ("Card number", true), ("PIN code", true), ("pass word", true), ("userPin ", true),
      ("Store name", false), ("Spin class", false), ("Pineapple", false),
    ])
  func columns(name: String, isSecret: Bool) {
    #expect(SecretText.isColumn(name) == isSecret)
  }

  @Test(
    "A rejected receipt line in JSON shows what is not secret",
    arguments: ["password", "Kennwort", "access_token", "PIN", "пароль"])
  func receipts(key: String) throws {
    let text =
      #"[{"date":"2026-01-14","store":"S","items":[{"name":"Milk","total":"?","\#(key)":"\#(Self.plain)"}]},"#
      + #"{"date":"2026-01-14","store":"S","items":[{"name":"Eggs","total":1}]}]"#
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: "r.json", bytes: Array(text.utf8))]
    let book = try BookImporter(options).read()
    let rejected = try #require(book.rejectedRecords.first)
    #expect(rejected.text.contains("Milk"))
    #expect(!leaks(rejected.text + rejected.message))
    #expect(!leaks(book.diagnostics.map(\.message).joined()))
  }
}
