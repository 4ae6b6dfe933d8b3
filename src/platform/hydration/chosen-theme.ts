/**
 * Runs in the head of every page, before anything is painted: the theme that was chosen in this browser.
 * Pages are cached for all, so the server knows nothing of it. The select may stand in HTML that never
 * hydrates. Listens to `input`: it has React hydrate what was pressed, before `change` is there.
 */
export const applyChosenTheme = `{
const root = document.documentElement;
const show = (theme) => {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  for (const select of document.querySelectorAll('[data-theme-choice]')) select.value = root.dataset.theme ?? '';
};
const showStored = () => {
  try { show(localStorage.getItem('tema')); } catch {}
};
showStored();
for (const sign of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(sign, showStored);
addEventListener('input', ({ target }) => {
  if (!target.matches?.('[data-theme-choice]')) return;
  show(target.value);
  try { localStorage.setItem('tema', target.value); } catch {}
}, true);
}`;
