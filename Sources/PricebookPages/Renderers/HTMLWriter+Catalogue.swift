import PricebookDocument

extension HTMLWriter {
  /// An index by first letter, and the entries, closed.
  ///
  /// The id of an entry is inside of it: browsers open a closed element for a link to what it holds.
  mutating func writeCatalogue(_ catalogue: Catalogue) {
    hasCatalogue = true
    writeLetters(catalogue.letters)
    html += "<p class=\"headings\" aria-hidden=\"true\">"
    for heading in catalogue.headings {
      html += "<span>"
      write(heading)
      html += "</span> "
    }
    html += "</p>\n<div class=\"catalogue\">\n"
    for entry in catalogue.entries {
      html += "<details class=\"entry\"><summary><span class=\"title\">"
      write(.name(entry.name))
      html += "</span>"
      for part in entry.summary {
        html += " <span>"
        write(part)
        html += "</span>"
      }
      html += "</summary>\n<div class=\"inside\" id=\""
      html += uniqueID(entry.id)
      html += "\">\n"
      for block in entry.blocks { writeBlock(block) }
      html += "</div></details>\n"
    }
    html += "</div>\n"
  }

  private mutating func writeLetters(_ letters: [Catalogue.Letter]) {
    html += "<details class=\"alphabet\"><summary>"
    html.append(escaping: words.alphabet)
    html += "</summary>\n<dl>\n"
    for letter in letters {
      html += "<div><dt>"
      html.append(escaping: letter.name)
      html += "</dt>"
      for entry in letter.entries {
        html += "<dd><a href=\"#"
        html += HTMLWriter.safeID(entry.id)
        html += "\">"
        write(.name(entry.name))
        html += "</a></dd>"
      }
      html += "</div>\n"
    }
    html += "</dl>\n</details>\n"
  }

  /// The script of a page with entries, with its words.
  mutating func writeCatalogueScript() {
    html += "<script data-find=\""
    html.append(escaping: words.findItem)
    html += "\" data-found=\""
    html.append(escaping: words.itemsFound)
    html += "\">"
    html += HTMLRenderer.catalogueScript
    html += "</script>\n"
  }
}
