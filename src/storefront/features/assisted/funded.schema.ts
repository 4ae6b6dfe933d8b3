import * as v from 'valibot';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { fundingWishSchema } from '#/domain/sale/assisted/assisted-terms.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import {
  validatePerson,
  readPersonEntries,
  toPersonBody,
  type PersonEntries,
} from '#/storefront/forms/fields/person-form.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FundedWish } from './assisted.functions.ts';
import { validateCpf } from './proposal.schema.ts';

export interface FundedEntries extends PersonEntries {
  conhecido: boolean;
  turma: string;
  custeio: string;
  empresa: string;
  cnpj: string;
  email_empresa: string;
}

export function readFunded(data: FormData): FundedEntries {
  const text = (name: string) => formText(data, name).trim();
  return {
    ...readPersonEntries(data),
    conhecido: text('conhecido') === 'sim',
    turma: text('turma'),
    custeio: text('custeio'),
    empresa: text('empresa'),
    cnpj: formatCnpj(text('cnpj')),
    email_empresa: text('email_empresa'),
  };
}

export function validateFunded(entries: FundedEntries, today: CalendarDay): FieldErrors {
  const { issues } = v.safeParse(fundingWishSchema, toFunding(entries));
  const wrong = (key: string) => issues?.find(({ path }) => path?.at(-1)?.key === key)?.message;
  return {
    ...(entries.conhecido ? validateCpf(entries) : validatePerson(entries, today)),
    turma: /^\d{1,9}$/.test(entries.turma) ? undefined : 'Escolha a turma',
    custeio: wrong('tipo'),
    empresa: wrong('empresa'),
    cnpj: wrong('cnpj'),
    email_empresa: wrong('email_empresa'),
  };
}

export function toFundedWish(entries: FundedEntries): FundedWish {
  const { conhecido, turma, nome, cpf, dia, mes, ano, telefone, email } = entries;
  return {
    id_oferta: Number(turma),
    cpf,
    ...(!conhecido && { aluno: toPersonBody({ nome, cpf, dia, mes, ano, telefone, email }) }),
    custeio: v.parse(fundingWishSchema, toFunding(entries)),
  };
}

const toFunding = ({ custeio, empresa, cnpj, email_empresa }: FundedEntries) =>
  custeio === 'EMPREGADOR' ? { tipo: custeio, empresa, cnpj, email_empresa } : { tipo: custeio };
