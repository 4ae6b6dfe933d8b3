import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';
import {
  couponEntrySchema,
  couponKinds,
  couponStates,
  newCouponCodeSchema,
} from '#/domain/sale/coupon/coupon-entry.ts';
import { brlSchema, daySchema, pageInput, pageOf } from '../wire.ts';

const deskCouponSchema = v.object({
  codigo: v.string(),
  descricao: v.string(),
  tipo: v.picklist(couponKinds),
  percentual: v.nullable(v.number()),
  valor: v.nullable(brlSchema),
  valido_de: daySchema,
  /** The last day on which it counts. */
  valido_ate: daySchema,
  minimo: brlSchema,
  usos_por_pessoa: v.number(),
  usos_total: v.nullable(v.number()),
  modalidades: v.array(v.number()),
  cursos: v.array(v.number()),
  destaque: v.boolean(),
  versao: v.number(),
  situacao: v.picklist(couponStates),
  /** Purchases that hold one of its uses, paid or not. */
  usos: v.number(),
  /** Paid purchases with it: what they paid, and how much less than the full price that is. */
  vendas: v.object({ total: v.number(), pago: brlSchema, descontos: brlSchema }),
});
export type DeskCoupon = v.InferOutput<typeof deskCouponSchema>;

const path = '/api/gestao/cupons';
const byCode = v.object({ codigo: couponCodeSchema });
const saved = v.object({ versao: v.number() });

/** Those that count or will, then the others; the latest first. */
export const listCoupons = oc
  .route({ method: 'GET', path, summary: 'Cupons da escola' })
  .input(pageInput)
  .output(pageOf(deskCouponSchema));

/** 404 `CUPOM_NAO_ENCONTRADO`. */
export const getDeskCoupon = oc
  .route({ method: 'GET', path: `${path}/{codigo}`, summary: 'Um cupom para editar' })
  .input(byCode)
  .output(deskCouponSchema);

/** 409 `CUPOM_REPETIDO`; 422 `OPCAO_DESCONHECIDA` for a modality or a course that isn't there. */
export const createCoupon = oc
  .route({ method: 'POST', path, summary: 'Cria um cupom' })
  .input(v.object({ codigo: newCouponCodeSchema, cupom: couponEntrySchema }))
  .output(saved);

/**
 * Purchases that were made with it keep their price. 404 `CUPOM_NAO_ENCONTRADO`; 409 `CUPOM_ALTERADO`:
 * another editor saved meanwhile; 422 `OPCAO_DESCONHECIDA`, `USOS_DEMAIS`: it was used more often already.
 */
export const saveCoupon = oc
  .route({ method: 'PUT', path: `${path}/{codigo}`, summary: 'Altera um cupom' })
  .input(
    v.object({
      ...byCode.entries,
      versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
      cupom: couponEntrySchema,
    }),
  )
  .output(saved);

/** From now on it counts for no purchase; again, it changes nothing. 404 `CUPOM_NAO_ENCONTRADO`. */
export const endCoupon = oc
  .route({ method: 'POST', path: `${path}/{codigo}/fim`, summary: 'Encerra um cupom' })
  .input(byCode)
  .output(v.object({ ok: v.literal(true) }));
