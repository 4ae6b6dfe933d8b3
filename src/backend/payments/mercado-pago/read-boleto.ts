import { barcodeOfLine, isBarcodeOf, isBoletoBarcode } from '#/domain/sale/boleto.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { RegisteredBoleto } from '../payment-provider.ts';
import { OrderRefusedError, ProviderError } from '../provider-error.ts';
import type { MercadoPagoPayment } from './mercado-pago-schemas.ts';

/**
 * Validates the boleto of a payment: check digits, amount, due day and bar code (BOLETO-9).
 * @throws `OrderRefusedError` for one that can't be paid any more, `ProviderError` for digits that aren't
 * those of the requested boleto
 */
export function readBoleto(
  { id, status, barcode: beside, transaction_details: details }: MercadoPagoPayment,
  asked: { cents: number; due: CalendarDay },
): RegisteredBoleto {
  const call = 'POST /v1/payments';
  if (status === 'rejected' || status === 'cancelled') throw new OrderRefusedError(call);
  const line = details?.digitable_line ? barcodeOfLine(details.digitable_line) : undefined;
  const barcode =
    [details?.barcode?.content, beside?.content].find((digits) => digits && isBoletoBarcode(digits)) ?? line;
  if (!barcode || !isBarcodeOf(barcode, asked) || (details?.digitable_line && line !== barcode)) {
    throw new ProviderError(`${call} brought a boleto with other digits`, { isRetryable: true });
  }
  return {
    ourNumber: details?.payment_method_reference_id ?? id,
    barcode,
    documentUrl: isOwnPage(details?.external_resource_url) ? details?.external_resource_url : undefined,
  };
}

function isOwnPage(url: string | null | undefined): url is string {
  if (!url || url.length > 2000 || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(^|\.)mercadopago\.com(\.br)?$/.test(hostname);
}
