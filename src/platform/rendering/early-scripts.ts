const style = '<link rel="stylesheet"';
const scriptEnd = '</script>';
const plainScript = /<script(?: nonce="[^"]*")?>.*?<\/script>/s;

/**
 * A page whose head has its script before its style sheet. A browser runs no script, and reads nothing of the
 * page after it, until the style sheets before it are there. What is added runs with it.
 */
export function runScriptBeforeStyle(html: string, added = ''): string {
  const place = html.indexOf(style);
  const end = html.indexOf('</head>');
  if (place === -1 || end < place) return html;
  const head = html.slice(place, end);
  const script = plainScript.exec(head)?.[0];
  if (script === undefined) return html;
  return (
    html.slice(0, place) +
    script.replace(scriptEnd, () => added + scriptEnd) +
    head.replace(script, () => '') +
    html.slice(end)
  );
}
