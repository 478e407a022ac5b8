{
  // Looks entries up by name; a link to an entry opens it.
  const { find, found } = document.currentScript.dataset;
  const entries = all('.catalogue > .entry');
  const names = entries.map(entry => folded(entry.querySelector('.title').textContent));
  const input = make('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const count = make('output');
  const tools = make('div', { class: 'tools', role: 'search' }, labelled(find, input), count);
  document.querySelector('.alphabet').before(tools);
  let opened = null;
  const seek = () => {
    const wanted = folded(input.value).split(/\s+/).filter(Boolean);
    const hits = entries.filter((entry, place) => {
      entry.hidden = !wanted.every(word => names[place].includes(word));
      return !entry.hidden;
    });
    count.textContent = wanted[0] ? `${hits.length} ${words.of} ${entries.length} ${found}` : '';
    // The only hit is opened, and closed again with the search.
    const only = wanted[0] && !hits[1] ? hits[0] : null;
    if (opened && opened !== only) opened.open = false;
    if (only !== opened) opened = only && !only.open ? only : null;
    if (opened) opened.open = true;
  };
  input.addEventListener('input', seek);
  input.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !input.value) return;
    event.preventDefault();
    input.value = '';
    seek();
  });
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
