import * as v from 'valibot';
import { requiredText } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

/**
 * Why the finance team makes a refund itself (LEDGER-11): the money came by a transfer, its provider isn't
 * connected any more, the provider sends nothing to the key or account that the buyer named, or the team took
 * over what the provider had refused.
 */
export const refundsByHand = ['TRANSFERENCIA', 'SEM_PROVEDOR', 'DESTINO', 'ASSUMIDA'] as const;
export type RefundByHand = (typeof refundsByHand)[number];

export const RECEIPT_NUMBER_MAX_LENGTH = 100;

export const receiptNumberSchema = v.pipe(
  requiredText(),
  v.trim(),
  v.minLength(4, 'Informe o número do comprovante, como o banco o mostra.'),
  v.maxLength(RECEIPT_NUMBER_MAX_LENGTH, tooLongMessage(RECEIPT_NUMBER_MAX_LENGTH)),
);
