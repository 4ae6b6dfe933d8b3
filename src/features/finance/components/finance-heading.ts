/** Where the focus goes once a matter is off the list. */
export const financeHeadingId = 'financeiro-titulo';
