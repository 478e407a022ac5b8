import Testing

@testable import PricebookImport

@Suite("Objects of JSON")
struct JSONObjectTests {
  /// An object with keys `k0`, `k1` … and their numbers as values.
  private func written(_ count: Int, then rest: String = "") -> String {
    "{" + (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + rest + "}"
  }

  private func document(_ text: String) -> JSONDocument { JSONDocument(bytes: Array(text.utf8)) }

  @Test("Every key is found, in few fields and in many", arguments: [1, 24, 25, 26, 1_000])
  func keys(count: Int) throws {
    let object = try #require(document(written(count)).root?.object)
    #expect(object.keys == (0..<count).map { "k\($0)" })
    for key in 0..<count {
      #expect(object["k\(key)"]?.content == .number(String(key)))
    }
    #expect(object["k\(count)"] == nil)
  }

  @Test("Of a repeated key the first value counts", arguments: [1, 23, 24, 25, 100])
  func repeatedKey(count: Int) throws {
    let document = document(written(count, then: ",\"k0\":\"again\",\"new\":true"))
    let object = try #require(document.root?.object)
    #expect(object.count == count + 1)
    #expect(object["k0"]?.content == .number("0"))
    #expect(document.repeatedKeys.map(\.key) == ["k0"])
  }

  @Test("A field is replaced in its place and taken away", arguments: [3, 40])
  func assignment(count: Int) throws {
    var object = try #require(document(written(count)).root?.object)
    object["k1"] = JSONValue(.boolean(true))
    object["k0"] = nil
    object["z"] = JSONValue(.null)
    #expect(object.keys == (1..<count).map { "k\($0)" } + ["z"])
    #expect(object["k1"]?.content == .boolean(true))
    #expect(object["k\(count - 1)"] != nil)
    #expect(object["k0"] == nil)
  }

  @Test("The outline of a document has its keys and nothing else", arguments: ["", "["])
  func outline(prefix: String) throws {
    let suffix = prefix.isEmpty ? "" : ",{\"other\":1}]"
    var document = document("\(prefix){\"a\":[1,2],\"b\":{\"c\":3}}\(suffix)")
    document.keepOutline()
    let object = document.root?.object ?? document.root?.array?.first?.object
    #expect(object?.keys == ["a", "b"])
    #expect(object?.allSatisfy(\.value.isNull) == true)
  }

  @Test("A key is the same with escapes, and as often as it occurs")
  func escapedKey() throws {
    let document = document(#"[{"ab":1},{"\u0061b":2},{"ab":3,"a\u0062":4},{"a\"b":5}]"#)
    let objects = try #require(document.root?.array).compactMap(\.object)
    #expect(objects.map(\.keys) == [["ab"], ["ab"], ["ab"], ["a\"b"]])
    #expect(
      objects.prefix(3).map { $0["ab"]?.content } == [.number("1"), .number("2"), .number("3")])
    #expect(document.repeatedKeys.map(\.key) == ["ab"])
  }

  @Test("A key that is not valid UTF-8 is repaired, and a later one too")
  func damagedKey() throws {
    let key = [UInt8(ascii: "\""), UInt8(ascii: "k"), 0xFF, UInt8(ascii: "\""), UInt8(ascii: ":")]
    let object = [UInt8(ascii: "{")] + key + Array("1}".utf8)
    let document = JSONDocument(
      bytes: Array("[".utf8) + object + Array(",".utf8) + object + Array("]".utf8))
    #expect(document.root?.array?.map { $0.object?.keys } == [["k\u{FFFD}"], ["k\u{FFFD}"]])
    #expect(document.hasRepairedText)
  }

  @Test("More keys than are remembered are read like the first, secret ones among them")
  func manyKeys() throws {
    let text =
      "{"
      + (0..<5_000).map { "\"id\($0)\":{\"password\":\"x\($0)\"}" }
      .joined(separator: ",") + "}"
    let object = try #require(document(text).root?.object)
    #expect(object.count == 5_000)
    #expect(object.allSatisfy { $0.value.object?.isEmpty == true })
  }

  @Test("Texts and keys are written as JSON that can be read again")
  func written() {
    let text = "{\"a\\\"\\n\":\"\\u0001\\\\\\t\"}"
    #expect(document(text).root?.written == text)
  }
}
