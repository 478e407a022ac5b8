// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

// A test's macros are expanded where it is compiled, and once more where a job of its own writes the module of the
// target, which takes a third of the time. Nothing waits for the modules of tests, so they are put together from what
// the compiling jobs leave.
let testSettings = settings + [.unsafeFlags(["-no-emit-module-separately"])]

let package = Package(
  name: "pricebook",
  // What `Array.span` and `InlineArray` need.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "PricebookModel", targets: ["PricebookModel"]),
    .library(name: "PricebookImport", targets: ["PricebookImport"]),
    .library(name: "PricebookAnalytics", targets: ["PricebookAnalytics"]),
    .library(name: "PricebookDocument", targets: ["PricebookDocument"]),
    .library(name: "PricebookPages", targets: ["PricebookPages"]),
    .library(name: "PricebookReport", targets: ["PricebookReport"]),
    .executable(name: "pricebook", targets: ["pricebook"]),
  ],
  targets: [
    .plugin(name: "EmbedText", capability: .buildTool(), path: "Sources/EmbedText"),
    .target(name: "PricebookModel", swiftSettings: settings, plugins: ["EmbedText"]),
    .target(name: "PricebookParallel", swiftSettings: settings),
    .target(
      name: "PricebookImport", dependencies: ["PricebookModel", "PricebookParallel"],
      swiftSettings: settings, plugins: ["EmbedText"]),
    .target(
      name: "PricebookAnalytics", dependencies: ["PricebookModel", "PricebookParallel"],
      swiftSettings: settings, plugins: ["EmbedText"]),
    .target(
      name: "PricebookDocument", dependencies: ["PricebookModel"], swiftSettings: settings,
      plugins: ["EmbedText"]),
    .target(
      name: "PricebookPages",
      dependencies: ["PricebookModel", "PricebookDocument", "PricebookParallel"],
      swiftSettings: settings, plugins: ["EmbedText"]),
    .target(
      name: "PricebookReport",
      dependencies: ["PricebookModel", "PricebookAnalytics", "PricebookDocument"],
      swiftSettings: settings, plugins: ["EmbedText"]),
    .target(
      name: "PricebookCommand",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookAnalytics", "PricebookDocument",
        "PricebookPages", "PricebookReport", "PricebookParallel",
      ],
      swiftSettings: settings, plugins: ["EmbedText"]),
    .executableTarget(
      name: "pricebook", dependencies: ["PricebookCommand"], swiftSettings: settings),

    .target(
      name: "TestSupport",
      dependencies: ["PricebookModel"],
      path: "Tests/TestSupport", exclude: ["SampleData"], swiftSettings: settings),
    .target(
      name: "CommandTestSupport", dependencies: ["PricebookModel", "PricebookCommand"],
      path: "Tests/CommandTestSupport", swiftSettings: settings),
    .testTarget(
      name: "PricebookModelTests", dependencies: ["PricebookModel", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PricebookParallelTests", dependencies: ["PricebookParallel", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PricebookImportTests",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookParallel", "PricebookCommand", "TestSupport",
      ],
      exclude: ["Goldens", "Profiles/Samples", "Pollution/Checks"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PricebookAnalyticsTests",
      dependencies: ["PricebookModel", "PricebookAnalytics", "PricebookParallel", "TestSupport"],
      exclude: ["Matching/LabelledNames.csv", "Matching/LabelledPairs.csv"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PricebookReportTests",
      dependencies: [
        "PricebookModel", "PricebookAnalytics", "PricebookDocument", "PricebookPages",
        "PricebookReport", "PricebookParallel", "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PricebookCommandTests",
      dependencies: [
        "PricebookModel", "PricebookAnalytics", "PricebookDocument", "PricebookPages",
        "PricebookReport", "PricebookCommand", "TestSupport", "CommandTestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookAnalytics", "PricebookDocument",
        "PricebookPages", "PricebookReport",
        "PricebookCommand", "TestSupport", "CommandTestSupport",
      ],
      exclude: ["Checks", "Goldens"],
      swiftSettings: testSettings),
  ]
)
