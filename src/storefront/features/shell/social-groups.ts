import type { SocialNetwork } from '#/contract/content/footer.ts';
import { foldText } from '#/domain/text/slug.ts';

/** The brands, in the order in which the footer shows them; `wire` names their lists (SHELL-7). */
const brands = [
  { key: 'sesi', wire: 'SESI', name: 'SESI' },
  { key: 'senai', wire: 'SENAI', name: 'SENAI' },
  { key: 'sctec', wire: 'SCTEC', name: 'SCTEC' },
  { key: 'estrategia', wire: 'ESTRATEGIA CATARINA', name: 'Estratégia Catarina' },
] as const;
export type SocialBrand = (typeof brands)[number]['key'];

export interface SocialLink {
  id: number;
  network: string;
  title: string;
  href: string;
}

export interface SocialGroup {
  /** `escola` is the school's own, which takes the place of the others. */
  brand: SocialBrand | 'escola';
  name: string;
  links: SocialLink[];
}

/**
 * The lists that come keyed by the brands' names; of equal links the first stays, and a brand without links
 * is left out.
 */
export function readBrandLists(lists: Readonly<Record<string, readonly SocialNetwork[]>>): SocialGroup[] {
  return toGroups((brand) => lists[brand.wire] ?? []);
}

export function readGroupedLists(
  lists: Readonly<Partial<Record<SocialBrand, readonly SocialNetwork[]>>>,
): SocialGroup[] {
  return toGroups((brand) => lists[brand.key] ?? []);
}

/** One list of all records, each of the brand that its title names: 'Network Brand' (SHELL-7). */
export function groupByTitle(records: readonly SocialNetwork[]): SocialGroup[] {
  return toGroups((brand) => records.filter(({ titulo }) => brandNamed(titulo)?.key === brand.key));
}

function toGroups(recordsOf: (brand: (typeof brands)[number]) => readonly SocialNetwork[]): SocialGroup[] {
  const seen = new Set<string>();
  return brands.flatMap((brand) => {
    const links = recordsOf(brand).flatMap((record) => {
      const link = toLink(record);
      // SENAI's lists omit Whatsapp (SHELL-7).
      if (seen.has(link.href) || (brand.key === 'senai' && link.network === 'whatsapp')) return [];
      seen.add(link.href);
      return [link];
    });
    return links.length > 0 ? [{ brand: brand.key, name: brand.name, links }] : [];
  });
}

function toLink({ id_rede_social, titulo, link }: SocialNetwork): SocialLink {
  const network = foldText(titulo.trim().split(/\s+/)[0] ?? '');
  return { id: id_rede_social, network, title: titulo, href: link.arquivo };
}

function brandNamed(title: string) {
  const second = foldText(title.trim().split(/\s+/)[1] ?? '');
  return brands.find(({ wire }) => foldText(wire).split(' ')[0] === second);
}
