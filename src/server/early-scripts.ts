const style = '<link rel="stylesheet"';
const plainScript = /<script(?: nonce="[^"]*")?>.*?<\/script>/s;

/**
 * A page whose head has its script before its style sheet. A browser runs no script, and reads nothing of the
 * page after it, until the style sheets before it are there.
 */
export function runScriptBeforeStyle(html: string): string {
  const place = html.indexOf(style);
  const end = html.indexOf('</head>');
  if (place === -1 || end < place) return html;
  const head = html.slice(place, end);
  const script = plainScript.exec(head)?.[0];
  if (script === undefined) return html;
  return html.slice(0, place) + script + head.replace(script, () => '') + html.slice(end);
}
