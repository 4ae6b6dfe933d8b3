import { breadcrumbData } from '#/blocks/structured-data.ts';

interface ListHead {
  title: string;
  description: string;
  siteUrl: string;
  path: string;
  /** From 1; every page of a list has a title and a description of its own. */
  page: number | undefined;
}

/** Title, description and breadcrumb data of a list page. */
export function listHead({ title, description, siteUrl, path, page = 1 }: ListHead) {
  const numbered = page > 1 ? `${title} (página ${page})` : title;
  return {
    meta: [
      { title: `${numbered} | Vitrine` },
      { name: 'description', content: page > 1 ? `Página ${page}. ${description}` : description },
      { property: 'og:title', content: numbered },
      { property: 'og:description', content: description },
      { 'script:ld+json': breadcrumbData(siteUrl, [{ name: title, path }]) },
    ],
  };
}
