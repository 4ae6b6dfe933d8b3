import * as v from 'valibot';
import { requiredText } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

export const cpfClaimStates = ['ABERTO', 'ENCAMINHADO', 'APROVADO', 'RECUSADO'] as const;
export type CpfClaimState = (typeof cpfClaimStates)[number];

/** Days in which a freed CPF is reserved for the claimant's e-mail. */
export const RESERVED_CPF_DAYS = 30;

export const CPF_REFUSAL_MAX_LENGTH = 500;

export const cpfRefusalSchema = v.pipe(
  requiredText(),
  v.trim(),
  v.maxLength(CPF_REFUSAL_MAX_LENGTH, tooLongMessage(CPF_REFUSAL_MAX_LENGTH)),
);
