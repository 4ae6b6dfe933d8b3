import { parsePartName } from './sitemap-addresses.ts';
import { formatSitemapIndex, formatSitemapPart } from './sitemap-xml.ts';
import { keepForAnHour, readPart, readPartNames, readSitemapUrl } from './sitemap.functions.ts';

export async function serveSitemapIndex(): Promise<Response> {
  return xml(formatSitemapIndex(readSitemapUrl(), await readPartNames()));
}

/** `/sitemap/{kind}-{n}.xml`; 404 for a part that holds nothing. */
export async function serveSitemapPart(name: string): Promise<Response> {
  const named = parsePartName(name);
  const entries = named ? await readPart(named.kind, named.part) : [];
  if (entries.length === 0) {
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  return xml(formatSitemapPart(readSitemapUrl(), entries));
}

export function serveRobots(): Response {
  keepForAnHour();
  return new Response(`User-agent: *\nDisallow:\n\nSitemap: ${readSitemapUrl()}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

function xml(body: string): Response {
  keepForAnHour();
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
