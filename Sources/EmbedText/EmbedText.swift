import Foundation
import PackagePlugin

/// Puts text files into a target as string literals, in one Swift file for each of its folders of
/// texts that is generated anew when one of them changes.
///
/// The package's own `.embedInCode` writes a list of bytes, which takes the compiler a hundred
/// times as long as a literal. A shell and `awk` write the file, for an executable of ours would
/// have to be built before anything else.
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
      "EmbeddedChanges": "Sources/PricebookCommand/PricebookCommand.docc/Changes.md",
      "EmbeddedDocumentation": "Sources/PricebookImport/PricebookImport.docc/Diagnostics.md",
      "EmbeddedHelp": "Sources/PricebookCommand/Help",
      "EmbeddedSample": "sample-data",
      "EmbeddedSettings": "Sources/PricebookCommand/PricebookCommand.docc/Settings.md",
    ],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let folders = Self.folders[target.name] else {
      Diagnostics.error("EmbedText.swift does not say which texts are for \(target.name)")
      return []
    }
    return folders.sorted { $0.key < $1.key }.map { name, path in
      let source = context.package.directoryURL.appending(path: path)
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      // Folders are inputs too, so that a new file is found.
      let inside = (try? FileManager.default.subpathsOfDirectory(atPath: source.path)) ?? []
      return .buildCommand(
        displayName: "Embedding \(path)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", source.path, output.path, name],
        inputFiles: [source] + inside.map { source.appending(path: $0) }, outputFiles: [output])
    }
  }

  /// Writes the texts of files that end with a line feed, with plain names, and what a script in
  /// the folder makes of them.
  ///
  /// The compiler reads any line end in a literal as a line feed, so carriage returns are escaped;
  /// so is a byte order mark, which editors and compilers like to drop.
  private static let script = ###"""
    set -e
    if [ -d "$1" ]; then cd "$1"; files=$(find * -type f ! -name '*.swift' ! -name '*.awk' | LC_ALL=C sort)
    else cd "$(dirname "$1")"; files=$(basename "$1"); fi
    {
      echo '/// Files that are part of the program, as texts.'
      echo "enum $3 {"
      list=
      for name in $files; do
        constant=$(echo "$name" | tr -c 'A-Za-z0-9\n' _)
        list="$list (\"$name\", $constant),"
        echo "static let $constant = ##\"\"\""
        LC_ALL=C awk '
          NR == 1 { sub(/^\357\273\277/, "\\##u{FEFF}") }
          { gsub(/\r/, "\\##r"); print }
        ' "$name"
        printf '\n"""##\n'
      done
      echo '/// In the order of their names.'
      echo "static let all: [(name: String, text: String)] = [$list]"
      echo '}'
      for script in *.awk; do
        if [ -f "$script" ]; then awk -f "$script" *.words; fi
      done
    } >"$2"
    """###
}
