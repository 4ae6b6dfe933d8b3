import * as v from 'valibot';
import {
  type Facet,
  facets,
  facetsWithPages,
  type FacetValue,
  priceRangeFacet,
} from '#/domain/catalogue/facets.ts';
import { searchOrders } from '#/domain/catalogue/search-order.ts';
import { slugPattern, withoutFormat } from '#/domain/text/slug.ts';
import { readPrice } from './price-scale.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';

const slug = v.pipe(v.string(), v.maxLength(150), v.regex(slugPattern));

type Written = string | number | readonly (string | number)[];

/** Unknown values are dropped, never an error page (SEARCH-4): one bad item doesn't cost the others. */
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.custom<Written>(() => true),
    v.transform((value) => {
      const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
      const valid = entries.slice(0, 30).flatMap((entry) => {
        const parsed = v.safeParse(item, entry);
        return parsed.success ? [parsed.output] : [];
      });
      const unique = [...new Set(valid)].sort((a, b) => (String(a) < String(b) ? -1 : 1));
      return unique.length > 0 ? unique : undefined;
    }),
  );

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

function facetSchema(facet: Facet): v.GenericSchema {
  switch (facet.kind) {
    case 'slugs':
      return v.optional(listOf(slug));
    case 'ids':
      return v.optional(listOf(wholeNumber(1, 999_999)));
    case 'codes':
      return v.optional(listOf(v.picklist(facet.values)));
    case 'code':
      return optionalKey(v.picklist(facet.values));
  }
}

type FacetEntries = {
  [Of in Facet as Of['searchKey']]: v.OptionalSchema<
    v.GenericSchema<Of['kind'] extends 'code' ? FacetValue<Of> : Written, FacetValue<Of> | undefined>,
    undefined
  >;
};
const facetEntries = Object.fromEntries(
  facets.map((facet) => [facet.searchKey, facetSchema(facet)]),
) as FacetEntries;

/** Also accepts '1.500,00', as a form without JavaScript sends it. */
const price = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), v.string()]),
  v.regex(/^\s*(?:R\$)?\s*[\d.]{1,9}(?:,\d{0,2})?\s*$/),
  v.transform(readPrice),
  v.number(),
  v.integer(),
);

/** The search string of list pages, with the facets of SEARCH-5. Prices are whole reais. */
export const listSearchSchema = v.object({
  ...facetEntries,
  [priceRangeFacet.minKey]: optionalKey(price),
  [priceRangeFacet.maxKey]: optionalKey(price),
  ordem: optionalKey(v.picklist(searchOrders)),
  pagina: optionalKey(wholeNumber(2, 100_000)),
});

/** `/busca?titulo=…`; the term is slugified in links and readable when typed into the address. */
export const searchPageSchema = v.object({
  modalityId: optionalKey(wholeNumber(0, 999_999)),
  titulo: optionalKey(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
      v.transform(withoutFormat),
      v.trim(),
      v.maxLength(120),
      v.regex(/^[^\0\p{Surrogate}]*$/u),
    ),
  ),
  ...listSearchSchema.entries,
});
export type SearchPageSearch = v.InferOutput<typeof searchPageSchema>;

/** The search keys of `/busca` for its canonical address and for robots (PAGE-2). */
export const searchPageKeys = {
  keys: [
    'titulo',
    ...facets.map(({ searchKey }) => searchKey),
    priceRangeFacet.minKey,
    priceRangeFacet.maxKey,
    'pagina',
  ],
  keysWithPages: facetsWithPages.map(({ searchKey }) => searchKey),
};
