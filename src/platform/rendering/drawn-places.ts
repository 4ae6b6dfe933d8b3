import { anySession, type FragmentCache } from './fragment-cache.ts';

/** A page's HTML that has places where parts belong which are drawn, and written as bytes, already. */
export interface PageWithPlaces {
  html: string;
  /** What a place looks like, without its number and end. */
  mark: string;
  /** By their number. */
  parts: readonly Part[];
  /** Names the session that the page shows, where a part leaves that open. */
  session?: string;
}

/** Bytes of a part, in pieces between which the name of the page's session belongs. */
export type Part = readonly Uint8Array[];

interface OpenPage {
  /** Unknown to anybody, so that nothing that people wrote passes for a place. */
  name: string;
  mark: string;
  parts: Part[];
  session?: string;
  fragments: FragmentCache | undefined;
  /** Keys of the fragments that are drawn with this page, by their number. */
  drawn: string[];
}

let open: OpenPage | undefined;

/**
 * Renders a page with places instead of its drawn parts: to join, search and encode them anew each time takes
 * longer than to draw the rest. For the server.
 * @param fragments where fragments of pages are kept; without it all are drawn anew
 */
export function renderWithPlaces(
  render: () => string,
  fragments?: FragmentCache,
): PageWithPlaces & { keepFragments(): PageWithPlaces } {
  const name = crypto.randomUUID();
  const page: OpenPage = { name, mark: `<!--${name}:`, parts: [], fragments, drawn: [] };
  open = page;
  try {
    const html = render();
    const whole = {
      html,
      mark: page.mark,
      parts: page.parts,
      ...(page.session && { session: page.session }),
    };
    return { ...whole, keepFragments: () => keepDrawn(page, whole) };
  } finally {
    open = undefined;
  }
}

/** What stands for a part in the page that is being rendered; undefined where one has to have it itself. */
export function leavePlace(...part: Part): string | undefined {
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

/** Either the place of a fragment that was drawn before, or the mark of the element it is to be drawn in. */
export type FoundFragment =
  | { place: string; mark?: undefined }
  /** With the name that stands for the session in what is drawn for many. */
  | { mark: string; session?: string; place?: undefined };

/**
 * The fragment of this key for the page that is being rendered; undefined where none is kept.
 * @param session names the page's session, where the fragment is drawn for others as well
 */
export function findFragment(key: string, session?: string): FoundFragment | undefined {
  if (!open?.fragments) return undefined;
  if (session !== undefined && session !== anySession) open.session = session;
  const named = session === undefined ? {} : { session: anySession };
  const known = open.fragments.get(key);
  if (known) return { place: leavePlace(...known)! };
  return { mark: `${open.name}:${open.drawn.push(key) - 1}`, ...named };
}

/** Names the element of a fragment that is drawn with the page. */
export const fragmentMark = 'data-fragment';

/** The page without the marks of its fragments, which are there for the pages that follow. */
function keepDrawn({ name, fragments, drawn }: OpenPage, page: PageWithPlaces): PageWithPlaces {
  if (drawn.length === 0) return page;
  const marks: Mark[] = [];
  let html = '';
  let read = 0;
  for (const found of page.html.matchAll(new RegExp(` ${fragmentMark}="${name}:(\\d+)"`, 'g'))) {
    html += page.html.slice(read, found.index);
    read = found.index + found[0].length;
    marks.push({ at: html.length, key: drawn[Number(found[1])]! });
  }
  html += page.html.slice(read);
  for (const [key, content] of contentsOf(html, marks))
    fragments?.set(key, joinPieces({ ...page, html: content, session: anySession }));
  return { ...page, html: html.replaceAll(anySession, page.session ?? '') };
}

function joinPieces(page: PageWithPlaces): string {
  const decoder = new TextDecoder();
  return splitAtPlaces(page)
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece)))
    .join('');
}

interface Mark {
  /** Where in the page it was, within the tag of its `div`. */
  at: number;
  key: string;
}

/**
 * The content of each marked `div` by its key, some within others. Reads the page once, and React writes `<`
 * and `>` as references in texts and values.
 * @param marks in their order
 */
function* contentsOf(html: string, marks: readonly Mark[]): Generator<[key: string, content: string]> {
  const tag = /<(\/?)div\b/g;
  const within: ({ key: string; start: number } | undefined)[] = [];
  let next = 0;
  for (;;) {
    const mark = marks[next];
    if (within.length === 0) {
      if (!mark) return;
      tag.lastIndex = html.lastIndexOf('<div', mark.at);
    }
    const found = tag.exec(html);
    if (!found) return;
    if (found[1]) {
      const element = within.pop();
      if (element) yield [element.key, html.slice(element.start, found.index)];
      continue;
    }
    const end = html.indexOf('>', found.index);
    const isMarked = mark !== undefined && mark.at <= end;
    within.push(isMarked ? { key: mark.key, start: end + 1 } : undefined);
    if (isMarked) next++;
  }
}

/** The bytes of a page's pieces, one after the other. */
export function bytesOf(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += bytes.write(piece, end);
    else {
      bytes.set(piece, end);
      end += piece.length;
    }
  }
  return bytes;
}

/** Something of a page: a text, or a part as it was drawn. */
export type Piece = string | Uint8Array;

/** The page in pieces, from its beginning to its end, both of which are texts. */
export function splitAtPlaces({ html, mark, parts, session = '' }: PageWithPlaces): [string, ...Piece[]] {
  const [start = '', ...others] = html.split(mark);
  return [
    start,
    ...others.flatMap((piece) => {
      const end = piece.indexOf('-->');
      const [first, ...rest] = parts[Number(piece.slice(0, end))]!;
      return [first!, ...rest.flatMap((part) => [session, part]), piece.slice(end + '-->'.length)];
    }),
  ];
}
