/** Orders of a course list (SEARCH-6). */
export const searchOrders = ['relevancia', 'mais-vendidos', 'menor-preco', 'maior-preco', 'a-z'] as const;
export type SearchOrder = (typeof searchOrders)[number];
