import * as v from 'valibot';
import { cnpjSchema } from '#/domain/person/cnpj.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { REQUIRED_MESSAGE, requiredText, typedText } from '#/domain/text/required.ts';
import { paymentForms, type PaymentForm } from '../payment-terms.ts';

const HOUR_MS = 3_600_000;
/** How long the link of a proposal is good (ASSISTED-4). */
export const PROPOSAL_MS = 72 * HOUR_MS;
/** How often a student may be written to about one proposal (ASSISTED-5). */
export const PROPOSAL_MAILS = 10;
export const PROPOSAL_MAIL_PAUSE_MS = 60_000;
/** Per cent (ASSISTED-7). */
export const MOST_DISCOUNT = 50;
/** How long the code of a new login is good, and how often it may be mistyped (ASSISTED-10). */
export const LOGIN_CODE_MS = 15 * 60_000;
export const LOGIN_CODE_TRIES = 5;
// ASSISTED-13
export const PROPOSAL_RETENTION_MS = 30 * 24 * HOUR_MS;

export const proposalKinds = ['COMPRA', 'MATRICULA'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export interface SettledPayment {
  forma: PaymentForm;
  parcelas: number;
  /** False: the student may choose otherwise. */
  fixas: boolean;
}

export const settledPaymentSchema = v.object({
  forma: v.picklist(paymentForms),
  parcelas: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)),
  fixas: v.boolean(),
});

export interface Funding {
  tipo: FundingKind;
  /** Name of the employer; null for a grant. */
  empresa: string | null;
  /** 14 letters and digits. */
  cnpj: string | null;
}

export const fundingKinds = ['EMPREGADOR', 'BOLSA'] as const;
export type FundingKind = (typeof fundingKinds)[number];

// ASSISTED-17
export const employerAnswers = ['CONFIRMADA', 'RECUSADA'] as const;
export type EmployerAnswer = (typeof employerAnswers)[number];

export const fundingLabels: Readonly<Record<FundingKind, string>> = {
  EMPREGADOR: 'Pago pela empresa',
  BOLSA: 'Bolsa de estudo',
};

/** An employer by name and CNPJ, or a grant (ASSISTED-14). */
export const fundingWishSchema = v.variant(
  'tipo',
  [
    v.object({
      tipo: v.literal('EMPREGADOR'),
      empresa: v.pipe(
        requiredText(),
        v.trim(),
        v.maxLength(120, 'O nome da empresa deve ter no máximo 120 caracteres'),
      ),
      cnpj: v.pipe(typedText(REQUIRED_MESSAGE), v.toUpperCase(), cnpjSchema),
      email_empresa: emailSchema,
    }),
    v.object({ tipo: v.literal('BOLSA') }),
  ],
  'Escolha quem paga',
);
export type FundingWish = v.InferOutput<typeof fundingWishSchema>;

export const fundingSchema = v.object({
  tipo: v.picklist(fundingKinds),
  empresa: v.nullable(v.string()),
  cnpj: v.nullable(v.string()),
});
