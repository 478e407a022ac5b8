#!/usr/bin/env python3
"""Opens every HTML page of reports folders in Chromium and says what is wrong with it.

    python3 -m venv ~/check
    ~/check/bin/pip install playwright==1.65.2 axe-playwright-python==0.1.8 html5lib==1.1 pypdf==7.1.0
    ~/check/bin/python check_pages.py reports list.html

Of each page: that it parses without an error, is at most 2 MB and gives each id once; that every
link leads to a file of the folder and to an id of it; that it asks for nothing but itself and writes
no error to the console; that it does not scroll sideways at 320, 360, 768, 1280 and 1920 pixels, in words,
columns or controls; that no text of a chart leaves its drawing or lies on another; that axe-core finds
nothing in both palettes; that it says the same without script, where it has no dead controls; and that
sorting, filtering, saving as CSV, exact values at the marks of charts and the choice of a currency work,
by keyboard too, and are gone on paper; that a phone lists the first entries; that entries are found by name
and opened by links, and boxes
of lists are ticked; that an exact value chosen by keyboard stays while the page
scrolls; that a walk by keyboard comes to every control and every mark of a chart, each with a ring around
it; that borders stand for tints in a reader's own colours and with more contrast; that letters of twice the
size do not make it scroll sideways; and that each printed page has its running head and its number, the
last more than a line, and the month, the prices to take along and the month's list of up to sixty rows are one page
each, of which nothing is cut, the month with room to spare.

A page that stands alone, such as that of `pricebook list`, is given by its own name.

Options: --chromium PATH (default /usr/bin/chromium), --only TEXT (pages whose path contains it), --jobs N
(browsers at once, default one for each processor).
Exit status: 0 when all pages pass, 1 when one does not, 2 when there is nothing to check.
"""
import argparse
import collections
import csv
import io
import multiprocessing
import os
import pathlib
import queue
import re
import sys
import unicodedata
import urllib.parse

import html5lib
import pypdf
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, TimeoutError, sync_playwright

# What one step of the browser may take in milliseconds, on a machine with much else to do.
PATIENCE = 120_000
# 320 pixels are 1280 at a zoom of 400 %.
WIDTHS = (320, 360, 768, 1280, 1920)
# The width of a printed page without its margins, in CSS pixels.
PAPER_WIDTH = 680
# The month, and the prices to take along; a list too, of so many rows.
ONE_SHEET = ".sheet, #pocket"
LIST_ROWS = 60
# The pixels that must be left on the sheet of a month.
SPARE = 40
# A last page of fewer lines of text is a leftover.
FEWEST_LINES = 3
LARGEST = 2_000_000
PROBES = (pathlib.Path(__file__).parent / "page_probes.js").read_text(encoding="utf-8")
PROBES = f"(() => {{ {PROBES}; window.probes = probes; }})()"
AXE = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
TOOLS = ".table .tools"


class Check:
    """The checks of one page, given as its folder and itself."""

    def __init__(self, folder, path, browser):
        self.folder, self.path, self.browser = folder, path, browser
        self.failures = []
        self.counts = collections.Counter()
        self.trees = {}

    def fail(self, message):
        self.failures.append(f"{self.path.relative_to(self.folder)}: {message}")

    # Without a browser

    def tree(self, path):
        """The parsed page; the first parse error is a failure."""
        if path not in self.trees:
            text = path.read_text(encoding="utf-8")
            parser = html5lib.HTMLParser(namespaceHTMLElements=False)
            self.trees[path] = parser.parse(text)
            for (line, column), code, values in parser.errors[:5]:
                self.fail(f"{path.name}, line {line}, column {column}: HTML error {code} {values}")
        return self.trees[path]

    def check_file(self):
        path = self.path
        size = path.stat().st_size
        if size > LARGEST:
            self.fail(f"{size} bytes are more than {LARGEST}")
        tree = self.tree(path)
        ids = [element.get("id") for element in tree.iter() if element.get("id") is not None]
        for name, count in collections.Counter(ids).items():
            if count > 1:
                self.fail(f"the id {name!r} is given {count} times")
        for element in tree.iter():
            for attribute in ("aria-labelledby", "aria-describedby", "for", "headers"):
                for name in (element.get(attribute) or "").split():
                    if name not in ids:
                        self.fail(f"{attribute} names the id {name!r}, which is not there")
            if not isinstance(element.tag, str):
                continue
            for attribute in element.keys():
                if attribute == "style" or attribute.startswith("on"):
                    self.fail(f"<{element.tag}> has the attribute {attribute}")
            if element.tag == "a":
                self.check_link(element.get("href"))

    def check_link(self, address):
        path = self.path
        parts = urllib.parse.urlsplit(address or "")
        if not address or parts.scheme or parts.netloc:
            return self.fail(f"the link {address!r} leads outside")
        target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
        if not target.is_file():
            return self.fail(f"the link {address!r} leads to no file")
        if not target.is_relative_to(self.folder):
            return self.fail(f"the link {address!r} leaves the folder")
        self.counts["links"] += 1
        if parts.fragment:
            found = any(element.get("id") == parts.fragment for element in self.tree(target).iter())
            if not found:
                self.fail(f"the link {address!r} leads to no id")

    # In the browser

    def open(self, script=True, width=1280):
        context = self.browser.new_context(
            viewport={"width": width, "height": 900}, java_script_enabled=script,
            accept_downloads=True, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        own = self.path.resolve().as_uri()

        def asked(request):
            if request.url != own and not request.url.startswith(("data:", "blob:")):
                self.fail(f"asks for {request.url}")

        page.on("request", asked)
        page.on("console", lambda message: message.type in ("error", "warning")
                and self.fail(f"console {message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.fail(f"script error: {error}"))
        page.goto(own)
        # The browser runs no script of a page that has none, but the check's own.
        page.evaluate(PROBES)
        return page

    def check_layout(self, page, note):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            for probe, what in (
                    ("overflow", "sticks out"), ("chartOverflow", "a chart's text sticks out"),
                    ("chartCollisions", "texts of a chart lie on each other")):
                for found in page.evaluate(f"probes.{probe}()"):
                    self.fail(f"at {width} pixels{note} {what}: {found}")

    def check_axe(self, page):
        """Both palettes, one on a phone and one on a desk."""
        page.mouse.move(0, 0)
        axe = Axe()
        page.evaluate(axe.axe_script)
        for scheme, width in (("dark", 360), ("light", 1280)):
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": 900})
            results = page.evaluate("options => axe.run(document, options)", AXE)
            for violation in results["violations"]:
                nodes = violation["nodes"]
                places = "; ".join(" ".join(map(str, node["target"])) for node in nodes[:3])
                self.fail(f"axe at {width} pixels in {scheme}: {violation['id']} "
                          f"({violation['help']}), {len(nodes)} times: {places}")
            self.counts["axe runs"] += 1

    def check_without_script(self, content):
        page = self.open(script=False, width=320)
        # The boxes of a shopping list work without script.
        controls = page.locator("button, input:not([type=checkbox]), select").count()
        if controls > 0:
            self.fail(f"{controls} controls without script")
        # A list of nothing has no section, and its sentence says why.
        if page.locator("main > .section, main > .currency, .deck").count() == 0:
            self.fail("no section and no sentence without script")
        for name in page.evaluate("probes.hiddenSections()"):
            self.fail(f"section {name} is not to be seen without script")
        without = page.evaluate("probes.content()")
        if without != content:
            place = next((i for i, (a, b) in enumerate(zip(without, content)) if a != b), 0)
            self.fail(f"without script it says {without[place:place + 60]!r}, "
                      f"with script {content[place:place + 60]!r}")
        self.check_layout(page, " without script")
        page.context.close()

    def check_sorting(self, page):
        for table in page.locator("table:has(button.sort)").all():
            head = table.locator("thead th:has(button.sort)").last
            head.locator("button.sort").focus()
            page.keyboard.press("Enter")
            if head.get_attribute("aria-sort") is None:
                self.fail(f"{table.get_attribute('id')} is not sorted by keyboard")
            result = table.evaluate("table => probes.sorting(table)")
            for found in result["found"]:
                self.fail(f"sorting {found}")
            self.counts["sorted columns"] += result["columns"]

    def check_tools(self, page):
        for place, tools in enumerate(page.locator(TOOLS).all()):
            table = tools.locator("xpath=../div[contains(@class,'scroll')]//table")
            name = table.get_attribute("id")
            if place == 0:
                self.check_download(page, tools, name)
                page.evaluate("probes.keepSaved()")
            self.check_saved(page, tools, table, name)
            if tools.locator("input").count() > 0:
                self.check_filter(page, tools, table, name)

    def check_download(self, page, tools, name):
        try:
            with page.expect_download(timeout=PATIENCE) as waiting:
                tools.locator("button").click()
        except TimeoutError:
            return self.fail(f"{name} is not saved")
        text = pathlib.Path(waiting.value.path()).read_text(encoding="utf-8")
        if "\n" not in text:
            self.fail(f"{name} is saved as {text!r}")
        self.counts["downloads"] += 1

    def check_filter(self, page, tools, table, name):
        everything = table.evaluate("probes.rows")
        words = table.locator("tbody tr:not(.total):not(.rest) >> nth=1").locator("th")
        word = next(iter((words.inner_text().split() or [""])), "").strip("\u2066\u2069")
        tools.locator("input").fill(word.upper())
        shown = table.locator("tbody tr:visible").all_text_contents()
        if not shown or any(word.lower() not in text.lower() for text in shown):
            self.fail(f"filtering {name} by {word!r} shows {shown[:3]}")
        said = tools.locator("output").inner_text()
        if not said.startswith(f"{len(shown)} ") or str(len(everything)) not in said:
            self.fail(f"filtering {name} says {said!r} of {len(shown)} rows")
        self.check_saved(page, tools, table, f"{name}, filtered")
        tools.locator("input").fill("no row has this text")
        if table.locator("tbody tr:visible").count():
            self.fail(f"filtering {name} by a text that is not there shows rows")
        tools.locator("input").fill("")
        if table.evaluate("probes.rows") != everything or tools.locator("output").inner_text():
            self.fail(f"an empty filter of {name} does not bring all rows back")
        self.counts["filtered tables"] += 1

    def check_saved(self, page, tools, table, name):
        tools.locator("button").click()
        file, text = page.evaluate("probes.saved") or ("", "")
        if not file.endswith(".csv"):
            self.fail(f"{name} is saved as {file!r}")
        records = list(csv.reader(io.StringIO(text, newline="")))
        rows = table.evaluate("probes.savedNames")
        if len(records) != len(rows) + 1 or len({len(record) for record in records}) != 1:
            self.fail(f"{name} saves {len(records)} records of {len(rows)} rows")
        for record, row in zip(records[1:], rows):
            first, row = record[0], " ".join(row.split())
            if first.replace("'", "") not in (row.replace("'", ""), "") and not first[:4].isdigit():
                self.fail(f"{name} saves {record[0]!r} for {row!r}")
            for value in record:
                if value[:1] in "=+-@\t\r" and value[:1] and not is_number(value):
                    self.fail(f"{name} saves {value!r}, which a spreadsheet takes for a formula")
                if re.search(r"[;\t\r\n][\"\s]*[=+\-@]", value):
                    self.fail(f"{name} saves {value!r}, of which a spreadsheet may take a part for a formula")
        self.counts["saved tables"] += 1

    def check_values(self, page):
        """Exact values at the marks of charts, by pointer and by keyboard."""
        drawings = page.locator("svg:has(.hit):visible")
        for place in range(drawings.count()):
            drawing = drawings.nth(place)
            marks = drawing.locator(".hit")
            tip = page.locator(".tip")
            marks.last.scroll_into_view_if_needed()
            # A page that scrolled is told so with some later frame.
            for _ in range(3):
                page.evaluate("probes.twoFrames()")
                page.mouse.move(0, 0)
                marks.last.hover(force=True)
                if tip.is_visible():
                    break
            value = tip.text_content() if tip.is_visible() else None
            if value != marks.last.get_attribute("data-text"):
                self.fail(f"at the last mark of drawing {place} stands {value!r}")
            box = tip.bounding_box()
            if box and (box["x"] < 0 or box["x"] + box["width"] > page.viewport_size["width"]):
                self.fail(f"the value of drawing {place} sticks out of the window")
            page.keyboard.press("Escape")
            if tip.is_visible():
                self.fail(f"Escape does not close the value of drawing {place}")
            # A page that scrolls under the pointer would show the mark that comes to lie there.
            page.mouse.move(0, 0)
            drawing.focus()
            page.evaluate("probes.twoFrames()")
            page.keyboard.press("Home")
            if tip.text_content() != marks.first.get_attribute("data-text"):
                self.fail(f"no exact value by keyboard in drawing {place}")
            if page.locator("main > [role=status]").text_content() != tip.text_content():
                self.fail(f"the value of drawing {place} is not announced")
            top = tip.bounding_box()
            moved = page.evaluate("""() => {
                const before = scrollY;
                scrollBy(0, before > 40 ? -40 : 40);
                return scrollY - before;
            }""")
            page.evaluate("probes.twoFrames()")
            box = tip.bounding_box()
            # Where there is no room on one side of the mark any more, the value goes to the other.
            if moved and (not box or not top or 2 < abs(box["y"] - top["y"] + moved) < box["height"]):
                self.fail(f"the value of drawing {place} does not stay at its mark: {top} {box} {moved}")
            drawing.blur()
            if tip.is_visible():
                self.fail(f"the value of drawing {place} stays where nothing has the focus")
            self.counts["drawings"] += 1
        page.evaluate("document.activeElement.blur()")

    def check_catalogue(self, page):
        """Looking entries up by name, and links that open them."""
        entries = page.locator(".catalogue > .entry")
        if not (total := entries.count()):
            return
        page.evaluate("document.querySelectorAll('.entry').forEach(entry => { entry.open = false; })")
        field, said = page.locator("[role=search] input"), page.locator("[role=search] output")
        name = entries.nth(total // 2).locator(".title").inner_text().strip("\u2066\u2069")
        field.focus()
        page.keyboard.insert_text(name.upper())
        shown = page.locator(".entry:visible")
        if not shown.count() or not said.inner_text().startswith(f"{shown.count()} "):
            self.fail(f"looking for {name!r} shows {shown.count()} entries and says {said.inner_text()!r}")
        if shown.count() == 1 and not shown.first.evaluate("entry => entry.open"):
            self.fail(f"the only entry for {name!r} is not opened")
        page.keyboard.press("Escape")
        if page.locator(".entry:visible").count() != total or field.input_value() or said.inner_text():
            self.fail("Escape does not bring all entries back")
        if page.locator(".entry[open]").count():
            self.fail("an entry stays open after the search")
        page.set_viewport_size({"width": 390, "height": 900})
        page.evaluate("probes.twoFrames()")
        listed = page.locator(".entry:visible").count()
        if not 0 < listed <= 12 or listed < total and not said.inner_text().startswith(f"{listed} "):
            self.fail(f"a phone lists {listed} entries and says {said.inner_text()!r}")
        page.set_viewport_size({"width": 1280, "height": 900})
        page.evaluate("probes.twoFrames()")
        field.fill("no entry has this name")
        if page.locator(".entry:visible").count():
            self.fail("looking for a name that is not there shows entries")
        field.fill("")
        page.locator(".alphabet summary").focus()
        if not page.locator(".alphabet").evaluate("part => part.open"):
            page.keyboard.press("Enter")
        page.locator(".alphabet a").last.focus()
        page.keyboard.press("Enter")
        page.evaluate("probes.twoFrames()")
        if page.locator(".entry[open]").count() != 1:
            self.fail("a link of the index does not open its entry")
        entries.first.locator("summary").focus()
        before = entries.first.evaluate("entry => entry.open")
        page.keyboard.press("Enter")
        if entries.first.evaluate("entry => entry.open") == before:
            self.fail("an entry does not open by keyboard")
        self.counts["entries"] += total

    def check_boxes(self, page):
        """The boxes of a shopping list, by keyboard; a page that is opened again has kept them until they are cleared."""
        boxes = page.locator(".boxes input:visible")
        for place in range(min(3, boxes.count())):
            boxes.nth(place).focus()
            page.keyboard.press("Space")
            if not boxes.nth(place).is_checked():
                self.fail(f"box {place} is not ticked by keyboard")
        if boxes.count():
            ticked = page.locator(".boxes input:checked").count()
            page.reload()
            if page.locator(".boxes input:checked").count() != ticked:
                self.fail("the page does not remember its boxes")
            page.locator(".boxes .tools button:visible").first.focus()
            page.keyboard.press("Enter")
            page.reload()
            if page.locator(".boxes input:checked").count():
                self.fail("a list that was cleared remembers a box")
            page.evaluate(PROBES)
            page.evaluate("probes.openAll()")
        self.counts["boxes"] += boxes.count()

    def check_currencies(self, page):
        groups = page.locator(".currency")
        select = page.locator(".tools select")
        if groups.count() < 2:
            if select.count():
                self.fail("a choice of one currency")
            return
        for place in range(groups.count()):
            select.select_option(index=place + 1)
            shown = [group.is_visible() for group in groups.all()]
            if [index for index, visible in enumerate(shown) if visible] != [place]:
                self.fail(f"choosing currency {place} shows {shown}")
            shared = page.locator("#data")
            if shared.count() and not shared.is_visible():
                self.fail(f"choosing currency {place} hides what is of all currencies")
        select.select_option(index=0)
        if not all(group.is_visible() for group in groups.all()):
            self.fail("choosing all currencies hides one")
        self.counts["currency choices"] += 1

    def check_paper(self, page):
        page.emulate_media(media="print")
        control = page.locator(
            ".tools input, .tools button, .tools select, .glyph, nav").filter(visible=True).first
        if control.count():
            self.fail(f"on paper there is {control.evaluate('part => part.outerHTML')[:80]}")
        for found in page.evaluate("probes.brokenOnPaper()"):
            self.fail(f"on paper {found}")
        page.set_viewport_size({"width": PAPER_WIDTH, "height": 900})
        for found in page.evaluate("spare => probes.cutOnPaper(spare)", SPARE):
            self.fail(f"on paper there is no room for {found}")
        self.check_printed(page)
        page.set_viewport_size({"width": 1280, "height": 900})
        page.emulate_media(media="screen")

    def check_printed(self, page):
        """The pages that a printer gets: how many, what stands above and below each, how full the last is."""
        # As it is opened: other checks have opened entries and looked for lines.
        fresh = self.open()
        document = pypdf.PdfReader(io.BytesIO(fresh.pdf(prefer_css_page_size=True)))
        fresh.context.close()
        texts = [plain(part.extract_text()) for part in document.pages]
        # The page of `pricebook list` has every list and cart one after the other.
        is_of_month = self.path.name == "shopping-list.html"
        short_list = is_of_month and 0 < page.locator(".boxes li").count() <= LIST_ROWS
        if (page.locator(ONE_SHEET).count() or short_list) and len(texts) != 1:
            self.fail(f"what is one sheet prints on {len(texts)} pages")
        head = plain(page.evaluate("probes.runningHead()"))[:60]
        for number, text in enumerate(texts, 1):
            # The words around the two numbers are the page's own.
            if not head or head not in text:
                self.fail(f"printed page {number} has no running head {head!r}")
            if not re.search(rf"{number}[^0-9]+{len(texts)}", text):
                self.fail(f"printed page {number} does not say that it is one of {len(texts)}")
        lines = len(document.pages[-1].extract_text().splitlines())
        if lines < FEWEST_LINES + 2:
            self.fail(f"the last of {len(texts)} printed pages has {lines - 2} lines")
        self.counts["printed pages"] += len(texts)

    def check_walk(self, page):
        """Every control by the tab key, in order, and every mark of every chart by arrow keys."""
        count = page.evaluate("probes.startWalk()")
        for place in range(count):
            if place:
                page.keyboard.press("Tab")
            if found := page.evaluate("place => probes.walked(place)", place):
                self.fail(f"step {place} of the walk by keyboard: {found}")
                return
        for found in page.evaluate("probes.unreachedMarks()"):
            self.fail(f"the walk by keyboard does not come to {found}")
        self.counts["steps by keyboard"] += count
        self.counts["marks by keyboard"] += page.evaluate("document.querySelectorAll('.hit').length")
        # Tables that the walk has scrolled sideways would stand so for the checks after it.
        page.evaluate("probes.endWalk()")

    def check_large_letters(self, page):
        """Letters of twice the size, as in a browser's own settings."""
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for found in page.evaluate("probes.overflow()"):
            self.fail(f"with letters of twice the size sticks out: {found}")
        page.evaluate("document.documentElement.style.removeProperty('font-size')")

    def check_own_colours(self, page):
        """In a reader's own colours, what has a tint has a border, and only the current tab a line."""
        for setting in ({"contrast": "more"}, {"forced_colors": "active", "contrast": "null"}):
            page.emulate_media(**setting)
            for element in page.locator(".heat1, .heat2, .cheapest, .badge").all()[:20]:
                if element.evaluate("part => getComputedStyle(part).borderTopStyle") == "none":
                    self.fail(f"no border with {setting}: {element.evaluate('part => part.outerHTML')[:80]}")
        for found in page.evaluate("probes.unmarkedHeat()"):
            self.fail(f"a tint says alone that a price is high: {found}")
        widths = page.locator(".reports a").evaluate_all(
            "tabs => tabs.map(tab => [tab.matches('[aria-current]'),"
            " parseFloat(getComputedStyle(tab).borderBottomWidth)])")
        if any(is_current and width < 3 for is_current, width in widths):
            self.fail("the current tab has no thick line in own colours")
        page.emulate_media(forced_colors="none")

    def check_page(self):
        self.check_file()
        page = self.open()
        content = page.evaluate("probes.content()")
        self.check_layout(page, "")
        self.check_values(page)
        page.evaluate("probes.openAll()")
        self.check_layout(page, " with everything open")
        self.check_sorting(page)
        self.check_tools(page)
        self.check_catalogue(page)
        page.evaluate("probes.openAll()")
        self.check_boxes(page)
        self.check_currencies(page)
        self.check_walk(page)
        self.check_large_letters(page)
        self.check_paper(page)
        self.check_own_colours(page)
        self.check_axe(page)
        page.context.close()
        self.check_without_script(content)
        self.counts["pages"] += 1


def plain(text):
    """Text as a reader takes it, whatever the file writes ligatures and spaces as."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def work(chromium, tasks, results):
    """Takes pages until there are none, all in one browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"], timeout=PATIENCE)
        for folder, path in iter(tasks.get, None):
            check = Check(folder, path, browser)
            try:
                check.check_page()
            except Error as error:
                # What a check waits for does not come; the rest of the page is not looked at.
                check.fail("; ".join(str(error).splitlines()[:3]))
            results.put((path, check.failures, check.counts))
        browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("places", type=pathlib.Path, nargs="+", metavar="FOLDER or PAGE")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    pages = []
    for place in options.places:
        place = place.resolve()
        found = sorted(place.rglob("*.html")) if place.is_dir() else [place]
        if not found:
            print(f"{place} has no pages", file=sys.stderr)
            return 2
        folder = place if place.is_dir() else place.parent
        pages += [(folder, path) for path in found if options.only in str(path)]
    # The large ones first, so that no browser is left alone with one at the end.
    pages.sort(key=lambda page: -page[1].stat().st_size)
    jobs = max(1, min(options.jobs, len(pages)))
    tasks, results = multiprocessing.Queue(), multiprocessing.Queue()
    for task in pages + [None] * jobs:
        tasks.put(task)
    workers = [multiprocessing.Process(target=work, args=(options.chromium, tasks, results), daemon=True)
               for _ in range(jobs)]
    for worker in workers:
        worker.start()
    failures, counts = [], collections.Counter()
    for _ in pages:
        path, found, counted = next_result(results, workers)
        print(path, flush=True)
        for failure in found:
            print(f"FAILED {failure}", flush=True)
        failures += found
        counts += counted
    print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
    if failures or counts["pages"] < len(pages):
        print(f"{len(failures)} failures", file=sys.stderr)
        return 1
    return 0


def next_result(results, workers):
    """The next page that is done; a browser that does not start must not be waited for."""
    while True:
        try:
            return results.get(timeout=5)
        except queue.Empty:
            if not any(worker.is_alive() for worker in workers):
                sys.exit("no browser is left to check pages with")


if __name__ == "__main__":
    sys.exit(main())
