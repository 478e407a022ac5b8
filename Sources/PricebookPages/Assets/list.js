// Ticks of a list, kept in this browser; where it keeps nothing, a list has none.
for (const list of all('.boxes[data-list]')) {
  const key = `pricebook ${list.dataset.list}`;
  const boxes = all('input', list);
  const nameOf = box => box.parentElement.querySelector('.item').textContent;
  try {
    const kept = JSON.parse(localStorage.getItem(key)) ?? [];
    boxes.forEach(box => { box.checked ||= kept.includes(nameOf(box)); });
    const clear = make('button', { type: 'button' }, list.dataset.clear);
    const keep = () => {
      const ticked = boxes.filter(box => box.checked).map(nameOf);
      if (ticked[0]) localStorage.setItem(key, JSON.stringify(ticked));
      else localStorage.removeItem(key);
      clear.hidden = !ticked[0];
    };
    keep();
    list.append(make('div', { class: 'tools' }, clear));
    list.addEventListener('change', keep);
    clear.addEventListener('click', () => {
      boxes.forEach(box => { box.checked = false; });
      keep();
    });
  } catch { /* Nothing is remembered. */ }
}
