/** The title of a page with the name of the shop. */
export const titled = (title: string, { nome }: { nome: string }) => (nome ? `${title} | ${nome}` : title);
