import { context } from './context.ts';

export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: 'Página inicial', path: '/' };

export function breadcrumbData(siteUrl: string, crumbs: readonly Crumb[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** `before` counts the items of earlier pages. */
export function itemListData(siteUrl: string, name: string, items: readonly Crumb[], before = 0) {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: item.name,
      url: siteUrl + item.path,
    })),
  };
}
