import type { Logger } from 'pino';
import { STATEMENT_NAME } from '#/domain/sale/card/card-state.ts';
import type { CardAnswer, CardProvider } from '../payment-provider.ts';
import { readCardToken } from './card-token.ts';
import { isRefusal, logRefusal, type MercadoPagoPayments, type Refusal } from './mercado-pago-payments.ts';
import type { MercadoPagoPayment } from './mercado-pago-schemas.ts';
import { readCardAnswer } from './read-card-answer.ts';

interface CardDeps {
  cardOrigin: string;
  log: Logger | undefined;
}

const tokenCauses = new Set(['2006', '2062', '3000', '3003']);

/** Cards at Mercado Pago (PROVIDER-6). */
export function chargeCards(payments: MercadoPagoPayments, { cardOrigin, log }: CardDeps): CardProvider {
  const answerOf = (payment: MercadoPagoPayment, reference: string) =>
    readCardAnswer(payment, `${cardOrigin}/desafio/${reference}`);

  function refusedCall(refusal: Refusal): CardAnswer {
    const isToken = refusal.causes.some((code) => tokenCauses.has(code));
    if (!isToken) logRefusal(log, refusal);
    return { card: undefined, status: 'refused', reason: isToken ? 'DADOS_DO_CARTAO' : 'OUTRO' };
  }

  return {
    ...payments.calls,
    createCharge: async (order) => {
      const { reference, cents, installments, description, payer } = order;
      const token = readCardToken(order.token);
      if (!token) return { card: undefined, status: 'refused', reason: 'DADOS_DO_CARTAO' };
      const made = await payments.make(`card ${reference}`, reference, {
        transaction_amount: cents / 100,
        token: token.id,
        description,
        installments,
        payment_method_id: token.method,
        ...(token.issuer !== undefined && { issuer_id: token.issuer }),
        payer: { email: payer.email, identification: { type: 'CPF', number: payer.cpf } },
        capture: true,
        three_d_secure_mode: 'optional',
        external_reference: reference,
        statement_descriptor: STATEMENT_NAME,
        metadata: { return_url: order.returnUrl },
      });
      return isRefusal(made) ? refusedCall(made) : answerOf(made, reference);
    },
    findCardCharge: async (reference) => {
      const payment = await payments.findOf(reference);
      return payment && answerOf(payment, reference);
    },
  };
}
