import { foldText } from '../text/slug.ts';

/** Looks of the footer for the shop's brands (SHELL-11). */
export const siteLayouts = ['Padrão', 'SCTEC', 'Estratégia Catarina'] as const;
export type SiteLayout = (typeof siteLayouts)[number];

export const DEFAULT_LAYOUT: SiteLayout = 'Padrão';

/**
 * The layout that a text names, accents, case and hyphens aside: 'estrategia-catarina' is one. Undefined for
 * any other text.
 */
export function parseSiteLayout(text: unknown): SiteLayout | undefined {
  if (typeof text !== 'string' || text.length > 60) return undefined;
  const key = keyOf(text);
  return siteLayouts.find((layout) => keyOf(layout) === key);
}

function keyOf(text: string): string {
  return foldText(text.trim()).replaceAll('-', ' ');
}
