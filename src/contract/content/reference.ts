import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { idParam, textSchema } from '../wire.ts';

const referenceListSchema = v.array(v.object({ codigo: v.string(), nome: v.string() }));

const referenceList = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'GET', path, summary }).output(referenceListSchema);

export const listPurchaseStages = referenceList('/api/purchase-stages', 'Etapas da compra');
export const listPublicPlaces = referenceList('/api/public-places', 'Tipos de logradouro');
export const getStates = referenceList('/api/getStates', 'Estados (código e nome)');
export const getCardFlags = referenceList('/api/getCardsFlags', 'Bandeiras de cartão');
/** Each with its levels; those of one need are {@link getSpecialNeedsLevels}. */
export const getSpecialNeeds = oc
  .route({ method: 'GET', path: '/api/getSpecialNeeds', summary: 'Necessidades especiais' })
  .output(v.array(v.object({ codigo: v.string(), nome: v.string(), niveis: referenceListSchema })));
export const getCountries = referenceList('/api/getCountries', 'Países');

export const getSpecialNeedsLevels = oc
  .route({ method: 'GET', path: '/api/getSpecialNeedsLevels', summary: 'Níveis de uma necessidade especial' })
  .input(v.object({ tipoDeficiencia: textSchema(60) }))
  .output(referenceListSchema);

export const testimonialSchema = v.object({
  id_depoimento: v.number(),
  nome: v.string(),
  curso: v.string(),
  texto: v.string(),
  imagem: v.nullable(v.string()),
});

/** Testimonials of a course; id 0 returns those of the home page. */
export const listTestimonials = oc
  .route({ method: 'GET', path: '/api/depoimento/{id}', summary: 'Depoimentos' })
  .input(
    v.object({
      id: v.union([
        idParam,
        v.literal(0),
        v.pipe(
          v.literal('0'),
          v.transform(() => 0),
        ),
      ]),
    }),
  )
  .output(v.array(testimonialSchema));

/**
 * The promotion now on. `codigo` is the coupon, `modalidades` the slugs of those it is limited to, `cursos`
 * the published courses it is limited to, 50 at most; none: it isn't.
 */
const promotionSchema = v.object({
  descricao: v.string(),
  codigo: v.string(),
  modalidades: v.optional(v.array(v.string()), []),
  cursos: v.optional(
    v.array(
      v.object({
        id_produto: v.number(),
        titulo: v.string(),
        slug: v.string(),
        modalidade: v.object({ slug: v.string() }),
      }),
    ),
    [],
  ),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/** The promotion now on, or null. */
export const getCurrentPromotion = oc
  .route({ method: 'GET', path: '/api/promocao/vigente', summary: 'Promoção vigente' })
  .output(v.nullable(promotionSchema));

/** 200 with the target, or 204 when the path isn't redirected (PAGE-3). */
export const getRedirect = oc
  .route({
    method: 'GET',
    path: '/api/redirecionamento',
    outputStructure: 'detailed',
    summary: 'Redirecionamento de um caminho',
  })
  .input(v.object({ caminho: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)) }))
  .output(
    v.union([
      v.object({
        status: v.literal(200),
        body: v.object({
          destino: v.nullable(v.string()),
          status: v.picklist([301, 302, 410]),
          externo: v.boolean(),
        }),
      }),
      v.object({ status: v.literal(204), body: v.optional(v.undefined()) }),
    ]),
  );
