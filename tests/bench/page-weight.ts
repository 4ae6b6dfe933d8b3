export interface PageWeight {
  /** Bytes of HTML, uncompressed. */
  html: number;
  /** Bytes of the scripts it names, as sent with brotli. */
  scripts: number;
  files: number;
}

/**
 * Weighs a page of a shop by its HTML and by what its header `link` has asked for before; throws when a file
 * that they name isn't there.
 */
export async function weighPage(base: string, path: string): Promise<PageWeight> {
  const page = await fetch(base + path);
  const html = await page.text();
  const named = `${page.headers.get('link') ?? ''} ${html}`;
  const files = [...new Set(named.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
  let scripts = 0;
  for (const file of files) {
    const response = await fetch(base + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    if (file.endsWith('.js')) scripts += Number(response.headers.get('content-length'));
  }
  return { html: Buffer.byteLength(html), scripts, files: files.length };
}
