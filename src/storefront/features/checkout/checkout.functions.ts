import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { paymentChoiceSchema } from '#/storefront/shared/payment/payment-choice.ts';
import { purchaseGuardianSchema } from '#/contract/purchasing/guardian.ts';
import { personFormSchema } from '#/contract/person-form.ts';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';
import { addressSchema } from '#/domain/person/person-record.ts';
import { takesWaitingList } from '#/domain/catalogue/offer-status.ts';
import { reaisSchema } from '#/domain/sale/money-schema.ts';
import { idempotencyKeySchema } from '#/domain/sale/purchase-code.ts';
import { idParam } from '#/contract/wire.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { readCardForm } from '#/storefront/backend-client/payment/card-form.server.ts';
import { readKnownPerson } from '#/storefront/backend-client/known-person.server.ts';
import { openPayment, type OpenedPayment } from '#/storefront/backend-client/payment/open-payment.server.ts';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';

export const fetchCheckout = createServerFn({ method: 'GET' })
  .validator(v.object({ courseId: idParam, offerId: idParam }))
  .handler(async ({ data: { courseId, offerId } }) => {
    const { produto, oferta_atual: offer } = await backend().course.getCourseOffer({
      id: courseId,
      offerId: offerId,
    });
    const { id_produto, titulo, slug, modalidade, grupo_area, imagem, periodo_preco, programa } = produto;
    const isSold = offer.tipo_oferta === 'PAGO' && !produto.gestao_desempenho;
    const isOnSale = isSold && (offer.aberta || (await isSeatReserved(offerId)));
    return {
      course: {
        id_produto,
        titulo,
        slug,
        modalidade,
        grupo_area,
        imagem,
        periodo_preco,
        ...(programa && { programa }),
      },
      offer,
      isFree: offer.tipo_oferta !== 'PAGO' && !produto.gestao_desempenho,
      hasWaitingList: isSold && !programa && takesWaitingList(offer.estado),
      terms: isOnSale ? await backend().purchase.getTerms({ id_oferta: offerId }) : null,
    };
  });
export type Checkout = Awaited<ReturnType<typeof fetchCheckout>>;

async function isSeatReserved(offerId: number): Promise<boolean> {
  if (!currentRequest().jar.identity()) return false;
  try {
    return (await backend().waitingList.getWaitingPlace({ id: offerId })).convite_expira_em !== null;
  } catch (error) {
    if (error instanceof PublicError && error.status === 401) return false;
    throw error;
  }
}

export const fetchBuyer = createServerFn({ method: 'GET' }).handler(() => readKnownPerson());

export const fetchCoupon = createServerFn({ method: 'GET' })
  .validator(v.object({ codigo: couponCodeSchema, offerId: idParam }))
  .handler(async ({ data: { codigo, offerId } }) => {
    try {
      return { coupon: await backend().purchase.getCoupon({ codigo, id_oferta: offerId }) };
    } catch (error) {
      if (error instanceof PublicError && error.status < 500) return { refusal: error.mensagem };
      throw error;
    }
  });

export const fetchInstallments = createServerFn({ method: 'GET' })
  .validator(v.object({ offerId: idParam, cupom: v.optional(couponCodeSchema) }))
  .handler(async ({ data: { offerId, cupom } }) => {
    const [plans, cardForm] = await Promise.all([
      backend().purchase.listInstallments({ id_oferta: offerId, ...(cupom && { cupom }) }),
      readCardForm(),
    ]);
    return { plans, cardForm };
  });

const purchaseIntentSchema = v.object({
  key: idempotencyKeySchema,
  offerId: idParam,
  aluno: personFormSchema,
  responsavel: v.optional(purchaseGuardianSchema),
  endereco: v.optional(addressSchema),
  cupom: v.optional(couponCodeSchema),
  total: v.optional(reaisSchema),
  contrato: v.object({ versao: v.string(), sha256: v.string() }),
  pagamento: paymentChoiceSchema,
});
export type PurchaseIntent = v.InferInput<typeof purchaseIntentSchema>;

/**
 * Holds the seat, accepts the terms and opens the charge; idempotent by key. A free purchase, or one with a
 * guardian, is returned as it is. `bankPage` is the bank's page for a card.
 */
export const buyOffer = createServerFn({ method: 'POST' })
  .validator(purchaseIntentSchema)
  .handler(async ({ data }): Promise<OpenedPayment & { codigo: string }> => {
    const { key, offerId, aluno, responsavel, endereco, cupom, total, contrato, pagamento } = data;
    const { purchase } = backend();
    if (endereco) await backend().account.updatePersonRecord({ endereco });
    const created = await purchase.createPurchase({
      headers: { 'idempotency-key': key },
      body: {
        id_oferta: offerId,
        aluno,
        ...(responsavel && { responsavel }),
        ...(cupom && { cupom }),
        ...(total !== undefined && { total }),
      },
    });
    const { codigo } = created;
    if (created.responsavel) return { codigo, isPix: false };
    const accepted =
      created.contrato.aceite_em !== null
        ? created
        : await purchase.acceptTerms({ codigo, versao: contrato.versao, sha256: contrato.sha256 });
    if (accepted.estado === 'PAGA' || accepted.estado === 'MATRICULADA') return { codigo, isPix: false };
    return { codigo, ...(await openPayment(codigo, pagamento)) };
  });
