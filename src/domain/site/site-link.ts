/**
 * Pages that menus and footer lead to in a new tab, here or on other sites; the addresses are content
 * of the backend.
 */
export const siteLinkKeys = [
  'LINK_EDUCACAO_INFANTIL',
  'LINK_ENSINO_FUNDAMENTAL',
  'LINK_APRENDIZAGEM_INDUSTRIAL',
  'LINK_EDUCACAO_CONTINUADA',
  'LINK_EDUCACAO_DE_JOVENS_E_ADULTOS',
  'LINK_FALE_CONOSCO',
  'LINK_POLITICA_DE_DESCONTOS_E_BOLSAS',
  'LINK_BLOG',
  'LINK_SCTEC',
  'LINK_ESTRATEGIA_CATARINA',
] as const;
export type SiteLinkKey = (typeof siteLinkKeys)[number];

/**
 * A path of this site, an address on another site, or one on SGN, where `/sgn/{path}?origin={origin}` leads.
 */
export type SiteLinkTarget = { href: string } | { path: string; origin: string };

/** Absolute links to an origin of SGN become links to `/sgn/` (SHELL-4). */
export function siteLinkTarget(link: string, sgnOrigins: readonly string[]): SiteLinkTarget {
  if (link.startsWith('/')) return { href: link };
  const { origin, href } = new URL(link);
  if (!sgnOrigins.includes(origin)) return { href: link };
  return { path: href.slice(origin.length + 1), origin };
}
