import * as v from 'valibot';

export const MOST_PAGES = 10_000;

export const pageSchema = v.object({
  pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)),
});

// TEXT-10
export const PAGE_SIZE = 10;

/** Full rows in two, three and four columns. */
export const LIST_PAGE_SIZE = 12;

/** How many pages hold so many items; at least 1. */
export function countPages(items: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** The items of all pages of a list, of so many pages at most. */
export async function readAllPages<Item>(
  read: (page: number) => Promise<{ itens: Item[]; totalItens: number }>,
  { pageSize, mostPages }: { pageSize: number; mostPages: number },
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { itens, totalItens } = await read(page);
    items.push(...itens);
    if (itens.length === 0 || page * pageSize >= totalItens) break;
  }
  return items;
}

/**
 * The link of a page from a template with a [page] placeholder; throws a developer's error when it
 * has none (TEXT-10).
 */
export function pageLink(template: string, page: number): string {
  if (!template.includes('[page]'))
    throw new Error(`The pagination link needs a [page] placeholder: ${template}`);
  return template.replaceAll('[page]', String(page));
}
