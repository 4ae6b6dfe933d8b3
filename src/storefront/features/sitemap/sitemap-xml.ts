import type { SitemapEntry } from './sitemap-addresses.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function formatSitemapIndex(siteUrl: string, partNames: readonly string[]): string {
  const parts = partNames.map(
    (name) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap/${name}`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>\n${parts.join('\n')}\n</sitemapindex>\n`;
}

export function formatSitemapPart(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>`;
  });
  return `${head}<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
