import * as v from 'valibot';
import { requiredText } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

/** Reason for a refund by hand (LEDGER-11). */
export const refundsByHand = ['TRANSFERENCIA', 'SEM_PROVEDOR', 'DESTINO', 'ASSUMIDA'] as const;
export type RefundByHand = (typeof refundsByHand)[number];

export const RECEIPT_NUMBER_MAX_LENGTH = 100;

export const receiptNumberSchema = v.pipe(
  requiredText(),
  v.trim(),
  v.minLength(4, 'Informe o número do comprovante, como o banco o mostra.'),
  v.maxLength(RECEIPT_NUMBER_MAX_LENGTH, tooLongMessage(RECEIPT_NUMBER_MAX_LENGTH)),
);
