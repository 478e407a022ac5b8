{
  // Looks lines up by words, and shows those alone that a link on another page stands for.
  const { find, found, clear } = document.currentScript.dataset;
  const tables = all('.receipts table');
  let chosen = new URLSearchParams(location.search);

  const isPart = (name, whole) => name === whole || (!chosen.has('own') && name.startsWith(`${whole}:`));
  const lines = tables.flatMap(table => [...table.tBodies].flatMap(body => {
    const [head, ...rows] = body.rows;
    const store = head.querySelector('b')?.textContent;
    return rows.map(row => {
      const [cell] = row.cells;
      const names = {
        day: body.dataset.day, store, item: cell.firstChild.textContent.trim(),
        category: cell.querySelector('small:not(.p)')?.textContent ?? '',
        person: cell.querySelector('.p')?.textContent ?? '',
      };
      return { table, body, row, names, text: folded(`${head.textContent} ${row.textContent}`) };
    });
  }));
  const tests = {
    category: (names, value) => (value ? isPart(names.category, value) : names.category === ''),
    // Months, or days.
    from: (names, value) => names.day.slice(0, value.length) >= value,
    to: (names, value) => value >= names.day.slice(0, value.length),
  };
  const isChosen = names => [...chosen].every(([key, value]) => (
    tests[key] ? tests[key](names, value) : names[key] === undefined || names[key] === value));

  // Amounts have the decimals of their currency, so that their digits alone are exact.
  const sumOf = table => {
    const digits = Number(table.dataset.digits);
    const minor = lines.filter(line => line.table === table && !line.row.hidden).reduce((sum, { row }) => {
      const text = row.cells[2].textContent;
      return sum + Number(text.replace(/\D/g, '')) * (/^[-\u2212]/.test(text.trim()) ? -1 : 1);
    }, 0);
    const sum = (minor / 10 ** digits).toLocaleString(
      document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return [sum, table.dataset.currency].filter(Boolean).join(' ');
  };

  const input = make('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const count = make('output');
  const button = make('button', { type: 'button' }, clear);
  const seek = () => {
    const wanted = folded(input.value).split(/\s+/).filter(Boolean);
    const bodies = new Set();
    for (const { body, row, names, text } of lines) {
      row.hidden = !isChosen(names) || !wanted.every(word => text.includes(word));
      if (!row.hidden) bodies.add(body);
    }
    for (const table of tables) for (const body of table.tBodies) body.hidden = !bodies.has(body);
    const isAll = !wanted[0] && ![...chosen][0];
    button.hidden = ![...chosen][0];
    if (isAll) {
      count.textContent = '';
      return;
    }
    const shown = lines.filter(line => !line.row.hidden);
    const sums = tables.filter(table => shown.some(line => line.table === table)).map(sumOf);
    const names = new Set([...chosen].filter(([key]) => key !== 'own').map(([, value]) => value).filter(Boolean));
    count.textContent = [
      ...names, `${shown.length} ${words.of} ${lines.length} ${found}`, ...sums].join(' · ');
  };
  button.addEventListener('click', () => {
    chosen = new URLSearchParams();
    seek();
    input.focus();
  });
  input.addEventListener('input', seek);
  if (lines[0]) {
    document.querySelector('.head').append(
      make('div', { class: 'tools', role: 'search' }, labelled(find, input), count, button));
    seek();
  }
  // A period with many lines has a page for each month, of which the same lines are wanted.
  for (const link of all('main a[href^="receipts-"]')) link.search = location.search;
}
