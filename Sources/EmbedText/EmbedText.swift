import Foundation
import PackagePlugin

/// Puts text files into a target as string literals, in one Swift file for each of its folders of
/// texts; style sheets and scripts without comments and needless blanks.
///
/// The package's own `.embedInCode` writes a list of bytes, which takes the compiler a hundred
/// times as long as a literal. The plugin, which runs before every build, writes the file itself,
/// and only `cp` puts it where the build expects it: an executable of ours would have to be built
/// before anything else.
@main
struct EmbedText: BuildToolPlugin {
  /// The folders, or single files, that each target takes its texts from, below the folder of the
  /// package, by the names of the enumerations that have the texts.
  private static let folders = [
    "PricebookModel": ["EmbeddedWords": "Sources/PricebookModel/Words"],
    "PricebookAnalytics": ["EmbeddedWords": "Sources/PricebookAnalytics/Words"],
    "PricebookImport": [
      "EmbeddedProfiles": "Sources/PricebookImport/Profiles",
      "EmbeddedWords": "Sources/PricebookImport/Words",
    ],
    "PricebookPages": ["EmbeddedAssets": "Sources/PricebookPages/Assets"],
    "PricebookReport": ["EmbeddedWords": "Sources/PricebookReport/Words"],
    "PricebookCommand": [
      "EmbeddedAnalyticsPages": "Sources/PricebookAnalytics/PricebookAnalytics.docc",
      "EmbeddedCompletions": "Sources/PricebookCommand/Completions",
      "EmbeddedExamples": "Sources/PricebookCommand/Sample/Examples",
      "EmbeddedFormatPages": "Sources/PricebookPages/PricebookPages.docc",
      "EmbeddedGuide": "Sources/PricebookCommand/PricebookCommand.docc",
      "EmbeddedHelp": "Sources/PricebookCommand/Help",
      "EmbeddedImportPages": "Sources/PricebookImport/PricebookImport.docc",
      "EmbeddedManual": "Sources/PricebookCommand/Manual/manual.txt",
      "EmbeddedSample": "sample-data",
      "EmbeddedSynonyms": "Sources/PricebookCommand/Arguments/synonyms.txt",
    ],
  ]

  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try (Self.folders[target.name] ?? [:]).sorted { $0.key < $1.key }.map { name, path in
      let source = context.package.directoryURL.appending(path: path)
      let written = context.pluginWorkDirectoryURL.appending(path: "\(name).txt")
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      let code = Data(try Self.code(name, of: source).utf8)
      if (try? Data(contentsOf: written)) != code { try code.write(to: written) }
      return .buildCommand(
        displayName: "Embedding \(path)", executable: URL(filePath: "/bin/cp"),
        arguments: [written.path, output.path],
        // The package's own files are inputs so that SwiftPM knows what they are for.
        inputFiles: [written] + (try Self.files(in: source).map(\.url)), outputFiles: [output])
    }
  }

  /// An enumeration with the text of every file.
  private static func code(_ name: String, of source: URL) throws -> String {
    let files = try files(in: source)
    var code = "/// Files that are part of the program, as texts.\nenum \(name) {\n"
    for file in files {
      code += "static let \(constant(file.name)) = ##\"\"\"\n\(try literal(file))\n\"\"\"##\n"
    }
    let list = files.map { "(\"\($0.name)\", \(constant($0.name)))," }.joined(separator: " ")
    return code + """
      /// In the order of their names.
      static let all: [(name: String, text: String)] = [\(list)]
      }

      """
  }

  private static func constant(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// A file itself, or the files of a folder by their paths in it, without Swift, pictures and hidden files.
  private static func files(in source: URL) throws -> [(name: String, url: URL)] {
    let type = try FileManager.default.attributesOfItem(atPath: source.path)[.type]
    if type as? FileAttributeType == .typeRegular {
      return [(source.lastPathComponent, source)]
    }
    return try FileManager.default.subpathsOfDirectory(atPath: source.path)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { name in
        let url = source.appending(path: name)
        let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type]
        guard type as? FileAttributeType == .typeRegular,
          !["swift", "png"].contains(url.pathExtension), !url.lastPathComponent.hasPrefix(".")
        else { return nil }
        guard name.utf8.allSatisfy(isPlain) else {
          throw Refusal(
            description: "\(url.path): a name may have letters and digits of ASCII, and ._-")
        }
        return (name, url)
      }
  }

  /// Whether a byte of a name needs no care in a literal.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-/".utf8.contains(byte)
    }
  }

  /// A text without what only those who write it need: every page holds its style and its scripts.
  ///
  /// Only lines that are a comment alone are taken out of a script, and no line ends, which may end
  /// a statement.
  private static func squeezed(_ text: String, _ type: String) -> String {
    let rules: [(pattern: String, replacement: String)] =
      switch type {
      case "css":
        [
          (#"(?s)/\*.*?\*/"#, ""), (#"\s+"#, " "), (#" ?([{};,>]) ?"#, "$1"),
          (#"(?<=[;{])([\w-]+): "#, "$1:"), (#";\}"#, "}"), (#"^ | $"#, ""),
        ]
      case "js": [(#"(?m)^\s*//.*\n"#, ""), (#"(?m)^\s+"#, "")]
      default: []
      }
    return rules.reduce(text) { text, rule in
      text.replacingOccurrences(
        of: rule.pattern, with: rule.replacement, options: .regularExpression)
    }
  }

  /// The text of a file, written as a string literal.
  ///
  /// The compiler reads any line end in a literal as a line feed, so carriage returns are escaped;
  /// so is a byte order mark, which editors and compilers like to drop.
  private static func literal(_ file: (name: String, url: URL)) throws -> String {
    let bytes = try Data(contentsOf: file.url)
    let text = String(decoding: bytes, as: UTF8.self)
    guard Data(text.utf8) == bytes else {
      throw Refusal(description: "\(file.url.path): the text is not UTF-8")
    }
    return try literal(of: squeezed(text, file.url.pathExtension), in: file.url)
  }

  private static func literal(of text: String, in url: URL) throws -> String {
    func has(_ mark: String) -> Bool { text.range(of: mark, options: .literal) != nil }
    for mark in ["\"\"\"##", "\\##"] where has(mark) {
      throw Refusal(description: "\(url.path): the text may not have \(mark)")
    }
    guard has("\r") || has("\u{FEFF}") else { return text }
    return text.replacingOccurrences(of: "\u{FEFF}", with: "\\##u{FEFF}", options: .literal)
      .replacingOccurrences(of: "\r", with: "\\##r", options: .literal)
  }
}
