import * as v from 'valibot';
import { cpfSchema, formatCpf } from '#/domain/person/cpf.ts';
import { MOST_DISCOUNT, type SettledPayment } from '#/domain/sale/assisted/assisted-terms.ts';
import { paymentForms } from '#/domain/sale/payment-terms.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import {
  validatePerson,
  readPersonEntries,
  toPersonBody,
  type PersonEntries,
} from '#/storefront/forms/fields/person-form.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { ProposalWish } from './assisted.functions.ts';

export interface CpfEntries {
  cpf: string;
}

export function readCpf(data: FormData): CpfEntries {
  return { cpf: formatCpf(formText(data, 'cpf').trim()) };
}

export function validateCpf({ cpf }: CpfEntries): FieldErrors {
  return { cpf: v.safeParse(cpfSchema, cpf).issues?.[0].message };
}

export interface FoundStudent {
  cpf: string;
  conhecido: boolean;
  nome: string;
  email: string;
  telefone: string;
}

export interface ProposalEntries extends PersonEntries {
  conhecido: boolean;
  turma: string;
  forma: string;
  parcelas: string;
  fixas: boolean;
  desconto: string;
  motivo: string;
}

export function readProposal(data: FormData): ProposalEntries {
  const text = (name: string) => formText(data, name).trim();
  return {
    ...readPersonEntries(data),
    conhecido: text('conhecido') === 'sim',
    turma: text('turma'),
    forma: text('forma'),
    parcelas: text('parcelas'),
    fixas: text('fixas') === 'sim',
    desconto: text('desconto'),
    motivo: text('motivo'),
  };
}

// ASSISTED-7
export function validateProposal(entries: ProposalEntries, today: CalendarDay, cap: number): FieldErrors {
  const { conhecido, turma, desconto, motivo } = entries;
  const percent = discountOf(desconto);
  return {
    ...(conhecido ? validateCpf(entries) : validatePerson(entries, today)),
    turma: /^\d{1,9}$/.test(turma) ? undefined : 'Escolha a turma',
    desconto:
      percent === undefined || percent > MOST_DISCOUNT
        ? `Informe um número inteiro de 0 a ${MOST_DISCOUNT}`
        : undefined,
    motivo:
      percent !== undefined && percent > cap && motivo === ''
        ? `Acima de ${cap}% o desconto vai para aprovação. Conte por que ele é pedido.`
        : undefined,
  };
}

export function toProposalWish(entries: ProposalEntries): ProposalWish {
  const { conhecido, turma, cpf, desconto, motivo, nome, dia, mes, ano, telefone, email } = entries;
  return {
    id_oferta: Number(turma),
    cpf,
    ...(!conhecido && { aluno: toPersonBody({ nome, cpf, dia, mes, ano, telefone, email }) }),
    desconto_percentual: discountOf(desconto) ?? 0,
    motivo,
    condicoes: toPayment(entries),
  };
}

function toPayment({ forma, parcelas, fixas }: ProposalEntries): SettledPayment | null {
  const form = v.safeParse(v.picklist(paymentForms), forma);
  if (!form.success) return null;
  const count = /^\d{1,2}$/.test(parcelas) ? Number(parcelas) : 1;
  return { forma: form.output, parcelas: form.output === 'pix' ? 1 : count, fixas };
}

/** Per cent, 0 when empty; undefined for no number. */
function discountOf(typed: string): number | undefined {
  const text = typed.replace('%', '').trim();
  if (text === '') return 0;
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
