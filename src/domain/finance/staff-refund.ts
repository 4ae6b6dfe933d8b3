import * as v from 'valibot';
import { MOST_SEATS } from '../company/company-order.ts';
import { filledText } from '../text/text-rules.ts';

// REFUND-12
export const refundRequestStatuses = ['AGUARDA_APROVACAO', 'FEITA', 'RECUSADA'] as const;
export type RefundRequestStatus = (typeof refundRequestStatuses)[number];

export const refundRequestLabels: Readonly<Record<RefundRequestStatus, string>> = {
  AGUARDA_APROVACAO: 'Aguarda aprovação',
  FEITA: 'Feita',
  RECUSADA: 'Recusada',
};

export const REFUND_REASON_MAX_LENGTH = 300;

export const refundReasonSchema = filledText(REFUND_REASON_MAX_LENGTH);

const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));

/** Positions of company seats, each once and in order. */
export const refundSeatsSchema = v.pipe(
  v.array(position),
  v.maxLength(MOST_SEATS),
  v.transform((seats) => [...new Set(seats)].toSorted((a, b) => a - b)),
);

export const REFUND_AMOUNT_MESSAGE = 'Informe o valor em reais, como 900,00.';

/** Integer cents of 'R$ 1.234,56' or '900'; undefined for no amount. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/^\s*R\$/i, '').replaceAll(/\s/g, '');
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{2}))?$/.exec(plain);
  if (!parts) return undefined;
  const cents = Number(`${parts[1]!.replaceAll('.', '')}${parts[2] ?? '00'}`);
  return cents > 0 && cents < 1e9 ? cents : undefined;
}

/**
 * Clause 5 of the contract: 90 % in integer cents, rounded in the buyer's favour, before the offer begins.
 */
export const contractualRefund = (paidCents: number): number => paidCents - Math.floor(paidCents / 10);
