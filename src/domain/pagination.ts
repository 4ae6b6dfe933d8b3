/** Defaults of specification section 9. */
export const PAGE_SIZE = 10;
export const PAGES_SHOWN = 5;

/** How many pages hold so many items; at least 1. */
export function countPages(items: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** The page numbers to show: up to five in a row around the current one, from 1 to the last. */
export function visiblePages(current: number, pages: number, shown = PAGES_SHOWN): number[] {
  const length = Math.min(shown, pages);
  const centred = current - Math.floor(length / 2);
  const first = Math.max(1, Math.min(centred, pages - length + 1));
  return Array.from({ length }, (_, i) => first + i);
}

/** The link of a page from a template with a [page] placeholder; throws a developer's error when it has none (section 9). */
export function pageLink(template: string, page: number): string {
  if (!template.includes('[page]'))
    throw new Error(`The pagination link needs a [page] placeholder: ${template}`);
  return template.replaceAll('[page]', String(page));
}
