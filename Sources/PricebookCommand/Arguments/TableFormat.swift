import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

enum TableFormat: String, CaseIterable, Hashable, Sendable { case csv, json, md }
