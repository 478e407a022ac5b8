// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "pricebook",
  // What `Array.span` and `InlineArray` need.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "PricebookModel", targets: ["PricebookModel"]),
    .library(name: "PricebookImport", targets: ["PricebookImport"]),
    .library(name: "PricebookAnalytics", targets: ["PricebookAnalytics"]),
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
      name: "PricebookPages",
      dependencies: ["PricebookModel", "PricebookReport", "PricebookParallel"],
      swiftSettings: settings, plugins: ["EmbedText"]),
    .target(
      name: "PricebookReport",
      dependencies: ["PricebookModel", "PricebookAnalytics", "PricebookParallel"],
      swiftSettings: settings, plugins: ["EmbedText"]),
    .target(
      name: "PricebookCommand",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookAnalytics", "PricebookReport",
        "PricebookPages", "PricebookParallel",
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
      swiftSettings: settings),
    .testTarget(
      name: "PricebookParallelTests", dependencies: ["PricebookParallel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookImportTests",
      dependencies: ["PricebookModel", "PricebookImport", "PricebookParallel", "TestSupport"],
      exclude: ["Goldens", "Profiles/Samples", "Pollution/Checks", "Payments/Statements"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookAnalyticsTests",
      dependencies: ["PricebookModel", "PricebookAnalytics", "PricebookParallel", "TestSupport"],
      exclude: [
        "Matching/LabelledGroups.csv", "Matching/LabelledGroupsUnseen.csv",
        "Matching/LabelledHouseholds.csv", "Matching/LabelledNames.csv",
        "Matching/LabelledPairs.csv", "Prices/ModelBooks",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookReportTests",
      dependencies: [
        "PricebookModel", "PricebookAnalytics", "PricebookPages",
        "PricebookReport", "PricebookParallel", "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookCommandTests",
      dependencies: [
        "PricebookModel", "PricebookAnalytics", "PricebookPages",
        "PricebookReport", "PricebookCommand", "TestSupport", "CommandTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookAnalytics",
        "PricebookPages", "PricebookReport",
        "PricebookCommand", "TestSupport", "CommandTestSupport",
      ],
      exclude: ["Checks", "Goldens"],
      swiftSettings: settings),
  ]
)
