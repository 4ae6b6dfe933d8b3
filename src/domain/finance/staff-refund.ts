import * as v from 'valibot';
import { requiredText } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

/** What has become of a refund that the finance team asked for (REFUND-12). */
export const refundRequestStatuses = ['AGUARDA_APROVACAO', 'FEITA', 'RECUSADA'] as const;
export type RefundRequestStatus = (typeof refundRequestStatuses)[number];

export const REFUND_REASON_MAX_LENGTH = 300;

/** Why money goes back, as the buyer reads it. */
export const refundReasonSchema = v.pipe(
  requiredText(),
  v.trim(),
  v.maxLength(REFUND_REASON_MAX_LENGTH, tooLongMessage(REFUND_REASON_MAX_LENGTH)),
);

/**
 * What clause 5 of the contract gives back of what was paid, in integer cents, to who gives a class up before
 * it begins: 90 %, a fraction of a cent in the buyer's favour.
 */
export const contractualRefund = (paidCents: number): number => paidCents - Math.floor(paidCents / 10);
