/**
 * Runs in the head of every page. A phone's first frame has only what fills its window; what follows is laid
 * out right after it. A page that is restored, or asked for with a place in it, is laid out whole at once.
 */
export const showFirstView = `{
const root = document.documentElement;
const isWhole = location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
root.dataset.drawn = isWhole ? 'whole' : 'first';
const showRest = () => { if (root.dataset.drawn === 'first') delete root.dataset.drawn; };
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(showRest)));
addEventListener('load', showRest);
}`;
