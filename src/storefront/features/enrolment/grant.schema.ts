import * as v from 'valibot';
import { refusalSchema } from '#/domain/text/refusal.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface GrantDecisionEntries {
  protocolo: string;
  decisao: string;
  motivo: string;
}

export function readGrantDecision(data: FormData): GrantDecisionEntries {
  const text = (name: string) => formText(data, name);
  return { protocolo: text('protocolo'), decisao: text('decisao'), motivo: text('motivo') };
}

export function validateGrantDecision({ decisao, motivo }: GrantDecisionEntries): FieldErrors {
  // No button is pressed yet where a reason is typed and left.
  const isRefusal = decisao === 'INDEFERIDA' || (decisao === '' && motivo !== '');
  if (!isRefusal) return {};
  return { motivo: v.safeParse(refusalSchema, motivo).issues?.[0].message };
}

export type GrantDecision =
  | { protocolo: string; decisao: 'DEFERIDA' }
  | { protocolo: string; decisao: 'INDEFERIDA'; motivo: string };

/** The decision of entries without problems; anything but the two buttons is for the server to refuse. */
export function toGrantDecision({ protocolo, decisao, motivo }: GrantDecisionEntries): GrantDecision {
  return decisao === 'INDEFERIDA'
    ? { protocolo, decisao, motivo }
    : { protocolo, decisao: decisao as 'DEFERIDA' };
}

export const grantDoneTexts = {
  DEFERIDA: 'Pedido aceito: a pessoa está matriculada',
  INDEFERIDA: 'Pedido recusado: a vaga passa adiante',
} as const;
