import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The formats that one table is written in.
enum TableFormat: String, CaseIterable, Hashable, Sendable { case csv, json, md }
