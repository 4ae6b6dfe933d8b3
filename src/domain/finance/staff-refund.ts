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

/** Of what was paid, when a buyer gives up before the offer begins. */
export const RETAINED_PERCENT = 10;

/** What the contract gives back before the offer begins: integer cents, rounded in the buyer's favour. */
export const contractualRefund = (paidCents: number): number =>
  paidCents - Math.floor((paidCents * RETAINED_PERCENT) / 100);
