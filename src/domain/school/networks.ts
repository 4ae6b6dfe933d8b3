import type { BrandFields } from './brand.ts';

const networks = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const;

type NetworkFields = Pick<BrandFields, `rede_${(typeof networks)[number][0]}`>;

/** Those that the school has. */
export const networksOf = (brand: NetworkFields | null) =>
  networks.flatMap(([network, name]) => {
    const href = brand?.[`rede_${network}`];
    return href ? [{ network, name, href }] : [];
  });
export type SchoolNetwork = ReturnType<typeof networksOf>[number];
