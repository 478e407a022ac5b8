'use strict';
// Additions to a page that is complete without them; words are the script's attributes.
const words = document.currentScript.dataset;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  Object.entries(attributes).forEach(pair => element.setAttribute(...pair));
  element.append(...children);
  return element;
};
const labelled = (text, control) => make('label', {}, make('span', {}, text), control);

// Tables

const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
const folded = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = cell => {
  const copy = cell.cloneNode(true);
  all('.second, svg, [aria-hidden]', copy).forEach(part => part.remove());
  return copy.textContent.replace(/\s+/g, ' ').trim();
};

const keyOf = cell => {
  const value = cell.dataset.s ?? cell.dataset.v ?? textOf(cell);
  return value && !isNaN(value) ? Number(value) : value;
};

// What has no value comes last both ways; ties stay as they are.
const byColumn = (column, sign) => (one, other) => {
  const [left, right] = [one, other].map(row => keyOf(row.cells[column]));
  if (left === '' || right === '') return (left === '') - (right === '');
  return sign * (left - right || collator.compare(left, right));
};

const headsOf = table => all('th:not(.drawn)', table.tHead);

const makeSortable = (table, rows) => {
  const heads = headsOf(table).filter(textOf);
  const body = table.tBodies[0];
  const end = rows.at(-1).nextSibling;
  const mark = () => heads.forEach(head => {
    const signs = { ascending: '▲', descending: '▼' };
    head.querySelector('.glyph').textContent = signs[head.getAttribute('aria-sort')] ?? '↕';
  });
  for (const head of heads) {
    head.querySelector('.glyph')?.remove();
    const glyph = make('span', { class: 'glyph', 'aria-hidden': true });
    const button = make('button', { type: 'button', class: 'sort' }, ...head.childNodes, glyph);
    head.append(button);
    button.addEventListener('click', () => {
      const orders = ['ascending', 'descending'];
      if (head.matches('.num, th + th:not(.text)')) orders.reverse();
      const order = orders[head.getAttribute('aria-sort') === orders[0] ? 1 : 0];
      heads.forEach(other => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', order);
      const sign = order === 'ascending' ? 1 : -1;
      [...rows].sort(byColumn(head.cellIndex, sign)).forEach(row => body.insertBefore(row, end));
      mark();
    });
  }
  mark();
};

// RFC 4180; formulas, also after what may end a cell, get an apostrophe.
const formula = /(^|[;\t\r\n])(?=["\s\p{Cc}\p{DI}]*?[=+\-@＝＋－＠])/gu;
const quoted = text => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const field = text => quoted(text.replace(formula, "$1'"));

const save = table => {
  const rows = [...table.tBodies[0].rows].filter(row => !row.hidden && !row.matches('.total'));
  const lines = [[], ...rows.map(() => [])];
  const add = (...fields) => fields.forEach((text, index) => lines[index].push(text));
  for (const head of headsOf(table)) {
    const cells = rows.map(row => row.cells[head.cellIndex]);
    add(field(textOf(head)), ...cells.map(cell => cell.dataset.v ?? field(textOf(cell))));
    const notes = cells.map(cell => cell.querySelector('.second')?.textContent.trim() ?? '');
    if (notes.some(Boolean)) add(field(`${textOf(head)}, ${words.note}`), ...notes.map(field));
  }
  // The caption, which names the currency, is not saved.
  const { currency } = table.dataset;
  if (currency) add(field(words.currency), ...rows.map(() => field(currency)));
  const text = lines.map(line => line.join(',') + '\n').join('');
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const name = `${document.title} ${table.id}`.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  make('a', { href, download: `${name}.csv` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10000);
};

const addTools = (table, rows) => {
  const box = table.closest('.scroll');
  const name = box.getAttribute('aria-labelledby');
  const tools = make('div', { class: 'tools', role: 'group', 'aria-labelledby': name });
  const button = make('button', { type: 'button' }, words.save);
  button.addEventListener('click', () => save(table));
  // A short table is only saved.
  if (!rows[11] && !table.querySelector('.rest')) {
    tools.append(button);
    return box.after(tools);
  }
  const input = make('input', { type: 'search', autocomplete: 'off' });
  const count = make('output');
  tools.append(labelled(words.filter, input), count, button);
  box.before(tools);
  input.addEventListener('input', () => {
    const wanted = folded(input.value).split(/\s+/).filter(Boolean);
    for (const row of table.tBodies[0].rows) {
      const text = folded(row.textContent);
      const matches = rows.includes(row) && wanted.every(word => text.includes(word));
      row.hidden = wanted[0] && !matches;
    }
    const left = rows.filter(row => !row.hidden).length;
    count.textContent = wanted[0] ? `${left} ${words.of} ${rows.length} ${words.rows}` : '';
  });
};

for (const table of all('.scroll > table:not(.entry *)')) {
  const rows = [...table.tBodies[0].rows].filter(row => !row.matches('.total, .rest'));
  // The few rows of a sheet are read, not searched.
  if (!rows[1] || table.closest('.columns')) continue;
  makeSortable(table, rows);
  addTools(table, rows);
}

// Exact values in charts, by pointer and arrow keys

const tip = make('div', { class: 'tip', hidden: '' });
const said = make('div', { class: 'hidden', role: 'status' });
document.querySelector('main').append(tip, said);
let active = null;
// A mark chosen by key stays until the pointer itself moves, not the page under it.
let byKey = false;

const hide = () => {
  active?.classList.remove('on');
  active = null;
  byKey = false;
  tip.hidden = true;
};

const place = () => {
  if (!active) return;
  const box = active.getBoundingClientRect();
  const most = document.documentElement.clientWidth - tip.offsetWidth - 8;
  const left = Math.max(8, Math.min(most, box.left + (box.width - tip.offsetWidth) / 2));
  const top = box.top > tip.offsetHeight + 8 ? box.top - tip.offsetHeight : box.bottom;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
};

const show = mark => {
  if (mark === active) return;
  hide();
  active = mark;
  mark.classList.add('on');
  tip.textContent = mark.dataset.text;
  tip.hidden = false;
  place();
};

const addTips = svg => {
  const marks = all('.hit', svg);
  if (!marks[0]) return;
  for (const mark of marks) {
    mark.dataset.text = mark.textContent;
    mark.replaceChildren();
  }
  const title = svg.querySelector('title');
  svg.setAttribute('aria-label', title.textContent);
  svg.removeAttribute('aria-labelledby');
  title.remove();
  svg.setAttribute('tabindex', '0');
  const visit = index => {
    show(marks[index]);
    byKey = true;
    marks[index].scrollIntoView({ block: 'nearest', inline: 'nearest' });
    place();
    said.textContent = tip.textContent;
  };
  svg.addEventListener('focus', () => svg.matches(':focus-visible') && visit(0));
  svg.addEventListener('blur', hide);
  svg.addEventListener('keydown', event => {
    const here = marks.indexOf(active);
    const next = {
      ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1,
      Home: 0, End: marks.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    visit(Math.max(0, Math.min(marks.length - 1, next)));
  });
};
all('svg').forEach(addTips);
const point = event => {
  const mark = event.target.closest?.('.hit');
  if (mark) show(mark);
  else if (event.target !== tip) hide();
};
addEventListener('pointerover', event => byKey || point(event));
addEventListener('pointermove', event => {
  if (!byKey || (!event.movementX && !event.movementY)) return;
  byKey = false;
  point(event);
});
document.documentElement.addEventListener('pointerleave', () => byKey || hide());
addEventListener('keydown', event => event.key === 'Escape' && hide());
for (const name of ['scroll', 'resize']) addEventListener(name, place, true);

// Several currencies

const groups = all('.currency');
if (groups[1]) {
  const names = groups.map(group => group.querySelector('h2').textContent);
  const options = [words.all, ...names].map(name => make('option', {}, name));
  const select = make('select', { autocomplete: 'off' }, ...options);
  const choose = () => groups.forEach((group, index) => {
    group.hidden = select.selectedIndex > 0 && select.selectedIndex !== index + 1;
  });
  select.addEventListener('change', choose);
  groups[0].before(make('div', { class: 'tools' }, labelled(words.currency, select)));
}
