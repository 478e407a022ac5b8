// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "benchmark",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "pricebook", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmark",
      dependencies: [
        .product(name: "PricebookModel", package: "pricebook"),
        .product(name: "PricebookImport", package: "pricebook"),
        .product(name: "PricebookAnalytics", package: "pricebook"),
        .product(name: "PricebookPages", package: "pricebook"),
        .product(name: "PricebookReport", package: "pricebook"),
      ],
      path: "Sources")
  ]
)
