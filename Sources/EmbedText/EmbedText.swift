import Foundation
import PackagePlugin

/// Puts text files into a target as string literals, in one Swift file for each of its folders of
/// texts that is generated anew when one of them changes, and runs the scripts that write Swift.
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
      "EmbeddedCompletions": "Sources/PricebookCommand/Completions",
      "EmbeddedDocumentation": "Sources/PricebookImport/PricebookImport.docc/Diagnostics.md",
      "EmbeddedHelp": "Sources/PricebookCommand/Help",
      "EmbeddedManual": "Sources/PricebookCommand/Manual/manual.txt",
      "EmbeddedSample": "sample-data",
      "EmbeddedSynonyms": "Sources/PricebookCommand/Arguments/synonyms.txt",
      "EmbeddedSettings": "Sources/PricebookCommand/PricebookCommand.docc/Settings.md",
    ],
  ]

  /// What scripts write for targets: the name of the Swift file, the script, and the file or the
  /// folder of Swift files that it reads, below `Sources`.
  private static let scripts = [
    "PricebookDocument": [
      ("Initialisers", "PricebookModel/initialisers.awk", "PricebookDocument"),
      ("PageWords", "PricebookDocument/pagewords.awk", "PricebookReport/Words/en.words"),
    ],
    "PricebookModel": [("Initialisers", "PricebookModel/initialisers.awk", "PricebookModel")],
    "PricebookReport": [
      ("ArgumentFields", "PricebookReport/arguments.awk", "PricebookReport/arguments.txt"),
      ("Phrases", "PricebookReport/Words/accessors.awk", "PricebookReport/Words/en.words"),
    ],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    return (Self.scripts[target.name] ?? []).map { name, script, source in
      let (script, source) = (sources.appending(path: script), sources.appending(path: source))
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      let files = Self.files(in: source).filter { $0.pathExtension == "swift" }
      return .buildCommand(
        displayName: "Writing \(name) of \(target.name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.run, "sh", script.path, source.path, output.path],
        inputFiles: [script] + (files.isEmpty ? [source] : files), outputFiles: [output])
    } + texts(context: context, target: target)
  }

  private static func files(in folder: URL) -> [URL] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).map {
      folder.appending(path: $0)
    }
  }

  private static let run = """
    export LC_ALL=C
    if [ -d "$2" ]; then cd "$2"; awk -f "$1" $(find . -name '*.swift' | sort) >"$3"
    else awk -f "$1" "$2" >"$3"; fi
    """

  private func texts(context: PluginContext, target: any Target) -> [Command] {
    (Self.folders[target.name] ?? [:]).sorted { $0.key < $1.key }.map { name, path in
      let source = context.package.directoryURL.appending(path: path)
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      // Folders are inputs too, so that a new file is found.
      return .buildCommand(
        displayName: "Embedding \(path)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", source.path, output.path, name],
        inputFiles: [source] + Self.files(in: source), outputFiles: [output])
    }
  }

  /// Writes the texts of files that end with a line feed, with plain names.
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
    } >"$2"
    """###
}
