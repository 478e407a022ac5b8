/// The mappings that ship with Pricebook, one JSON file each.
///
/// The article *Adding an importer* lists the steps for a new one.
enum SourceProfiles {
  /// In the order in which they are tried; if several fit, the one with the most columns is used.
  static let all: [SourceMapping] = files.compactMap { bytes in
    MappingReader.read(document: JSONDocument(bytes: bytes)).mapping
  }

  static let files: [[UInt8]] = [
    PackageResources.amazon_items_json,
    PackageResources.amazon_privacy_json,
    PackageResources.auchan_json,
    PackageResources.carrefour_json,
    PackageResources.costco_receipts_json,
    PackageResources.costco_wrapped_json,
    PackageResources.dunnhumby_json,
    PackageResources.instacart_history_json,
    PackageResources.intermarche_json,
    PackageResources.leclerc_json,
    PackageResources.leclerc_tickets_json,
    PackageResources.migros_cumulus_json,
    PackageResources.paperpull_json,
    PackageResources.picard_json,
    PackageResources.rewe_ebon_json,
    PackageResources.rewe_portal_json,
    PackageResources.walmart_invoices_json,
    PackageResources.walmart_orders_json,
    PackageResources.ynab_plan_json,
    PackageResources.ynab_register_json,
  ]
}
