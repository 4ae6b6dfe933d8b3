/** Without accents, in the same case: 'São José' → 'Sao Jose'. */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** Lower case without accents, for comparisons that don't mind either (TEXT-16): 'São José' → 'sao jose'. */
export function foldText(text: string): string {
  return foldAccents(text).toLowerCase();
}

/** In the order of a text of each, whatever its case and accents: 'Água', 'azul', 'Zinco'. */
export function sortByText<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, key: foldAccents(textOf(item)).toUpperCase() }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

/** Without characters that format others and are not seen, for texts that are only searched by. */
export function withoutFormat(text: string): string {
  return text.replace(/\p{Cf}+/gu, '');
}

/** The form of names in addresses: 'Qualificação / Aperfeiçoamento' → 'qualificacao-aperfeicoamento'. */
export function slugify(text: string): string {
  return foldText(withoutFormat(text))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '');
}

/** As {@link slugify}, of at most so many letters. */
export const slugUpTo = (most: number, text: string) => slugify(text).slice(0, most).replace(/-$/, '');

/** The words of a text in an address, 'torno-cnc' as 'torno cnc'; a text of hyphens alone stays as it is. */
export function slugWords(slug: string): string {
  return slug.replaceAll('-', ' ').trim() || slug;
}

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}
