import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Reading JSON as far as it goes")
struct JSONDocumentTests {
  private func document(_ text: String) -> JSONDocument {
    JSONDocument(bytes: Array(text.utf8))
  }

  @Test(
    "Numbers keep their text",
    arguments: [
      "0.01666666666666666666666666666666666667", "12345678901234567890123456789012345678",
      "1e-07", "1e+21", "-0", "0.30000000000000004",
    ])
  func numbersKeepTheirText(_ number: String) {
    #expect(document("[\(number)]").root?.array?.first?.content == .number(number))
  }

  @Test func `Values of every kind are read`() throws {
    let root = try #require(document(#" {"a":[1,true,false,null,"x"],"b":{}} "#).root)
    #expect(root.object?["b"]?.object?.isEmpty == true)
    #expect(
      root.object?["a"]?.array?.map(\.content)
        == [.number("1"), .boolean(true), .boolean(false), .null, .text("x")])
  }

  @Test(
    "Escapes mean characters",
    arguments: [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u00e9"#, "é"),
      (#"\ud83c\udf4f"#, "🍏"), (#"\ud83c"#, "\u{FFFD}"), (#"\ud83cx"#, "\u{FFFD}x"),
      (#"\udf4f"#, "\u{FFFD}"),
    ])
  func escapes(_ written: String, _ meaning: String) {
    let read = document("\"\(written)\"")
    #expect(read.root?.text == meaning)
    #expect(read.failure == nil)
  }

  @Test func `A byte order mark is skipped`() {
    #expect(document("\u{FEFF}[1]").root?.array?.count == 1)
  }

  @Test func `Repeated keys beyond a thousand are counted`() {
    let keys = Array(repeating: "\"k\":1", count: 1_003).joined(separator: ",")
    let read = document("{\(keys)}")
    #expect(read.repeatedKeys.count == 1_000)
    #expect(read.repeatedKeyCount == 1_002)
  }

  @Test func `Bytes that are no UTF-8 are repaired and reported`() {
    let read = JSONDocument(bytes: [0x22, 0x61, 0xFF, 0x22])
    #expect(read.root?.text == "a\u{FFFD}")
    #expect(read.hasRepairedText)
  }

  @Test func `Of a repeated key the first value counts`() {
    let read = document(#"{"a":1,"a":2}"#)
    #expect(read.root?.object?["a"]?.content == .number("1"))
    #expect(read.repeatedKeys.map(\.key) == ["a"])
  }

  @Test(
    "Every document that ends too early is truncated",
    arguments: ["", "{", "[1,", "{\"a\"", "{\"a\":", "\"x", "\"\\", "\"\\u12", "[tru", "[1,2"])
  func truncated(_ text: String) {
    #expect(document(text).failure?.code == .jsonTruncated)
  }

  @Test func `Every prefix of a document is read without a trap`() {
    let whole = Array(#"{"a":[1.5e3,true,{"b":"\u00e9\ud83c\udf4f"}],"c":null}"#.utf8)
    for length in 0..<whole.count {
      #expect(JSONDocument(bytes: Array(whole.prefix(length))).failure?.code == .jsonTruncated)
    }
    #expect(JSONDocument(bytes: whole).failure == nil)
  }

  @Test func `What is left unread is read the same later, wherever the document is damaged`() {
    let text =
      #"{"items":[{"id":"é\ud83c\udf4f","n":-1.5e3,"of":[{"x":true},{"x":null,"x":1}]},7,"#
      + #"{"password":"p","of":[[],{}]}],"more":{"carts":[{"a":"\u00e9","b":[NaN]}]}}"#
    let whole = Array(text.utf8)
    var documents = [whole]
    for place in whole.indices {
      documents.append(Array(whole.prefix(place)))
      for byte in #"{}[]",:\x1"#.utf8 + [0xFF] {
        var damaged = whole
        damaged[place] = byte
        documents.append(damaged)
      }
    }
    for bytes in documents {
      let read = JSONDocument(bytes: bytes, leavesUnread: false)
      let unread = JSONDocument(bytes: bytes, leavesUnread: true)
      #expect(unread.root == read.root)
      #expect(unread.failure == read.failure)
      #expect(unread.repeatedKeys.map { $0.offset } == read.repeatedKeys.map { $0.offset })
      #expect(unread.hasRepairedText == read.hasRepairedText)
      if let root = read.root { #expect(unread.text(of: root) == read.text(of: root)) }
    }
  }

  @Test func `A large object leaves its own objects unread`() throws {
    func text(_ length: Int) -> String { "\"\(String(repeating: "x", count: length))\"" }
    var elements = Array(repeating: "{\"name\":\(text(5_000))}", count: 400)
    // What is no object is passed over, even if it is longer than what is read at once.
    elements[200] = text(600_000)
    elements[201] = "1"
    let bytes = Array("[{\"items\":[\(elements.joined(separator: ","))]},{}]".utf8)
    let document = JSONDocument(bytes: bytes, leavesUnread: true)
    #expect(document.root == JSONDocument(bytes: bytes, leavesUnread: false).root)
    let group = try #require(document.root?.array?.first)
    #expect(group.unread != nil)
    let items = try #require(group.object?["items"]?.array)
    #expect(items.count { $0.unread != nil } == 398)
    let read = PlacedValues(values: items, path: .field("items", of: .document)).map { $0 }
    #expect(read.map(\.path.text) == (0..<400).map { "items[\($0)]" })
    #expect(read.map(\.value) == items)
    #expect(read.allSatisfy { $0.value.unread == nil })
  }

  @Test(
    "Broken documents are reported with a place",
    arguments: [
      ("[1 2]", 1, 4), ("{a:1}", 1, 2), ("[1]\n x", 2, 2), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6),
      ("\"\\q\"", 1, 3), ("\"\\u12g4\"", 1, 4), ("[\n+1]", 2, 1), ("[trux]", 1, 2),
    ])
  func broken(_ text: String, _ line: Int, _ column: Int) throws {
    let read = document(text)
    let failure = try #require(read.failure)
    #expect(failure.code == .jsonSyntax)
    #expect(read.place(of: failure.offset) == (line, column))
  }

  @Test func `A hundred thousand brackets are refused and not followed`() {
    #expect(
      document(String(repeating: "[", count: 100_000)).failure?.code == .jsonNesting)
    #expect(
      document(String(repeating: "{\"a\":", count: 100_000)).failure?.code == .jsonNesting)
  }

  @Test(
    "Numbers that are none cost their field and not the file",
    arguments: ["NaN", "Infinity", "-Infinity"])
  func notNumbers(_ word: String) {
    let read = document("[\(word),1]")
    #expect(read.failure == nil)
    #expect(read.root?.array?.count == 2)
  }

  @Test func `What stands before a break is kept and marked as cut`() {
    let root = document(#"{"a":[{"b":1},{"b":2"#).root
    #expect(root?.isCut == true)
    #expect(root?.object?["a"]?.array?.map(\.isCut) == [false, true])
  }

  @Test func `Random bytes never trap`() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array(#"{}[]",:\u0eE+-.tfn 12"#.utf8) + [0xFF, 0x00, 0x0A]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...15, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let read = JSONDocument(bytes: bytes)
      #expect(read.root != nil || read.failure != nil)
    }
  }
}
