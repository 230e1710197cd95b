/** A tab, a step or a tile shows the pane that it names, in place of the panes beside it. */
document.addEventListener('click', ({ target }) => {
  const opener = target.closest('[data-shows]');
  if (!opener) return;
  const shown = document.getElementById(opener.dataset.shows);
  for (const pane of shown.parentElement.children) pane.hidden = pane !== shown;
  for (const each of document.querySelectorAll('[data-shows][aria-current]')) {
    const pane = document.getElementById(each.dataset.shows);
    if (pane.parentElement === shown.parentElement) each.ariaCurrent = String(pane === shown);
  }
});
