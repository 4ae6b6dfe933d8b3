import type { CardBrand } from '#/domain/sale/card/card-brand.ts';
import type { CardRefusal } from '#/domain/sale/card/card-refusal.ts';
import type { CardAnswer } from '../payment-provider.ts';
import type { MercadoPagoPayment } from './mercado-pago-schemas.ts';

export const brandOfMethod: ReadonlyMap<string, CardBrand> = new Map([
  ['visa', 'visa'],
  ['master', 'mastercard'],
  ['elo', 'elo'],
  ['amex', 'american-express'],
  ['hipercard', 'hipercard'],
]);

const refusalOf: ReadonlyMap<string, CardRefusal> = new Map([
  ['cc_rejected_insufficient_amount', 'SALDO_OU_LIMITE'],
  ['cc_rejected_bad_filled_date', 'CARTAO_VENCIDO'],
  ['cc_rejected_bad_filled_security_code', 'CODIGO_DE_SEGURANCA'],
  ['cc_rejected_bad_filled_card_number', 'DADOS_DO_CARTAO'],
  ['cc_rejected_bad_filled_other', 'DADOS_DO_CARTAO'],
  ['cc_rejected_blacklist', 'SUSPEITA_DE_FRAUDE'],
  ['cc_rejected_high_risk', 'SUSPEITA_DE_FRAUDE'],
  ['rejected_high_risk', 'SUSPEITA_DE_FRAUDE'],
  ['cc_rejected_card_disabled', 'BLOQUEADO_OU_PERDIDO'],
  ['cc_rejected_call_for_authorize', 'LIGUE_PARA_O_BANCO'],
  ['cc_rejected_3ds_challenge', 'DESAFIO_NAO_CONCLUIDO'],
  ['cc_rejected_3ds_mandatory', 'DESAFIO_NAO_CONCLUIDO'],
]);

export function readCardAnswer(payment: MercadoPagoPayment, challengeUrl: string): CardAnswer {
  const brand = brandOfMethod.get(payment.payment_method_id ?? '');
  const lastFour = payment.card?.last_four_digits;
  const card = brand && lastFour ? { brand, lastFour } : undefined;
  switch (payment.status) {
    case 'approved':
    case 'in_mediation':
    case 'refunded':
    case 'charged_back':
      return {
        card,
        status: 'approved',
        paymentId: payment.id,
        cents: payment.transaction_amount,
        paidAt: payment.date_approved ?? payment.date_created,
      };
    case 'rejected':
      return {
        card,
        status: 'refused',
        reason: refusalOf.get(payment.status_detail ?? '') ?? 'OUTRO',
      };
    case 'pending':
      return waitsForChallenge(payment)
        ? { card, status: 'challenge', url: challengeUrl }
        : { card, status: 'review' };
    case 'in_process':
    case 'authorized':
      return { card, status: 'review' };
    case 'cancelled':
      return { card, status: 'cancelled' };
  }
}

export function waitsForChallenge({ status, status_detail, three_ds_info }: MercadoPagoPayment): boolean {
  return status === 'pending' && status_detail === 'pending_challenge' && Boolean(three_ds_info);
}

export function wasPaid({ status }: MercadoPagoPayment): boolean {
  return ['approved', 'in_mediation', 'refunded', 'charged_back'].includes(status);
}

export function isUndecided({ status }: MercadoPagoPayment): boolean {
  return ['pending', 'in_process', 'authorized'].includes(status);
}
