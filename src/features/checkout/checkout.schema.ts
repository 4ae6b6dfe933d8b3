import * as v from 'valibot';
import { type PaymentChoice, readPaymentChoice } from '#/blocks/payment/payment-choice.ts';
import { formText } from '#/forms/form-text.ts';
import type { FieldProblems } from '#/forms/form-problems.ts';
import {
  findPersonProblems,
  personEntriesSchema,
  readPersonEntries,
  type PersonEntries,
} from '#/forms/fields/person-form.ts';
import { splitBirthDate } from '#/domain/person/birth-date.ts';
import { formatCpf } from '#/domain/person/cpf.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { isEnrolmentFormComplete } from '#/features/checkout/enrolment-form.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { idempotencyKeySchema } from '#/domain/sale/purchase-code.ts';

export interface CheckoutEntries extends PersonEntries {
  contrato: boolean;
  pagamento: PaymentChoice;
}

export function readCheckoutEntries(data: FormData): CheckoutEntries {
  return {
    ...readPersonEntries(data),
    contrato: data.has('contrato'),
    pagamento: readPaymentChoice(data),
  };
}

/**
 * What a plain POST of the checkout holds besides: the terms and the coupon that the page showed, and its
 * key.
 */
export interface PostedPurchase extends CheckoutEntries {
  versao: string;
  sha256: string;
  cupom: string;
  /** Idempotency-Key of this page; undefined where there is no good one. */
  chave: string | undefined;
}

/** Reads the checkout's form from a plain POST. */
export function readPostedPurchase(data: FormData): PostedPurchase {
  const text = (name: string) => formText(data, name);
  const key = v.safeParse(idempotencyKeySchema, text('chave'));
  return {
    ...readCheckoutEntries(data),
    versao: text('versao'),
    sha256: text('sha256'),
    cupom: text('cupomAplicado'),
    chave: key.success ? key.output : undefined,
  };
}

export function findCheckoutProblems(entries: CheckoutEntries, today: CalendarDay): FieldProblems {
  return {
    ...findPersonProblems(entries, today),
    contrato: entries.contrato ? undefined : 'Para continuar, leia e aceite o contrato',
  };
}

/** True when nothing of the student is missing, as far as the form can tell while it is filled in. */
export function isStudentComplete({ nome, cpf, dia, mes, ano, telefone, email }: PersonEntries): boolean {
  const birthDate = { day: dia, month: mes, year: ano };
  return isEnrolmentFormComplete({ fullName: nome, cpf, birthDate, telefone, email });
}

/** What the shop knows of the buyer, as the student's form shows it. */
export function toStudentDefaults(buyer: {
  nome: string;
  cpf: string | null;
  nascimento: string | null;
  telefone: string | null;
  email: string | null;
}): PersonEntries {
  const { day, month, year } = splitBirthDate(buyer.nascimento ?? '');
  return {
    nome: buyer.nome,
    cpf: formatCpf(buyer.cpf ?? ''),
    dia: day,
    mes: month,
    ano: year,
    telefone: formatPhone(buyer.telefone ?? ''),
    email: buyer.email ?? '',
  };
}

/** The student as typed into a form that came as a plain POST. */
export function toTypedStudent(entries: Readonly<Record<string, string>>): PersonEntries {
  return v.parse(personEntriesSchema, entries);
}
