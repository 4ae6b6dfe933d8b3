import * as v from 'valibot';
import { refundReasonSchema } from '#/domain/finance/staff-refund.ts';
import { AMOUNT_MESSAGE, readAmount } from '#/domain/text/amount-text.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { DecisionEntries } from './decision.schema.ts';

export interface RefundEntries {
  codigo: string;
  chave: string;
  valor: string;
  encerra: string;
  /** Positions of seats, separated by commas. */
  vagas: string;
  motivo: string;
  matricula: string;
}

export function readRefund(data: FormData): RefundEntries {
  return {
    codigo: formText(data, 'codigo'),
    chave: formText(data, 'chave'),
    valor: formText(data, 'valor'),
    encerra: formText(data, 'encerra'),
    vagas: data
      .getAll('vagas')
      .filter((value) => typeof value === 'string')
      .join(','),
    motivo: formText(data, 'motivo'),
    matricula: formText(data, 'matricula'),
  };
}

export function validateRefund({ valor, encerra, vagas, motivo, matricula }: RefundEntries): FieldErrors {
  return {
    valor: readAmount(valor) === undefined ? AMOUNT_MESSAGE : undefined,
    encerra: matricula === 'sim' && encerra === '' ? 'Escolha o que acontece com a matrícula.' : undefined,
    vagas:
      encerra === 'sim' && vagas !== ''
        ? 'Quem encerra a matrícula encerra todas as vagas: desmarque as vagas, ou mantenha a matrícula.'
        : undefined,
    motivo: v.safeParse(refundReasonSchema, motivo).issues?.[0].message,
  };
}

export interface RefundOrder {
  codigo: string;
  chave: string;
  valor: number;
  encerra: boolean;
  vagas: number[];
  motivo: string;
}

export const toRefund = ({ codigo, chave, valor, encerra, vagas, motivo }: RefundEntries): RefundOrder => ({
  codigo,
  chave,
  valor: centsToReais(readAmount(valor) ?? 0),
  encerra: encerra === 'sim',
  vagas: vagas === '' ? [] : vagas.split(',').map(Number),
  motivo,
});

export const refundAskedText = (status: string): string =>
  status === 'FEITA'
    ? 'Devolução pedida ao banco'
    : 'Devolução registrada: falta a aprovação de outra pessoa';

export type RefundDecision = { id: string; aprovada: true } | { id: string; aprovada: false; recusa: string };

export const toRefundDecision = ({ id, acao, recusa }: DecisionEntries): RefundDecision =>
  acao === 'recusar' ? { id, aprovada: false, recusa } : { id, aprovada: true };

export const refundDecidedText = ({ aprovada }: RefundDecision): string =>
  aprovada ? 'Devolução aprovada e pedida ao banco' : 'Devolução recusada';
