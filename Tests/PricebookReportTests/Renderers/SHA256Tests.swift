import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `SHA-256` {
  @Test(
    "The published examples come out (FIPS 180-2, appendix B)",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func examples(message: String, expected: String) {
    let hash = SHA256.hash(of: Array(message.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    #expect(hash == expected)
  }

  @Test(
    "Base64 gives the examples of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("foobar", "Zm9vYmFy"),
    ])
  func base64(text: String, expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
  }
}
