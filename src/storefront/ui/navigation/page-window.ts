/**
 * The numbers of the pages to show: at most `size` in a row, with the current one in the middle where it can
 * be. Pages count from 1; a page out of range counts as the nearest one.
 */
export function pageWindow(page: number, pages: number, size = 5): number[] {
  const shown = Math.min(size, pages);
  const current = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const first = Math.min(Math.max(current - Math.floor(shown / 2), 1), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
