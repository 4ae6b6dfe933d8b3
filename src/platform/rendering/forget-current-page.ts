/**
 * HTML as it is on any page: links that lead to the page it was drawn on say so, and it is shown on others as
 * well.
 */
export function forgetCurrentPage(html: string): string {
  return html.replaceAll(
    /(?: class="active"| active("))([^>]*?) data-status="active" aria-current="page"/g,
    (_all, quote = '', others: string) => `${quote}${others}`,
  );
}
