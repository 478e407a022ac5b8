// What the check asks a page in one go, so that it need not ask cell by cell. Evaluated in the page by
// check_pages.py; `probes` has no part in the pages themselves.
const cellKey = cell => {
  const copy = cell.cloneNode(true);
  copy.querySelectorAll('.second, svg, [aria-hidden]').forEach(part => part.remove());
  return cell.dataset.s ?? cell.dataset.v ?? copy.textContent.replace(/\s+/g, ' ').trim();
};
const isFixed = row => row.matches('.total, .rest');

const probes = {
  // Of the entries of a page of items, which are all made alike, the first dozen.
  openAll() {
    const entries = [...document.querySelectorAll('details.entry')].slice(12);
    document.querySelectorAll('details').forEach(part => { part.open = !entries.includes(part); });
  },

  twoFrames() {
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  },

  // What sticks out of the window although it is in no box that scrolls.
  overflow() {
    const room = document.documentElement.clientWidth;
    const found = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > room) found.push(`page ${wide}`);
    for (const element of document.querySelectorAll('body *:not(.skip, .hidden, .hidden *, .tail, svg, svg *)')) {
      if (element.closest('.scroll') && !element.matches('.scroll')) continue;
      const box = element.getBoundingClientRect();
      if (box.width > 0 && (box.right > room + 0.5 || box.left < -0.5))
        found.push(`${element.tagName.toLowerCase()}.${element.className} ${Math.round(box.left)}..${Math.round(box.right)}`);
    }
    return found.slice(0, 5);
  },

  // Texts of drawings beyond their drawing; half an em is forgiven, for the drawing cannot measure.
  chartOverflow() {
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
  },

  // Texts of one drawing that lie on each other, a third of the lower one's height and more.
  chartCollisions() {
    const found = [];
    for (const svg of document.querySelectorAll('svg')) {
      if (!svg.getBoundingClientRect().width) continue;
      const texts = [...svg.querySelectorAll('text')].filter(text => text.textContent.trim());
      const boxes = texts.map(text => text.getBoundingClientRect());
      boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other, offset) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > Math.min(one.height, other.height) / 3)
          found.push(`“${texts[index].textContent}” on “${texts[index + 1 + offset].textContent}”`);
      }));
    }
    return found.slice(0, 5);
  },

  // What the page says, apart from what the script adds to it.
  content() {
    const copy = document.querySelector('main').cloneNode(true);
    copy.querySelectorAll('.tools, .tip, .glyph, [role=status], svg title').forEach(part => part.remove());
    return copy.textContent.replace(/\s+/g, ' ').trim();
  },

  // What stands above every printed page.
  runningHead() {
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
    const texts = rules.map(rule => rule.cssText.match(/@top-left \{[^}]*content: ("(?:[^"\\]|\\.)*")/)?.[1]);
    const text = texts.filter(Boolean).at(-1) ?? '""';
    return text.slice(1, -1).replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/\\(.)/g, '$1');
  },

  // Tables whose heads are not repeated or whose rows may be broken, and sections with their heads alone.
  brokenOnPaper() {
    const style = element => getComputedStyle(element);
    const found = [...document.querySelectorAll('thead')].filter(head => style(head).display !== 'table-header-group')
      .map(head => `the head of ${head.closest('table').id} is not repeated`);
    const rows = [...document.querySelectorAll('tr')].filter(row => style(row).breakInside !== 'avoid');
    const heads = [...document.querySelectorAll('h2, h3')].filter(head => style(head).breakAfter !== 'avoid');
    return [
      ...found, ...rows.slice(0, 1).map(row => `a row of ${row.closest('table').id} may be broken`),
      ...heads.slice(0, 1).map(head => `“${head.textContent}” may stand alone`),
    ];
  },

  // What the sheet of a month has no room for with so many pixels less, as other fonts take more.
  cutOnPaper(spare) {
    const sheet = document.querySelector('.sheet');
    if (!sheet) return [];
    sheet.style.height = `${sheet.offsetHeight - spare}px`;
    const end = sheet.getBoundingClientRect().bottom;
    const cut = [...sheet.querySelectorAll('p, li, tr, svg, h1, h2')]
      .filter(part => part.getBoundingClientRect().bottom > end + 1).slice(0, 3)
      .map(part => part.textContent.replace(/\s+/g, ' ').slice(0, 40));
    sheet.style.removeProperty('height');
    return cut;
  },

  // The walk by keyboard: what it must come to, in order, and where it is now.
  startWalk() {
    const wanted = 'a[href], button, input, select, summary, [tabindex="0"]';
    this.stops = [...document.querySelectorAll(wanted)]
      .filter(part => part.getClientRects().length && part.checkVisibility({ visibilityProperty: true }));
    scrollTo(0, 0);
    this.stops[0]?.focus({ focusVisible: true });
    return this.stops.length;
  },

  walked(place) {
    const wanted = this.stops[place], here = document.activeElement;
    const name = part => part.outerHTML.replace(/>.*/s, '>').slice(0, 80);
    if (here !== wanted) return `${name(here)} instead of ${name(wanted)}`;
    const box = here.getBoundingClientRect();
    if (getComputedStyle(here).outlineStyle === 'none') return `${name(here)} has no ring`;
    if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
      return `${name(here)} is not in the window`;
    return null;
  },

  endWalk() {
    document.activeElement.blur();
    document.querySelectorAll('.scroll').forEach(box => { box.scrollLeft = 0; });
    scrollTo(0, 0);
  },

  // Marks that the arrow keys do not come to.
  unreachedMarks() {
    const tip = document.querySelector('.tip');
    const found = [];
    for (const svg of document.querySelectorAll('svg[tabindex]')) {
      if (!svg.getClientRects().length) continue;
      const marks = [...svg.querySelectorAll('.hit')];
      const press = key => svg.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press('Home');
      marks.forEach((mark, place) => {
        if (tip.hidden || tip.textContent !== mark.dataset.text)
          found.push(`mark ${place} of “${svg.getAttribute('aria-label')}”`);
        press('ArrowRight');
      });
      svg.dispatchEvent(new Event('blur'));
    }
    return found.slice(0, 3);
  },

  unmarkedHeat() {
    return [...document.querySelectorAll('td .heat1, td .heat2')]
      .filter(part => !part.querySelector('.heatmark'))
      .slice(0, 3).map(part => part.textContent);
  },

  hiddenSections() {
    return [...document.querySelectorAll('main section')]
      .filter(part => !part.getBoundingClientRect().height).map(part => part.id);
  },

  // The rows of a table that may move, with the key of each cell as the page means it.
  rows(table) {
    return [...table.tBodies[0].rows].filter(row => !row.hidden && !isFixed(row))
      .map(row => [...row.cells].map(cellKey));
  },

  // What stands first in each row that is to be saved.
  savedNames(table) {
    return [...table.tBodies[0].rows].filter(row => !row.hidden && !row.matches('.total'))
      .map(row => {
        const copy = row.cells[0].cloneNode(true);
        copy.querySelectorAll('.second, svg, [aria-hidden]').forEach(part => part.remove());
        return copy.textContent.replace(/\s+/g, ' ').trim();
      });
  },

  // Sorts by every column twice and says what is wrong; `press` is set to how often that was.
  sorting(table) {
    const found = [];
    const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
    const rows = () => JSON.stringify(probes.rows(table).map(row => JSON.stringify(row)).sort());
    const fixed = () => JSON.stringify([...table.tBodies[0].rows].map((row, place) => [place, row])
      .filter(([, row]) => isFixed(row)).map(([place, row]) => place + row.textContent));
    const [rowsBefore, fixedBefore] = [rows(), fixed()];
    const buttons = [...table.querySelectorAll('thead button.sort')];
    for (const button of buttons) {
      const head = button.closest('th');
      const column = head.cellIndex;
      const seen = new Set();
      for (const turn of [1, 2]) {
        button.click();
        const order = head.getAttribute('aria-sort');
        seen.add(order);
        const keys = probes.rows(table).map(row => row[column]);
        const present = keys.filter(key => key !== '');
        const place = `${table.id}, column ${column}, ${order}, turn ${turn}`;
        if (keys.slice(0, present.length).includes('')) found.push(`${place}: empty cells are not last`);
        const sign = order === 'ascending' ? 1 : -1;
        present.slice(1).some((right, index) => {
          const left = present[index];
          const numbers = !isNaN(left) && !isNaN(right);
          const difference = numbers ? left - right : collator.compare(left, right);
          if (difference * sign > 0) found.push(`${place}: “${left}” before “${right}”`);
          return difference * sign > 0;
        });
        if (rows() !== rowsBefore) found.push(`${place}: rows are lost`);
        if (fixed() !== fixedBefore) found.push(`${place}: totals move`);
        if (table.querySelectorAll('th[aria-sort]').length !== 1)
          found.push(`${place}: sorted by more than one column`);
      }
      if (seen.size !== 2) found.push(`${table.id}, column ${column}: orders ${[...seen]}`);
    }
    return { found, columns: buttons.length };
  },

  // Keeps what is saved from here on as [name, text] instead of handing it to the browser, which allows a
  // page few downloads without asking.
  keepSaved() {
    const blobs = new Map();
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => {
      const address = make.call(URL, blob);
      blobs.set(address, blob);
      return address;
    };
    HTMLAnchorElement.prototype.click = function () {
      probes.saved = blobs.get(this.href)?.text().then(text => [this.download, text]);
    };
  },
};
