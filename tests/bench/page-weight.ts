/** What a page weighs before anything in it was asked for late. */
export interface PageWeight {
  /** Bytes of HTML, uncompressed. */
  html: number;
  /** Bytes of the scripts it names, as sent with brotli. */
  scripts: number;
  /** Scripts, style sheets and fonts it names. */
  files: number;
}

/** Weighs a page of a shop by its HTML; throws when a file that it names isn't there. */
export async function weighPage(base: string, html: string): Promise<PageWeight> {
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
  let scripts = 0;
  for (const path of files.filter((name) => name.endsWith('.js'))) {
    const response = await fetch(base + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    scripts += Number(response.headers.get('content-length'));
  }
  return { html: Buffer.byteLength(html), scripts, files: files.length };
}
