import { filledText } from '../text/text-rules.ts';

export const cpfClaimStates = ['ABERTO', 'ENCAMINHADO', 'APROVADO', 'RECUSADO'] as const;
export type CpfClaimState = (typeof cpfClaimStates)[number];

/** Days in which a freed CPF is reserved for the claimant's e-mail. */
export const RESERVED_CPF_DAYS = 30;

export const CPF_REFUSAL_MAX_LENGTH = 500;

export const cpfRefusalSchema = filledText(CPF_REFUSAL_MAX_LENGTH);
