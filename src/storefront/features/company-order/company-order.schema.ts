import * as v from 'valibot';
import {
  companySchema,
  MOST_SEATS,
  SEATS_MESSAGE,
  type ListedStudent,
} from '#/domain/company/company-order.ts';
import {
  readListedStudent,
  readStudentList,
  seatColumns,
  type TypedStudent,
} from '#/domain/company/student-list.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { idempotencyKeySchema, purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { findNameError } from '#/storefront/forms/name-error.ts';

export interface OrderEntries {
  chave: string | undefined;
  cnpj: string;
  razao_social: string;
  vagas: string;
  lista: string;
}

export function readOrder(data: FormData): OrderEntries {
  const key = v.safeParse(idempotencyKeySchema, formText(data, 'chave'));
  return {
    chave: key.success ? key.output : undefined,
    cnpj: formatCnpj(formText(data, 'cnpj').trim()),
    razao_social: formText(data, 'razao_social').trim(),
    vagas: formText(data, 'vagas').trim(),
    lista: formText(data, 'lista'),
  };
}

export function validateOrder(entries: OrderEntries, today: CalendarDay): FieldErrors {
  const { issues } = v.safeParse(companySchema, entries);
  const company = issues ? v.flatten<typeof companySchema>(issues).nested : undefined;
  const { students, bad } = readStudentList(entries.lista, today);
  const seats = countSeats(entries, students.length);
  const tooFew = seats !== undefined && seats < students.length;
  return {
    cnpj: company?.cnpj?.[0],
    razao_social: company?.razao_social?.[0],
    lista:
      bad.length === 0
        ? undefined
        : bad.length === 1
          ? '1 linha tem problema: veja qual abaixo.'
          : `${bad.length} linhas têm problema: veja quais abaixo.`,
    vagas:
      bad.length > 0
        ? undefined
        : tooFew
          ? 'Há mais pessoas na lista do que vagas.'
          : seats === undefined
            ? SEATS_MESSAGE
            : undefined,
  };
}

export function toOrder(entries: OrderEntries, today: CalendarDay) {
  const { cnpj, razao_social, lista } = entries;
  const vagas = countSeats(entries, readStudentList(lista, today).students.length) ?? 0;
  return { empresa: { cnpj, razao_social }, vagas, lista };
}

function countSeats({ vagas }: OrderEntries, listed: number): number | undefined {
  const seats =
    vagas === ''
      ? listed
      : /^\d{1,4}$/.test(vagas.replaceAll('.', ''))
        ? Number(vagas.replaceAll('.', ''))
        : 0;
  return seats >= 1 && seats <= MOST_SEATS ? seats : undefined;
}

export interface NameSeatEntries extends TypedStudent {
  posicao: string;
}

export function readNameSeat(data: FormData): NameSeatEntries {
  const textOf = (name: string) => formText(data, name).trim();
  const typed = Object.fromEntries(seatColumns.map((name) => [name, textOf(name)])) as TypedStudent;
  return { ...typed, posicao: textOf('posicao') };
}

export function validateNameSeat(entries: NameSeatEntries, today: CalendarDay): FieldErrors {
  const { student, fieldErrors } = readListedStudent(entries, today);
  return {
    posicao: /^\d{1,4}$/.test(entries.posicao) ? undefined : 'Escolha a vaga.',
    ...Object.fromEntries(seatColumns.map((name) => [name, fieldErrors[name]])),
    ...(fieldErrors.nome !== undefined && { nome: findNameError(student.nome) }),
    ...(fieldErrors.responsavel !== undefined && {
      responsavel: findNameError(student.responsavel?.nome ?? ''),
    }),
  };
}

export function toNamedSeat(
  entries: NameSeatEntries,
  today: CalendarDay,
): { posicao: number; aluno: ListedStudent } {
  return { posicao: Number(entries.posicao), aluno: readListedStudent(entries, today).student };
}

export const TERMS_MISSING = 'Leia e aceite o contrato para ficar com a vaga.';

export const ownSeatParamsSchema = v.object({
  codigo: purchaseCodeSchema,
  posicao: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(MOST_SEATS)),
});
