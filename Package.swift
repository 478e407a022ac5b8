// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// What Pricebook knows of other programs' files, one mapping each.
let profiles: [Resource] = [
  .embedInCode("Profiles/amazon-items.json"),
  .embedInCode("Profiles/amazon-privacy.json"),
  .embedInCode("Profiles/auchan.json"),
  .embedInCode("Profiles/carrefour.json"),
  .embedInCode("Profiles/costco-receipts.json"),
  .embedInCode("Profiles/costco-wrapped.json"),
  .embedInCode("Profiles/dunnhumby.json"),
  .embedInCode("Profiles/instacart-history.json"),
  .embedInCode("Profiles/intermarche.json"),
  .embedInCode("Profiles/leclerc-tickets.json"),
  .embedInCode("Profiles/leclerc.json"),
  .embedInCode("Profiles/migros-cumulus.json"),
  .embedInCode("Profiles/paperpull.json"),
  .embedInCode("Profiles/picard.json"),
  .embedInCode("Profiles/rewe-ebon.json"),
  .embedInCode("Profiles/rewe-portal.json"),
  .embedInCode("Profiles/walmart-invoices.json"),
  .embedInCode("Profiles/walmart-orders.json"),
  .embedInCode("Profiles/ynab-plan.json"),
  .embedInCode("Profiles/ynab-register.json"),
]

let package = Package(
  name: "pricebook",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "PricebookModel", targets: ["PricebookModel"]),
    .library(name: "PricebookImport", targets: ["PricebookImport"]),
    .library(name: "PricebookAnalytics", targets: ["PricebookAnalytics"]),
    .library(name: "PricebookDocument", targets: ["PricebookDocument"]),
    .library(name: "PricebookPages", targets: ["PricebookPages"]),
    .library(name: "PricebookReport", targets: ["PricebookReport"]),
    .executable(name: "pricebook", targets: ["pricebook"]),
    .executable(name: "pricebook-bench", targets: ["pricebook-bench"]),
  ],
  targets: [
    .target(name: "PricebookModel", swiftSettings: settings),
    .target(name: "PricebookParallel", swiftSettings: settings),
    .target(
      name: "PricebookImport", dependencies: ["PricebookModel", "PricebookParallel"],
      resources: profiles, swiftSettings: settings),
    .target(
      name: "PricebookAnalytics", dependencies: ["PricebookModel", "PricebookParallel"],
      swiftSettings: settings),
    .target(
      name: "PricebookDocument", dependencies: ["PricebookModel"], swiftSettings: settings),
    .target(
      name: "PricebookPages",
      dependencies: ["PricebookModel", "PricebookDocument", "PricebookParallel"],
      resources: [.embedInCode("Assets/report.css"), .embedInCode("Assets/report.js")],
      swiftSettings: settings),
    .target(
      name: "PricebookReport",
      dependencies: ["PricebookModel", "PricebookAnalytics", "PricebookDocument"],
      swiftSettings: settings),
    .target(
      name: "PricebookCommand",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookAnalytics", "PricebookDocument",
        "PricebookPages", "PricebookReport", "PricebookParallel",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "pricebook", dependencies: ["PricebookCommand"], swiftSettings: settings),
    .executableTarget(
      name: "pricebook-bench",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookAnalytics", "PricebookDocument",
        "PricebookPages", "PricebookReport",
        "PricebookCommand",
      ],
      swiftSettings: settings),

    .target(
      name: "TestSupport",
      dependencies: ["PricebookModel"],
      path: "Tests/TestSupport", exclude: ["SampleData"], swiftSettings: settings),
    .testTarget(
      name: "PricebookModelTests", dependencies: ["PricebookModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookParallelTests", dependencies: ["PricebookParallel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookImportTests",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookParallel", "PricebookCommand", "TestSupport",
      ],
      exclude: ["Goldens", "Profiles/Samples", "Pollution/Checks"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookAnalyticsTests",
      dependencies: ["PricebookModel", "PricebookAnalytics", "PricebookParallel", "TestSupport"],
      exclude: ["Matching/LabelledNames.csv"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookReportTests",
      dependencies: [
        "PricebookModel", "PricebookAnalytics", "PricebookDocument", "PricebookPages",
        "PricebookReport", "PricebookParallel", "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "PricebookCommandTests",
      dependencies: [
        "PricebookModel", "PricebookAnalytics", "PricebookDocument", "PricebookPages",
        "PricebookReport", "PricebookCommand", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "PricebookModel", "PricebookImport", "PricebookAnalytics", "PricebookDocument",
        "PricebookPages", "PricebookReport",
        "PricebookCommand", "TestSupport",
      ],
      exclude: ["Checks", "Goldens"],
      swiftSettings: settings),
  ]
)
