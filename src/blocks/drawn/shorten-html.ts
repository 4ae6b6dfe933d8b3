/**
 * HTML that React wrote, without what a browser doesn't need: quotes around values of one word, the ends of
 * list items, slashes. React writes `"` and `>` in texts and values as references, so those
 * that are found are marks.
 */
export function shortenHtml(html: string): string {
  return html
    .replaceAll('/>', '>')
    .replaceAll(/ ([\w:-]+)="([^\s"'=<>`]*)"/g, (_all, name: string, value: string) =>
      value === '' ? ` ${name}` : ` ${name}=${value}`,
    )
    .replaceAll('></use>', ' />')
    .replaceAll(/<\/li>(?=<li|<\/[uo]l>)/g, '');
}
