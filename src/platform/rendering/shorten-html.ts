/** Elements whose start, or end, ends a paragraph before it. */
const endsParagraph =
  /<\/p>(?=<(?:p|div|ul|ol|section|article|aside|details|form|h[1-6])[\s>]|<\/(?:div|li|section|article|aside|details|form)>)/g;

/** What a browser reads by other rules, with a mark of its own for the end of an element. */
const asItIs = /(<script\b[^]*?<\/script>|<style\b[^]*?<\/style>|<symbol\b[^]*?<\/symbol>)/;

/**
 * HTML that React wrote, without what a browser doesn't need: quotes around values of one word, the ends of
 * list items, options and most paragraphs, slashes. React writes `"` and `>` in texts and values as
 * references, so those that are found are marks. Scripts, styles and symbols of icons stay as they are.
 */
export function shortenHtml(html: string): string {
  return html
    .split(asItIs)
    .map((piece, index) => (index % 2 === 0 ? shortenMarkup(piece) : piece))
    .join('');
}

function shortenMarkup(html: string): string {
  return html
    .replaceAll('"/>', '">')
    .replaceAll(/<(br|hr|wbr)\/>/g, '<$1>')
    .replaceAll(/ ([\w:-]+)="([^\s"'=<>`]*)"/g, (_all, name: string, value: string) =>
      value === '' ? ` ${name}` : ` ${name}=${value}`,
    )
    .replaceAll('></use>', ' />')
    .replaceAll(endsParagraph, '')
    .replaceAll(/<\/li>(?=<li|<\/[uo]l>)/g, '')
    .replaceAll(/<\/option>(?=<option|<\/select>)/g, '');
}
