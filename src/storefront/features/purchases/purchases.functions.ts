import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { paymentChoiceSchema } from '#/storefront/shared/payment/payment-choice.ts';
import type { PurchaseDocument } from '#/domain/sale/purchase-code.ts';
import { purchaseGuardianSchema } from '#/contract/purchasing/guardian.ts';
import { toInstallment } from '#/contract/purchasing/price.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { mostParts } from '#/domain/sale/installments.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { reaisSchema } from '#/domain/sale/money-schema.ts';
import { addressSchema } from '#/domain/person/person-record.ts';
import { canChoosePayment } from './next-action.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { refundTargetSchema } from '#/domain/sale/refund/refund-target.ts';
import { readCardForm } from '#/storefront/backend-client/payment/card-form.server.ts';
import { openPayment, type OpenedPayment } from '#/storefront/backend-client/payment/open-payment.server.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { hasSimulatedBank } from '#/storefront/backend-client/payment/simulated-bank.server.ts';
import { pageSchema } from '#/domain/site/pagination.ts';

const byCode = v.object({ codigo: purchaseCodeSchema });

export const fetchPurchases = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => {
    return backend().purchase.listPurchases(data);
  });

export const fetchPurchase = createServerFn({ method: 'GET' })
  .validator(byCode)
  .handler(async ({ data }) => {
    const purchase = await backend().purchase.getPurchase(data);
    const { estado, forma, oferta, total, cartao, responsavel, contratante, empresa, condicoes, assistida } =
      purchase;
    const waits = contratante && canChoosePayment(estado);
    const waitsForGuardian = responsavel && !contratante && estado === 'AGUARDANDO_ACEITE';
    const [terms, offered, record, boletos, cardForm, isDecidedAtBank, request, offers, assistance, invoice] =
      await Promise.all([
        contratante && estado === 'AGUARDANDO_ACEITE'
          ? backend().purchase.getTerms({ id_oferta: oferta.id_oferta })
          : null,
        waits ? backend().purchase.listInstallments({ id_oferta: oferta.id_oferta }) : [],
        waits && !empresa ? backend().account.getPersonRecord() : null,
        forma === 'boleto' ? fetchSlips(data.codigo) : null,
        waits ? readCardForm() : null,
        estado === 'EM_ANALISE' && hasSimulatedBank(),
        waitsForGuardian ? backend().guardian.getGuardianRequest(data) : null,
        purchase.escolha ? fetchOffers(data.codigo) : null,
        assistida ? backend().assisted.listAssistance(data) : null,
        waits && empresa ? backend().company.getInvoiceOffer(data) : null,
      ]);
    // The price was fixed at purchase.
    const plans = offered
      .filter(({ parcelas }) => parcelas <= mostParts(reaisToCents(total)))
      // Conditions set by a seller are the only ones (ASSISTED-8).
      .filter(
        (plan) =>
          !condicoes?.fixas || (plan.forma === condicoes.forma && plan.parcelas === condicoes.parcelas),
      )
      .filter((plan) => !empresa || (plan.forma !== 'cartao' && plan.parcelas === 1 && !plan.exige_endereco))
      .filter((plan) => plan.forma !== 'cartao' || !cartao || cartao.tentativas < cartao.tentativas_max)
      .map(({ forma: form, parcelas, exige_endereco }) => ({
        ...toInstallment(form, parcelas, reaisToCents(total)),
        exige_endereco,
      }));
    const takesBoleto = plans.some((plan) => plan.forma === 'boleto');
    const address = (takesBoleto && record?.endereco) || null;
    return {
      purchase,
      title: orderWords(purchase).Noun,
      terms,
      plans,
      address,
      boletos,
      cardForm,
      isDecidedAtBank,
      request,
      offers,
      assistance,
      invoice,
    };
  });
export type PurchaseDetails = Awaited<ReturnType<typeof fetchPurchase>>;

function fetchOffers(codigo: string) {
  return backend()
    .choice.listOffersToChoose({ codigo })
    .catch((error: unknown) => {
      if (error instanceof PublicError && error.codigo === 'ESCOLHA_ENCERRADA') return null;
      throw error;
    });
}

/** The boletos; null while their bank doesn't answer, so that the rest of the page is there. */
async function fetchSlips(codigoCompra: string) {
  const [boletos, hasBank] = await Promise.all([
    backend()
      .boleto.getBoletos({ codigoCompra })
      .catch((error: unknown) => {
        if (error instanceof PublicError && error.codigo === 'BOLETO_INDISPONIVEL') return null;
        throw error;
      }),
    hasSimulatedBank(),
  ]);
  return boletos && { ...boletos, hasBank };
}

/** Accepts the terms if needed, and replaces the open charge. `bankPage` is the bank's page for a card. */
export const continuePurchase = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...byCode.entries,
      contrato: v.optional(v.object({ versao: v.string(), sha256: v.string() })),
      pagamento: paymentChoiceSchema,
      endereco: v.optional(addressSchema),
    }),
  )
  .handler(async ({ data: { codigo, contrato, pagamento, endereco } }): Promise<OpenedPayment> => {
    if (endereco) await backend().account.updatePersonRecord({ endereco });
    const accepted = contrato && (await backend().purchase.acceptTerms({ codigo, ...contrato }));
    if (accepted?.estado === 'MATRICULADA') return { isPix: false };
    return openPayment(codigo, pagamento);
  });

export const changeCoupon = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byCode.entries, cupom: couponCodeSchema }))
  .handler(({ data }) => {
    return backend().purchase.changeCoupon(data);
  });

export const cancelPurchase = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(({ data }) => {
    return backend().purchase.cancelPurchase(data);
  });

/** Within 7 days of paying, without a reason; all that was paid goes back. */
export const withdrawPurchase = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(({ data }) => {
    return backend().refund.withdraw(data);
  });

export const redirectRefund = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byCode.entries, destino: refundTargetSchema }))
  .handler(({ data }) => {
    return backend().refund.redirectRefund(data);
  });

export const fetchPurchaseDocument = createServerOnlyFn(
  (codigo: string, document: PurchaseDocument): Promise<File> => {
    const { getReceipt, getAcceptedTerms, getBoletoDocument } = backend().document;
    return { recibo: getReceipt, contrato: getAcceptedTerms, boleto: getBoletoDocument }[document]({
      codigo,
    });
  },
);

export const resendGuardianLink = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(({ data }) => backend().guardian.resendGuardianRequest(data));

export const changeGuardian = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byCode.entries, responsavel: purchaseGuardianSchema }))
  .handler(({ data }) => backend().guardian.changeGuardian(data));

export const chooseOtherOffer = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...byCode.entries,
      offerId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
      total: reaisSchema,
    }),
  )
  .handler(async ({ data: { codigo, offerId, total } }) => {
    const escolha = { tipo: 'TURMA', id_oferta: offerId, total } as const;
    const purchase = await backend().choice.choose({ codigo, escolha });
    return { isToPay: purchase.escolha?.troca != null };
  });

export const takeMoneyBack = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(({ data: { codigo } }) => {
    return backend().choice.choose({ codigo, escolha: { tipo: 'DINHEIRO' } });
  });
