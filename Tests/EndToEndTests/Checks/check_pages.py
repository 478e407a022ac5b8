#!/usr/bin/env python3
"""Opens every HTML page of a reports folder in Chromium and says what is wrong with it.

    python3 -m venv ~/check
    ~/check/bin/pip install playwright==1.65.2 axe-playwright-python==0.1.8 html5lib==1.1
    ~/check/bin/python check_pages.py reports

Of each page: that it parses without an error, is at most 2 MB and gives each id once; that every
link leads to a file of the folder and to an id of it; that it asks for nothing but itself and writes
no error to the console; that it does not scroll sideways at 320, 360, 768 and 1280 pixels, in words,
columns or controls; that axe-core finds nothing in both palettes; that it says the same without
script, where it has no dead controls; and that sorting, filtering, saving as CSV, exact values at the
marks of charts and the choice of a currency work, by keyboard too, and are gone on paper.

Options: --chromium PATH (default /usr/bin/chromium), --only TEXT (pages whose path contains it).
Exit status: 0 when all pages pass, 1 when one does not, 2 when there is nothing to check.
"""
import argparse
import collections
import csv
import io
import pathlib
import sys
import urllib.parse

import html5lib
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, TimeoutError, sync_playwright

WIDTHS = (320, 360, 768, 1280)
LARGEST = 2_000_000
AXE = {"rules": {"target-size": {"enabled": True}}}

# What sticks out of the window although it is in no box that scrolls.
OVERFLOW = """() => {
  const room = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > room) found.push(`page ${document.documentElement.scrollWidth}`);
  for (const element of document.querySelectorAll('body *:not(.skip, .hidden, .hidden *, svg, svg *)')) {
    if (element.closest('.scroll') && !element.matches('.scroll')) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.right > room + 0.5 || box.left < -0.5))
      found.push(`${element.tagName.toLowerCase()}.${element.className} ${Math.round(box.left)}..${Math.round(box.right)}`);
  }
  return found.slice(0, 5);
}"""

# Texts of drawings beyond their drawing; half an em is forgiven, for the drawing cannot measure.
CHART_OVERFLOW = """() => {
  const found = [];
  for (const svg of document.querySelectorAll('svg')) {
    const frame = svg.getBoundingClientRect();
    if (!frame.width) continue;
    for (const text of svg.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      if (box.right > frame.right + 6 || box.left < frame.left - 6)
        found.push(`“${text.textContent}” ${Math.round(box.left - frame.left)}..${Math.round(box.right - frame.left)} of ${Math.round(frame.width)}`);
    }
  }
  return found.slice(0, 5);
}"""

# What the page says, apart from what the script adds to it.
CONTENT = """() => {
  const copy = document.querySelector('main').cloneNode(true);
  copy.querySelectorAll('.tools, .tip, .glyph, [role=status], svg title').forEach(part => part.remove());
  return copy.textContent.replace(/\\s+/g, ' ').trim();
}"""

# The rows of a table that may move, with the key of each cell as the page means it.
ROWS = """table => [...table.tBodies[0].rows]
  .filter(row => !row.hidden && !row.matches('.total, .rest'))
  .map(row => [...row.cells].map(cell => {
    const copy = cell.cloneNode(true);
    copy.querySelectorAll('.second, svg, [aria-hidden]').forEach(part => part.remove());
    return cell.dataset.s ?? cell.dataset.v ?? copy.textContent.replace(/\\s+/g, ' ').trim();
  }))"""

FIXED_ROWS = """table => [...table.tBodies[0].rows].map((row, place) => [place, row])
  .filter(([, row]) => row.matches('.total, .rest')).map(([place, row]) => place + row.textContent)"""

TOOLS = ".table .tools"
OPEN_ALL = "document.querySelectorAll('details').forEach(part => { part.open = true; })"

TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

COMPARE = "([left, right]) => new Intl.Collator(document.documentElement.lang, {numeric: true}).compare(left, right)"


class Check:
    def __init__(self, folder, browser):
        self.folder, self.browser = folder, browser
        self.failures = []
        self.counts = collections.Counter()
        self.trees = {}

    def fail(self, path, message):
        name = path.relative_to(self.folder)
        self.failures.append(f"{name}: {message}")
        print(f"FAILED {name}: {message}", flush=True)

    # Without a browser

    def tree(self, path):
        """The parsed page; the first parse error is a failure."""
        if path not in self.trees:
            text = path.read_text(encoding="utf-8")
            parser = html5lib.HTMLParser(namespaceHTMLElements=False)
            self.trees[path] = parser.parse(text)
            for (line, column), code, values in parser.errors[:5]:
                self.fail(path, f"line {line}, column {column}: HTML error {code} {values}")
        return self.trees[path]

    def check_file(self, path):
        size = path.stat().st_size
        if size > LARGEST:
            self.fail(path, f"{size} bytes are more than {LARGEST}")
        tree = self.tree(path)
        ids = [element.get("id") for element in tree.iter() if element.get("id") is not None]
        for name, count in collections.Counter(ids).items():
            if count > 1:
                self.fail(path, f"the id {name!r} is given {count} times")
        for element in tree.iter():
            for attribute in ("aria-labelledby", "aria-describedby", "for", "headers"):
                for name in (element.get(attribute) or "").split():
                    if name not in ids:
                        self.fail(path, f"{attribute} names the id {name!r}, which is not there")
            if not isinstance(element.tag, str):
                continue
            for attribute in element.keys():
                if attribute == "style" or attribute.startswith("on"):
                    self.fail(path, f"<{element.tag}> has the attribute {attribute}")
            if element.tag == "a":
                self.check_link(path, element.get("href"))

    def check_link(self, path, address):
        parts = urllib.parse.urlsplit(address or "")
        if not address or parts.scheme or parts.netloc:
            return self.fail(path, f"the link {address!r} leads outside")
        target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
        if not target.is_file():
            return self.fail(path, f"the link {address!r} leads to no file")
        if not target.is_relative_to(self.folder):
            return self.fail(path, f"the link {address!r} leaves the folder")
        self.counts["links"] += 1
        if parts.fragment:
            found = any(element.get("id") == parts.fragment for element in self.tree(target).iter())
            if not found:
                self.fail(path, f"the link {address!r} leads to no id")

    # In the browser

    def open(self, path, scheme="light", width=1280, script=True):
        context = self.browser.new_context(
            color_scheme=scheme, viewport={"width": width, "height": 900},
            java_script_enabled=script, accept_downloads=True, reduced_motion="reduce")
        context.set_default_timeout(5000)
        page = context.new_page()
        own = path.resolve().as_uri()

        def asked(request):
            if request.url != own and not request.url.startswith(("data:", "blob:")):
                self.fail(path, f"asks for {request.url}")

        page.on("request", asked)
        page.on("console", lambda message: message.type in ("error", "warning")
                and self.fail(path, f"console {message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.fail(path, f"script error: {error}"))
        page.goto(own)
        return page

    def check_layout(self, path, page, note):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            for found in page.evaluate(OVERFLOW):
                self.fail(path, f"at {width} pixels{note} sticks out: {found}")
            for found in page.evaluate(CHART_OVERFLOW):
                self.fail(path, f"at {width} pixels{note} a chart's text sticks out: {found}")

    def check_axe(self, path, page, note):
        page.evaluate(OPEN_ALL)
        page.mouse.move(0, 0)
        for width in (360, 1280):
            page.set_viewport_size({"width": width, "height": 900})
            results = Axe().run(page, options=AXE)
            for violation in results.response["violations"]:
                nodes = violation["nodes"]
                places = "; ".join(" ".join(map(str, node["target"])) for node in nodes[:3])
                self.fail(path, f"axe at {width} pixels{note}: {violation['id']} "
                          f"({violation['help']}), {len(nodes)} times: {places}")
            self.counts["axe runs"] += 1

    def check_without_script(self, path, content):
        page = self.open(path, script=False, width=320)
        if (controls := page.locator("button, input, select").count()) > 0:
            self.fail(path, f"{controls} controls without script")
        if page.locator("main > .section, main > .currency").count() == 0:
            self.fail(path, "no section without script")
        # The browser runs no page script here, but the check's own.
        hidden = page.locator("main section").evaluate_all(
            "all => all.filter(part => !part.getBoundingClientRect().height).map(part => part.id)")
        for name in hidden:
            self.fail(path, f"section {name} is not to be seen without script")
        without = page.evaluate(CONTENT)
        if without != content:
            place = next((i for i, (a, b) in enumerate(zip(without, content)) if a != b), 0)
            self.fail(path, f"without script it says {without[place:place + 60]!r}, "
                      f"with script {content[place:place + 60]!r}")
        self.check_layout(path, page, " without script")
        page.context.close()

    def check_sorting(self, path, page):
        for table in page.locator("table:has(button.sort)").all():
            name = table.get_attribute("id")
            before = sorted(map(tuple, table.evaluate(ROWS)))
            fixed = table.evaluate(FIXED_ROWS)
            heads = table.locator("thead th")
            for column in range(heads.count()):
                button = heads.nth(column).locator("button.sort")
                if button.count() == 0:
                    continue
                seen = set()
                for _ in range(2):
                    button.focus()
                    page.keyboard.press("Enter")
                    order = heads.nth(column).get_attribute("aria-sort")
                    seen.add(order)
                    rows = table.evaluate(ROWS)
                    self.check_order(path, page, name, column, order, [row[column] for row in rows])
                    if sorted(map(tuple, rows)) != before:
                        self.fail(path, f"sorting {name} by column {column} loses rows")
                    if table.evaluate(FIXED_ROWS) != fixed:
                        self.fail(path, f"sorting {name} by column {column} moves its totals")
                    if table.locator("th[aria-sort]").count() != 1:
                        self.fail(path, f"{name} is sorted by more than one column")
                if seen != {"ascending", "descending"}:
                    self.fail(path, f"{name}, column {column}: orders {seen}")
                self.counts["sorted columns"] += 1

    def check_order(self, path, page, name, column, order, keys):
        present = [key for key in keys if key != ""]
        if keys[:len(present)] != present:
            self.fail(path, f"{name}, column {column}, {order}: empty cells are not last")
        for left, right in zip(present, present[1:]):
            try:
                difference = float(left) - float(right)
            except ValueError:
                difference = page.evaluate(COMPARE, [left, right])
            if difference * (1 if order == "ascending" else -1) > 0:
                self.fail(path, f"{name}, column {column}, {order}: {left!r} before {right!r}")
                return

    def check_tools(self, path):
        page = self.open(path)
        count = page.locator(TOOLS).count()
        page.context.close()
        # The browser allows a page few downloads without asking, so that each table has its own.
        for place in range(count):
            page = self.open(path)
            page.evaluate(OPEN_ALL)
            self.check_table_tools(path, page, page.locator(TOOLS).nth(place))
            page.context.close()

    def check_table_tools(self, path, page, tools):
        table = tools.locator("xpath=../div[contains(@class,'scroll')]//table")
        name = table.get_attribute("id")
        everything = table.evaluate(ROWS)
        self.check_saved(path, page, tools, table, name)
        if tools.locator("input").count() == 0:
            return
        words = table.locator("tbody tr:not(.total):not(.rest) >> nth=1").locator("th")
        word = next(iter((words.inner_text().split() or [""])), "").strip("\u2066\u2069")
        tools.locator("input").fill(word.upper())
        rows = table.locator("tbody tr:visible")
        shown = [row.text_content() for row in rows.all()]
        if not shown or any(word.lower() not in text.lower() for text in shown):
            self.fail(path, f"filtering {name} by {word!r} shows {shown[:3]}")
        said = tools.locator("output").inner_text()
        if not said.startswith(f"{len(shown)} ") or str(len(everything)) not in said:
            self.fail(path, f"filtering {name} says {said!r} of {len(shown)} rows")
        self.check_saved(path, page, tools, table, f"{name}, filtered")
        tools.locator("input").fill("no row has this text")
        if table.locator("tbody tr:visible").count():
            self.fail(path, f"filtering {name} by a text that is not there shows rows")
        tools.locator("input").fill("")
        if table.evaluate(ROWS) != everything or tools.locator("output").inner_text():
            self.fail(path, f"an empty filter of {name} does not bring all rows back")
        self.counts["filtered tables"] += 1

    def check_saved(self, path, page, tools, table, name):
        try:
            with page.expect_download(timeout=5000) as waiting:
                tools.locator("button").click()
            download = waiting.value
        except TimeoutError:
            return self.fail(path, f"{name} is not saved")
        if not download.suggested_filename.endswith(".csv"):
            self.fail(path, f"{name} is saved as {download.suggested_filename!r}")
        text = pathlib.Path(download.path()).read_text(encoding="utf-8")
        records = list(csv.reader(io.StringIO(text, newline="")))
        rows = table.evaluate(
            "table => [...table.tBodies[0].rows].filter(row => !row.hidden && !row.matches('.total'))"
            ".map(row => row.cells[0].innerText.split('\\n')[0].trim())")
        if len(records) != len(rows) + 1 or len({len(record) for record in records}) != 1:
            self.fail(path, f"{name} saves {len(records)} records of {len(rows)} rows")
        for record, row in zip(records[1:], rows):
            first, row = record[0], " ".join(row.split())
            if first not in (row, "'" + row, "") and not first[:4].isdigit():
                self.fail(path, f"{name} saves {record[0]!r} for {row!r}")
            for value in record:
                if value[:1] in "=+-@\t\r" and value[:1] and not is_number(value):
                    self.fail(path, f"{name} saves {value!r}, which a spreadsheet takes for a formula")
        self.counts["saved tables"] += 1

    def check_values(self, path, page):
        """Exact values at the marks of charts, by pointer and by keyboard."""
        drawings = page.locator("svg:has(.hit):visible")
        for place in range(drawings.count()):
            drawing = drawings.nth(place)
            marks = drawing.locator(".hit")
            tip = page.locator(".tip")
            marks.last.scroll_into_view_if_needed()
            # Scrolling hides a value, and is told with some later frame.
            for _ in range(3):
                page.evaluate(TWO_FRAMES)
                page.mouse.move(0, 0)
                marks.last.hover(force=True)
                if tip.is_visible():
                    break
            value = tip.text_content() if tip.is_visible() else None
            if value != marks.last.get_attribute("data-text"):
                self.fail(path, f"at the last mark of drawing {place} stands {value!r}")
            box = tip.bounding_box()
            if box and (box["x"] < 0 or box["x"] + box["width"] > page.viewport_size["width"]):
                self.fail(path, f"the value of drawing {place} sticks out of the window")
            page.keyboard.press("Escape")
            if tip.is_visible():
                self.fail(path, f"Escape does not close the value of drawing {place}")
            # A page that scrolls under the pointer would show the mark that comes to lie there.
            page.mouse.move(0, 0)
            drawing.focus()
            page.evaluate(TWO_FRAMES)
            page.keyboard.press("Home")
            if tip.text_content() != marks.first.get_attribute("data-text"):
                self.fail(path, f"no exact value by keyboard in drawing {place}")
            if page.locator("main > [role=status]").text_content() != tip.text_content():
                self.fail(path, f"the value of drawing {place} is not announced")
            self.counts["drawings"] += 1
        page.evaluate("document.activeElement.blur()")

    def check_currencies(self, path, page):
        groups = page.locator(".currency")
        select = page.locator(".tools select")
        if groups.count() < 2:
            if select.count():
                self.fail(path, "a choice of one currency")
            return
        for place in range(groups.count()):
            select.select_option(index=place + 1)
            shown = [group.is_visible() for group in groups.all()]
            if [index for index, visible in enumerate(shown) if visible] != [place]:
                self.fail(path, f"choosing currency {place} shows {shown}")
            shared = page.locator("#data")
            if shared.count() and not shared.is_visible():
                self.fail(path, f"choosing currency {place} hides what is of all currencies")
        select.select_option(index=0)
        if not all(group.is_visible() for group in groups.all()):
            self.fail(path, "choosing all currencies hides one")
        self.counts["currency choices"] += 1

    def check_paper(self, path, page):
        page.emulate_media(media="print")
        for control in page.locator(".tools input, .tools button, .tools select, .glyph, nav").all():
            if control.is_visible():
                self.fail(path, f"on paper there is {control.evaluate('part => part.outerHTML')[:80]}")
                break
        page.emulate_media(media="screen")

    def check_page(self, path):
        self.check_file(path)
        page = self.open(path)
        content = page.evaluate(CONTENT)
        self.check_layout(path, page, "")
        self.check_values(path, page)
        page.evaluate(OPEN_ALL)
        self.check_layout(path, page, " with everything open")
        self.check_sorting(path, page)
        self.check_tools(path)
        self.check_currencies(path, page)
        self.check_paper(path, page)
        self.check_axe(path, page, " in light")
        page.context.close()
        page = self.open(path, scheme="dark")
        self.check_axe(path, page, " in dark")
        page.context.close()
        self.check_without_script(path, content)
        self.counts["pages"] += 1


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    folder = options.folder.resolve()
    pages = [path for path in sorted(folder.rglob("*.html")) if options.only in str(path)]
    if not pages:
        print(f"{folder} has no pages", file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=options.chromium, args=["--no-sandbox"])
        check = Check(folder, browser)
        for path in pages:
            print(path, flush=True)
            try:
                check.check_page(path)
            except Error as error:
                # What a check waits for does not come; the rest of the page is not looked at.
                check.fail(path, "; ".join(str(error).splitlines()[:3]))
        browser.close()
    print(", ".join(f"{count} {name}" for name, count in sorted(check.counts.items())))
    if check.failures:
        print(f"{len(check.failures)} failures", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
