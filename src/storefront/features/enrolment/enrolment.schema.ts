import * as v from 'valibot';
import {
  validateGuardian,
  isMinor,
  readGuardianEntries,
  toGuardianBody,
  type GuardianEntries,
} from '#/storefront/forms/fields/guardian-form.ts';
import {
  validatePerson,
  readPersonEntries,
  toPersonBody,
  type PersonEntries,
} from '#/storefront/forms/fields/person-form.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import {
  HOUSEHOLD_MESSAGE,
  INCOME_MESSAGE,
  incomeSchema,
  readTypedReais,
} from '#/domain/enrolment/income-declaration.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export interface EnrolmentEntries extends PersonEntries {
  responsavel: GuardianEntries;
  versao: string;
  declaracao: boolean;
  escolaridade: boolean | undefined;
  renda: IncomeEntries | undefined;
}

interface IncomeEntries {
  familiar: string;
  pessoas: string;
  versao: string;
  declaracao: boolean;
}

export function readEnrolment(data: FormData): EnrolmentEntries {
  return {
    ...readPersonEntries(data),
    responsavel: readGuardianEntries(data),
    versao: formText(data, 'versao'),
    declaracao: data.has('declaracao'),
    escolaridade: data.has('pede-escolaridade') ? data.has('escolaridade') : undefined,
    renda: data.has('renda-versao')
      ? {
          familiar: formText(data, 'familiar'),
          pessoas: formText(data, 'moradores').trim(),
          versao: formText(data, 'renda-versao'),
          declaracao: data.has('renda-declaracao'),
        }
      : undefined,
  };
}

export function validateEnrolment(entries: EnrolmentEntries, today: CalendarDay): FieldErrors {
  return {
    ...validatePerson(entries, today),
    ...(isMinor(entries, today) && validateGuardian(entries.responsavel, entries.cpf)),
    ...(entries.renda && validateIncome(entries.renda)),
    escolaridade:
      entries.escolaridade === false
        ? 'Para continuar, confirme que você tem a escolaridade pedida'
        : undefined,
    declaracao: entries.declaracao ? undefined : 'Para continuar, leia e aceite a declaração',
  };
}

function validateIncome({ familiar, pessoas, declaracao }: IncomeEntries): FieldErrors {
  return {
    familiar: readTypedReais(familiar) === undefined ? INCOME_MESSAGE : undefined,
    moradores: v.is(incomeSchema.entries.pessoas, readCount(pessoas)) ? undefined : HOUSEHOLD_MESSAGE,
    'renda-declaracao': declaracao ? undefined : 'Para continuar, leia e aceite a declaração de renda',
  };
}

const readCount = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN);

export function toEnrolmentBody(entries: EnrolmentEntries, today: CalendarDay) {
  const { nome, cpf, dia, mes, ano, telefone, email, responsavel, versao, renda } = entries;
  return {
    aluno: toPersonBody({ nome, cpf, dia, mes, ano, telefone, email }),
    ...(isMinor(entries, today) && { responsavel: toGuardianBody(responsavel) }),
    declaracao: versao,
    ...(renda && {
      renda: {
        familiar: readTypedReais(renda.familiar) ?? 0,
        pessoas: readCount(renda.pessoas),
        versao: renda.versao,
      },
    }),
  };
}

export const renamedFields: Readonly<Record<string, string>> = {
  'aluno.nome': 'nome',
  'aluno.cpf': 'cpf',
  'aluno.nascimento': 'nascimento',
  'aluno.telefone': 'telefone',
  'aluno.email': 'email',
  'responsavel.cpf': 'responsavel-cpf',
  pessoas: 'moradores',
};
