import { createServerOnlyFn } from '@tanstack/react-start';
import { getRequestUrl, setResponseHeader } from '@tanstack/react-start/server';
import { pageLink } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';
import {
  courseEntry,
  listEntries,
  offerEntry,
  type SitemapEntry,
  type SitemapKind,
  sitemapKinds,
  sitemapPartSize,
} from './sitemap-addresses.ts';

const listsFreshMs = 10 * 60_000;

const readLists = () => readShared('sitemap-lists', listsFreshMs, () => backend().sitemap.listSitemapLists());

export const readSitemapUrl = createServerOnlyFn(
  (): string => storefrontSettings().SITE_URL ?? getRequestUrl().origin,
);

/** Lets caches keep the answer for an hour. Headers of the answer itself give way to those of every page. */
export const keepForAnHour = createServerOnlyFn(() => {
  setResponseHeader('cache-control', 'public, max-age=3600');
});

/** The names of all parts that hold anything, such as `cursos-1.xml`. */
export const readPartNames = createServerOnlyFn(async (): Promise<string[]> => {
  const [parts, lists] = await Promise.all([backend().sitemap.listSitemapParts(), readLists()]);
  return sitemapKinds.flatMap((kind) => {
    const template = `${kind}-[page].xml`;
    if (kind === 'cursos' || kind === 'turmas') return parts[kind].map((part) => pageLink(template, part));
    const count = Math.ceil(listEntries(kind, lists).length / sitemapPartSize);
    return Array.from({ length: count }, (_, index) => pageLink(template, index + 1));
  });
});

export const readPart = createServerOnlyFn(
  async (kind: SitemapKind, part: number): Promise<SitemapEntry[]> => {
    switch (kind) {
      case 'cursos':
        return (await backend().sitemap.listSitemapCourses({ parte: part })).map(courseEntry);
      case 'turmas':
        return (await backend().sitemap.listSitemapOffers({ parte: part })).map(offerEntry);
      default:
        return listEntries(kind, await readLists()).slice(
          (part - 1) * sitemapPartSize,
          part * sitemapPartSize,
        );
    }
  },
);
