import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { backend } from '../backend.server.ts';
import { cardPageUrl } from './card-form.server.ts';

interface ChosenPayment {
  forma: PaymentForm;
  parcelas: number;
  /** Of a card that was typed; absent where no script did. */
  token?: string | undefined;
  isInvoice?: boolean | undefined;
}

export interface OpenedPayment {
  isPix: boolean;
  bankPage?: string | undefined;
}

/** Replaces any open charge of an accepted purchase. @throws {PublicError} as the backend refuses it */
export async function openPayment(codigo: string, payment: ChosenPayment): Promise<OpenedPayment> {
  const { forma, parcelas, token, isInvoice } = payment;
  if (isInvoice) {
    await backend().company.invoiceOrder({ codigo });
    return { isPix: false };
  }
  if (forma === 'cartao' && token === undefined) {
    return { isPix: false, bankPage: cardPageUrl(codigo, parcelas) };
  }
  const { cartao } = await backend().purchase.choosePayment({
    codigo,
    forma,
    parcelas,
    ...(token !== undefined && { token }),
  });
  return { isPix: forma === 'pix', bankPage: cartao?.desafio ?? undefined };
}
