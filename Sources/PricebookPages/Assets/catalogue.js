{
  // Looks entries up by name, store and category; a link to an entry opens it.
  const { find, found } = document.currentScript.dataset;
  const entries = all('.catalogue > .entry');

  const wordsOf = text => folded(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const keys = entries.map(entry => {
    const stores = all('th[scope="row"]', entry).map(head => head.textContent);
    return wordsOf([entry.querySelector('summary').textContent, ...stores].join(' '));
  });

  // At most one wrong, missing, additional or swapped letter, two from eight letters on.
  const isNear = (wanted, word) => {
    const most = wanted.length > 7 ? 2 : wanted.length > 3 ? 1 : 0;
    if (!most) return false;
    let before = [];
    let row = [...Array(wanted.length + 1).keys()];
    let least = wanted.length;
    for (let place = 1; Math.min(word.length, wanted.length + most) >= place; place += 1) {
      const next = [place];
      for (let at = 1; wanted.length >= at; at += 1) {
        const change = word[place - 1] === wanted[at - 1] ? 0 : 1;
        next[at] = Math.min(row[at] + 1, next[at - 1] + 1, row[at - 1] + change);
        const isSwap = word[place - 1] === wanted[at - 2] && word[place - 2] === wanted[at - 1];
        if (place > 1 && at > 1 && isSwap) next[at] = Math.min(next[at], before[at - 2] + 1);
      }
      [before, row] = [row, next];
      least = Math.min(least, row[wanted.length]);
    }
    return most >= least;
  };
  const holds = (wanted, key, isSame) => wanted.every(part => key.some(word => isSame(part, word)));

  const input = make('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const count = make('output');
  const tools = make('div', { class: 'tools', role: 'search' }, labelled(find, input), count);
  document.querySelector('.alphabet').before(tools);
  // A phone shows the first entries and what is looked for, and no list of fifty screens.
  const phone = matchMedia('(max-width: 42.4375em)');
  const firstShown = 12;
  let opened = null;
  const seek = () => {
    const wanted = wordsOf(input.value);
    const isIdle = phone.matches && !wanted[0];
    let isSame = (part, word) => word.includes(part);
    const isFound = key => holds(wanted, key, isSame);
    if (!keys.some(isFound)) isSame = isNear;
    const hits = entries.filter((entry, place) => {
      entry.hidden = isIdle ? place >= firstShown : !isFound(keys[place]);
      return !entry.hidden;
    });
    count.textContent = wanted[0] || entries.length > hits.length
      ? `${hits.length} ${words.of} ${entries.length} ${found}` : '';
    // The only hit is opened, and closed again with the search.
    const only = wanted[0] && !hits[1] ? hits[0] ?? null : null;
    if (opened && opened !== only) opened.open = false;
    if (only !== opened) opened = only && !only.open ? only : null;
    if (opened) opened.open = true;
  };
  input.addEventListener('input', seek);
  phone.addEventListener('change', seek);
  seek();
  input.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !input.value) return;
    event.preventDefault();
    input.value = '';
    seek();
  });

  // Prices over months, drawn when their entry is opened: a price holds until the next one

  const locale = document.documentElement.lang;

  const draw = holder => {
    // The first month, how long prices hold and their decimals; then a line of prices for each store.
    const [head, ...lines] = holder.dataset.plot.split('\n');
    const [first, ...counts] = head.split(' ');
    const [held, digits] = counts.map(Number);
    const isWide = holder.parentElement.clientWidth > 520;
    const shape = (tag, attributes, text = '') => {
      const element = document.createElementNS(holder.namespaceURI, tag);
      Object.entries(attributes).forEach(pair => element.setAttribute(...pair));
      element.textContent = text;
      return element;
    };
    const [width, height] = isWide ? [760, 200] : [328, 190];
    const number = (value, most = digits) => value.toLocaleString(
      locale, { minimumFractionDigits: most, maximumFractionDigits: most });
    const read = text => text.split(',').map(part => (part ? part / 10 ** digits : null));
    const rows = lines.map(line => line.match(/^(\S+) (\S*) (.*)$/).slice(1));
    const series = rows.filter(([slot]) => slot !== 'band')
      .map(([slot, text, name]) => ({ name, slot: Number(slot), values: read(text) }));
    const bounds = rows.find(([slot]) => slot === 'band')?.slice(1).map(read) ?? [[], []];
    const months = Math.max(...series.map(line => line.values.length), bounds[0].length);
    const [year, month] = first.split('-').map(Number);
    const monthOf = (place, style = 'short') => new Date(Date.UTC(year, month - 1 + place))
      .toLocaleDateString(locale, { month: style, year: 'numeric', timeZone: 'UTC' });
    const known = [...series.flatMap(line => line.values), ...bounds.flat()].filter(Boolean);
    let [low, high] = [Math.min(...known), Math.max(...known)];
    const missing = Math.max(high * 0.05, 2 / 10 ** digits) - (high - low);
    if (missing > 0) [low, high] = [Math.max(0, low - missing / 2), high + missing / 2];
    const power = 10 ** Math.floor(Math.log10((high - low) / 3));
    const step = [1, 2, 2.5, 5, 10, 20].map(size => size * power)
      .find(size => 3 >= Math.ceil(high / size) - Math.floor(low / size));
    const [least, most] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) + (/^25/.test(
      step.toExponential().replace('.', '')) ? 1 : 0);
    const labels = isWide ? 0 : series.length;
    const [top, bottom, left, right] = [
      12 + 17 * labels, height - 26, 14 + 7 * number(most, decimals).length,
      width - (isWide ? 150 : 8)];
    const x = place => left + (right - left) * place / Math.max(1, months - 1);
    const y = value => bottom - (bottom - top) * (value - least) / (most - least);
    const parts = [];
    const add = (...values) => parts.push(shape(...values));
    const path = (points, look, end = '') => add('path', {
      class: look, d: 'M' + points.map(point => point.map(at => at.toFixed(1)).join(' ')).join('L') + end,
    });
    for (let tick = least; most + step / 2 > tick; tick += step) {
      add('line', { class: 'hair', x1: left, x2: right, y1: y(tick), y2: y(tick) });
      add('text', { class: 'a', x: left - 8, y: y(tick) + 4, 'text-anchor': 'end' }, number(tick, decimals));
    }
    add('text', { class: 'a t2', x: left, y: bottom + 17 }, monthOf(0));
    add('text', { class: 'a t2', x: right, y: bottom + 17, 'text-anchor': 'end' }, monthOf(months - 1));
    const between = bounds[0].flatMap((value, place) => (value ? [place] : []));
    if (between[1]) {
      path([...between.map(place => [x(place), y(bounds[1][place])]),
        ...between.reverse().map(place => [x(place), y(bounds[0][place])])], 'band so', 'Z');
    }
    const ends = [];
    for (const { name, slot, values } of series) {
      const look = slot > 5 ? 'so' : `s${slot}`;
      const dots = [];
      let run = [];
      let last = null;
      values.forEach((value, place) => {
        if (value === null) return;
        const before = run.at(-1);
        if (before && place - last > held) {
          path([...run, [x(last + held), before[1]]], `line step ${look}`);
          run = [];
        } else if (before) run.push([x(place), before[1]]);
        run.push([x(place), y(value)]);
        dots.push(`M${x(place).toFixed(1)} ${y(value).toFixed(1)}h0`);
        last = place;
      });
      if (last === null) continue;
      path([...run, [x(Math.min(months - 1, last + held)), run.at(-1)[1]]], `line step ${look}`);
      add('path', { class: `dots ${look}`, d: dots.join('') });
      ends.push({ name, price: number(values[last]), look, at: run.at(-1)[1] });
    }
    // Labels keep their order and a distance.
    ends.sort((one, other) => one.at - other.at);
    ends.forEach((end, place) => {
      const line = isWide ? Math.max(end.at + 4, (ends[place - 1]?.line ?? -99) + 15) : 12 + 17 * place;
      end.line = isWide ? Math.min(line, bottom + 4 - 15 * (ends.length - 1 - place)) : line;
      end.x = isWide ? right + 10 : left;
      add('text', { class: `a halo label ${end.look}`, x: end.x, y: end.line }, `${end.name} ${end.price}`);
      end.label = parts.at(-1);
    });
    for (let place = 0; months > place; place += 1) {
      const said = series.filter(line => line.values[place]).map(
        line => `${line.name} ${number(line.values[place])}`);
      if (!said[0]) continue;
      const wide = (right - left) / Math.max(1, months - 1);
      const hit = shape('rect', {
        class: 'hit', x: x(place) - wide / 2, y: top, width: wide, height: bottom - top,
      });
      hit.append(shape('title', {}, [monthOf(place, 'long'), ...said].join('\n')));
      parts.push(hit);
    }
    holder.setAttribute('viewBox', `0 0 ${width} ${height}`);
    holder.append(shape('title', {}, holder.getAttribute('aria-label')), ...parts);
    // Long names are cut at the edge of the drawing.
    for (const { name, price, x: start, label } of ends) {
      const letters = [...name];
      while (letters[1] && label.getComputedTextLength() > width - start) {
        letters.pop();
        label.textContent = `${letters.join('').trimEnd()}… ${price}`;
      }
    }
    addTips(holder);
  };
  addEventListener('toggle', event => {
    if (event.target.open) all('.plot:empty', event.target).forEach(draw);
  }, true);

  const visit = () => {
    const entry = document.getElementById(location.hash.slice(1))?.closest('.entry');
    if (!entry) return;
    entry.hidden = false;
    entry.open = true;
    entry.scrollIntoView();
  };
  addEventListener('hashchange', visit);
  visit();
}
