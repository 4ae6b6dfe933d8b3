import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { searchOrders } from '#/domain/catalogue/search-order.ts';
import { flagParam, integerParam, listParam, slugSchema, textSchema } from '../wire.ts';
import { courseSummarySchema } from './course.ts';
import {
  type Facet,
  facets,
  facetsInTexts,
  type FacetName,
  type FacetValue,
  priceRangeFacet,
} from '#/domain/catalogue/facets.ts';

/** Most courses in one response, and how many come when no number is asked for. */
export const MAX_COURSES = 5000;

const idsParam = listParam(v.pipe(integerParam, v.minValue(0)));

/** A list of slugs or ids, or codes. */
function facetParam(facet: Facet): v.GenericSchema {
  switch (facet.kind) {
    case 'slugs':
      return listParam(slugSchema);
    case 'ids':
      return idsParam;
    case 'codes':
      return listParam(v.picklist(facet.values));
    case 'code':
      return v.picklist(facet.values);
  }
}

type FacetParams = {
  [Of in Facet as Of['wireKey']]: v.OptionalSchema<v.GenericSchema<unknown, FacetValue<Of>>, undefined>;
};
const facetParams = Object.fromEntries(
  facets.map((facet) => [facet.wireKey, v.optional(facetParam(facet))]),
) as FacetParams;

/**
 * Filters of a course search (SEARCH-5). Prices are BRL (reais). A list means
 * "any of these". `id_modalidade` 0 is the synthetic 'Cursos Gratuitos'.
 */
export const courseFiltersSchema = v.object({
  titulo: v.optional(textSchema(120)),
  id_produto: v.optional(idsParam),
  id_modalidade: v.optional(idsParam),
  id_area_atuacao: v.optional(idsParam),
  ...facetParams,
  [priceRangeFacet.minKey]: v.optional(v.pipe(integerParam, v.minValue(0))),
  [priceRangeFacet.maxKey]: v.optional(v.pipe(integerParam, v.minValue(0))),
  /** Only courses with an open offer. */
  status: v.optional(v.literal('em-aberto')),
  tag_url: v.optional(slugSchema),
  mais_vendido_destaque: v.optional(flagParam),
  tipo_oferta: v.optional(v.literal('PAGO')),
  /** Only courses whose current price is below the original. */
  promocao: v.optional(flagParam),
});
export type CourseFilters = v.InferOutput<typeof courseFiltersSchema>;

/**
 * All there are when `quantidade` is absent, best sellers or not, and 5000 at most; strangers get 100 at most
 * of either, and `totalItens` tells of the rest (TEXT-12). Pages of 10 are the storefront's (TEXT-10).
 */
export const searchInputSchema = v.object({
  ...courseFiltersSchema.entries,
  quantidade: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(MAX_COURSES)), MAX_COURSES),
  ordem: v.optional(v.picklist(searchOrders), 'relevancia'),
  /** With `relevancia`: courses below their original price come first. */
  descontos_primeiro: v.optional(flagParam),
  /** With `mais-vendidos`: courses that the school chose come first, and `destaques` says which. */
  destaques_primeiro: v.optional(flagParam),
  pagina: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100_000)), 1),
});
export type SearchInput = v.InferOutput<typeof searchInputSchema>;

/**
 * `grafia`: typos were corrected; `palavras`: any of the words is enough; the others are facets that
 * were left out.
 */
const relaxations = ['grafia', 'palavras', priceRangeFacet.name, ...facets.map(({ name }) => name)] as const;
export type Relaxation = (typeof relaxations)[number];

export const searchResultSchema = v.object({
  itens: v.array(courseSummarySchema),
  totalItens: v.number(),
  page: v.number(),
  /** Highest and lowest current price (reais) of the result without its price filter; 0 when empty. */
  max: v.number(),
  min: v.number(),
  /** True when nothing matched exactly and `itens` are the nearest matches instead. */
  aproximado: v.boolean(),
  /** What was given up to find those; empty unless `aproximado`. */
  relaxado: v.array(v.picklist(relaxations)),
  /** The words searched for instead of mistyped ones. */
  corrigido: v.nullable(v.string()),
  /** What the text itself asked for besides words ('soldador joinville'), by facet. */
  lido: v.array(
    v.object({
      faceta: v.picklist(facetsInTexts.map(({ name }) => name)),
      valor: v.string(),
      nome: v.string(),
    }),
  ),
  /** Ids of those among `itens` that the school put first; left out: not asked for. */
  destaques: v.optional(v.array(v.number())),
});
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

export const searchCourses = oc
  .route({ method: 'GET', path: '/api/produto-busca', summary: 'Busca de cursos' })
  .input(searchInputSchema)
  .output(searchResultSchema);

const facetSchema = v.array(
  v.object({
    valor: v.string(),
    nome: v.string(),
    /** How many courses this value would show with the other facets as chosen; 0 only for a chosen one. */
    total: v.number(),
  }),
);

export const searchFacetsSchema = v.object(
  Object.fromEntries(facets.map(({ name }) => [name, facetSchema])) as Record<FacetName, typeof facetSchema>,
);
export type SearchFacets = v.InferOutput<typeof searchFacetsSchema>;

export const getSearchFacets = oc
  .route({ method: 'GET', path: '/api/produto-busca-filtros', summary: 'Filtros da busca, com contagens' })
  .input(courseFiltersSchema)
  .output(searchFacetsSchema);

export const suggestionSchema = v.object({
  id_produto: v.number(),
  titulo: v.string(),
  slug: v.string(),
  modalidade: v.object({ nome: v.string(), slug: v.string() }),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

/** From 3 characters, 4 suggestions (SEARCH-2); fewer characters return an empty list. */
export const suggestCourses = oc
  .route({ method: 'GET', path: '/api/produto-sugestao', summary: 'Sugestões enquanto se digita' })
  .input(
    v.object({
      titulo_prefixo: textSchema(120),
      quantidade: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(20)), 4),
    }),
  )
  .output(v.array(suggestionSchema));
