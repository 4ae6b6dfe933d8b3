/** Orders of a course list (decisions, section 2). */
export const searchOrders = ['relevancia', 'mais-vendidos', 'menor-preco', 'maior-preco', 'a-z'] as const;
export type SearchOrder = (typeof searchOrders)[number];
