import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { cpfRefusalSchema } from '#/domain/person/cpf-claim.ts';

export interface ClaimDecisionEntries {
  id: number;
  decisao: string;
  documento: boolean;
  motivo: string;
}

export function readClaimDecision(data: FormData): ClaimDecisionEntries {
  const text = (name: string) => formText(data, name);
  return {
    id: Number(text('id')),
    decisao: text('decisao'),
    documento: data.has('documento'),
    motivo: text('motivo'),
  };
}

export function validateClaimDecision({ decisao, documento, motivo }: ClaimDecisionEntries): FieldErrors {
  return {
    documento:
      decisao === 'APROVADO' && !documento ? 'Confira um documento com foto antes de aprovar.' : undefined,
    motivo: decisao === 'RECUSADO' ? v.safeParse(cpfRefusalSchema, motivo).issues?.[0].message : undefined,
  };
}

export type ClaimDecision =
  | { id: number; decisao: 'APROVADO'; documento_conferido: true }
  | { id: number; decisao: 'RECUSADO'; motivo: string };

/** The decision of entries without problems; anything but the two buttons is for the server to refuse. */
export function toClaimDecision({ id, decisao, motivo }: ClaimDecisionEntries): ClaimDecision {
  return decisao === 'RECUSADO'
    ? { id, decisao, motivo }
    : { id, decisao: decisao as 'APROVADO', documento_conferido: true };
}

export const claimDoneTexts = {
  APROVADO: 'Pedido aprovado: o CPF está livre para quem pediu',
  RECUSADO: 'Pedido recusado',
  ENCAMINHADO: 'A conta tem compras: o pedido agora espera a administração',
} as const;
