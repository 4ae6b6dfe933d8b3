import { categoryName } from './category-name.ts';
import { formatLabels, priceLabels, shiftLabels } from './offer-labels.ts';
import { offerFormats, offerShifts } from './offer-values.ts';

/** Several values at a time unless `kind` is 'code'. */
interface FacetRow {
  name: string;
  searchKey: string;
  wireKey: string;
  label: string;
  kind: 'slugs' | 'ids' | 'codes' | 'code';
  /** A single open offer must match all facets of offers. */
  of: 'course' | 'offer';
  /** Order in which a search without results drops facets (SEARCH-7). */
  givenUp: number;
  instead: string;
  values?: readonly string[];
  labels?: Readonly<Record<string, string>>;
  shownName?: (name: string) => string;
  // PAGE-2
  hasPages?: true;
  // SEARCH-10
  inTexts?: true;
}

/**
 * All facets but the price range, in the order they are shown (SEARCH-5). Addresses, filters, contract,
 * widening and search follow from here; how the database finds and counts them says
 * `src/backend/modules/catalogue/search/facet-columns-repository.ts`.
 */
export const facets = [
  {
    name: 'modalidade',
    searchKey: 'modalidade',
    wireKey: 'modalidade',
    label: 'Modalidade',
    kind: 'slugs',
    of: 'course',
    givenUp: 8,
    instead: 'de outras modalidades',
    shownName: categoryName,
    hasPages: true,
  },
  {
    name: 'area',
    searchKey: 'area',
    wireKey: 'area',
    label: 'Área',
    kind: 'slugs',
    of: 'course',
    givenUp: 7,
    instead: 'de outras áreas',
    hasPages: true,
  },
  {
    name: 'cidade',
    searchKey: 'cidade',
    wireKey: 'cidade',
    label: 'Cidade',
    kind: 'slugs',
    of: 'offer',
    givenUp: 4,
    instead: 'em outras cidades',
    hasPages: true,
    inTexts: true,
  },
  {
    name: 'preco',
    searchKey: 'preco',
    wireKey: 'preco',
    label: 'Preço',
    kind: 'code',
    of: 'course',
    givenUp: 6,
    instead: 'pagos e gratuitos',
    values: ['gratuito', 'pago'],
    labels: priceLabels,
    inTexts: true,
  },
  {
    name: 'turno',
    searchKey: 'turno',
    wireKey: 'turno',
    label: 'Turno',
    kind: 'codes',
    of: 'offer',
    givenUp: 2,
    instead: 'em outros turnos',
    values: offerShifts,
    labels: shiftLabels,
    inTexts: true,
  },
  {
    name: 'formato',
    searchKey: 'formato',
    wireKey: 'formato',
    label: 'Formato',
    kind: 'codes',
    of: 'offer',
    givenUp: 3,
    instead: 'em outros formatos',
    values: offerFormats,
    labels: formatLabels,
    inTexts: true,
  },
  {
    name: 'tipo_curso',
    searchKey: 'tipo',
    wireKey: 'id_tipo_curso',
    label: 'Tipo de curso',
    kind: 'ids',
    of: 'course',
    givenUp: 5,
    instead: 'de outros tipos',
  },
] as const satisfies readonly FacetRow[];

/** Whole reais from `minKey` to `maxKey`, in addresses and on the wire. */
export const priceRangeFacet = {
  name: 'faixa_preco',
  minKey: 'preco_min',
  maxKey: 'preco_max',
  label: 'Faixa de preço (R$)',
  of: 'offer',
  givenUp: 1,
  instead: 'em outra faixa de preço',
} as const;

export type Facet = (typeof facets)[number];
export type FacetName = Facet['name'];
export type FacetSearchKey = Facet['searchKey'];

export const facetsWithPages = facets.filter((facet) => 'hasPages' in facet);
export const facetsInTexts = facets.filter((facet) => 'inTexts' in facet);
export type FacetInTexts = (typeof facetsInTexts)[number]['name'];

export type FacetValue<Of extends Facet> = Of extends { kind: 'slugs' }
  ? string[]
  : Of extends { kind: 'ids' }
    ? number[]
    : Of extends { kind: 'codes'; values: readonly (infer Code)[] }
      ? Code[]
      : Of extends { kind: 'code'; values: readonly (infer Code)[] }
        ? Code
        : never;

export type FacetChoices = { [Of in Facet as Of['name']]?: FacetValue<Of> };

export function facetLabel(facet: Facet, code: string): string | undefined {
  const labels: Readonly<Record<string, string>> | undefined = 'labels' in facet ? facet.labels : undefined;
  return labels?.[code];
}

export function facetValueName(facet: Facet, name: string): string {
  return 'shownName' in facet ? facet.shownName(name) : name;
}
