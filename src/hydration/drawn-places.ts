/** A page's HTML that has places where parts belong which are drawn, and written as bytes, already. */
export interface PageWithPlaces {
  html: string;
  /** What a place looks like, without its number and end. */
  mark: string;
  /** By their number. */
  parts: readonly Uint8Array[];
}

let open: { mark: string; parts: Uint8Array[] } | undefined;

/**
 * Renders a page with places instead of its drawn parts: to join, search and encode them anew each time takes
 * longer than to draw the rest. For the server.
 */
export function renderWithPlaces(render: () => string): PageWithPlaces {
  // Unknown to anybody, so that nothing that people wrote passes for a place.
  const page = { mark: `<!--${crypto.randomUUID()}:`, parts: [] as Uint8Array[] };
  open = page;
  try {
    return { ...page, html: render() };
  } finally {
    open = undefined;
  }
}

/** What stands for a part in the page that is being rendered; undefined where one has to have it itself. */
export function leavePlace(part: Uint8Array): string | undefined {
  return open && `${open.mark}${open.parts.push(part) - 1}-->`;
}

/** Renders something that is kept beyond the page, and so has its parts itself. */
export function renderWithoutPlaces(render: () => string): string {
  const before = open;
  open = undefined;
  try {
    return render();
  } finally {
    open = before;
  }
}

/** The page in pieces, from its beginning to its end: texts, and parts as they were drawn. */
export function splitAtPlaces({ html, mark, parts }: PageWithPlaces): (string | Uint8Array)[] {
  const [start = '', ...others] = html.split(mark);
  return [
    start,
    ...others.flatMap((piece) => {
      const end = piece.indexOf('-->');
      return [parts[Number(piece.slice(0, end))]!, piece.slice(end + '-->'.length)];
    }),
  ];
}
