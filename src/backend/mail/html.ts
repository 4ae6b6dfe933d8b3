/** Markup that is safe to put into markup. */
export class SafeHtml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Insert = string | SafeHtml | readonly SafeHtml[];

/** Markup with values put in: text is escaped, for content and for quoted attributes; only {@link SafeHtml} is not. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): SafeHtml {
  return new SafeHtml(
    parts.map((part, index) => (index === 0 ? part : toMarkup(inserts[index - 1]!) + part)).join(''),
  );
}

function toMarkup(insert: Insert): string {
  if (typeof insert === 'string') return insert.replace(/[&<>"']/g, (character) => entities[character]!);
  return insert instanceof SafeHtml ? insert.markup : insert.map(({ markup }) => markup).join('');
}
