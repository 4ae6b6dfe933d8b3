/** The title of a page with the name of the shop. */
export const titled = (title: string, { nome }: { nome: string }) => (nome ? `${title} | ${nome}` : title);

/** The head of a page that has only a title of its own. */
export const titledHead =
  (title: string) =>
  ({ match }: { match: { context: { brand: { nome: string } } } }) => ({
    meta: [{ title: titled(title, match.context.brand) }],
  });
