import * as v from 'valibot';
import {
  validatePayer,
  type PayerEntries,
  readPayerEntries,
  toPayerBody,
} from '#/storefront/shared/payment/payer-address.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import type { KnownContact } from '#/storefront/forms/fields/contact-rules.ts';
import {
  guardianDefaults,
  validateGuardian,
  isMinor,
  readGuardianEntries,
  toGuardianBody,
  type GuardianEntries,
} from '#/storefront/forms/fields/guardian-form.ts';
import {
  validatePerson,
  type KnownPerson,
  readPersonEntries,
  toPersonBody,
  type PersonEntries,
} from '#/storefront/forms/fields/person-form.ts';
import { isAdultOn } from '#/domain/person/birth-date.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { isEnrolmentFormComplete } from '#/storefront/features/checkout/enrolment-form.ts';
import { reaisSchema } from '#/domain/sale/money-schema.ts';
import { requiredText } from '#/domain/text/required.ts';
import { idempotencyKeySchema } from '#/domain/sale/purchase-code.ts';

export interface CheckoutEntries extends PersonEntries, PayerEntries {
  responsavel: GuardianEntries;
  contrato: boolean;
}

export function readCheckoutEntries(data: FormData): CheckoutEntries {
  return {
    ...readPersonEntries(data),
    responsavel: readGuardianEntries(data),
    contrato: data.has('contrato'),
    ...readPayerEntries(data),
  };
}

export interface PostedPurchase extends CheckoutEntries {
  versao: string;
  sha256: string;
  cupom: string;
  /** BRL (reais); undefined where there is no amount. */
  total: number | undefined;
  chave: string | undefined;
}

const postedTotalSchema = v.pipe(requiredText(), v.transform(Number), reaisSchema);

export function readPostedPurchase(data: FormData): PostedPurchase {
  const text = (name: string) => formText(data, name);
  const key = v.safeParse(idempotencyKeySchema, text('chave'));
  const total = v.safeParse(postedTotalSchema, text('total'));
  return {
    ...readCheckoutEntries(data),
    versao: text('versao'),
    sha256: text('sha256'),
    cupom: text('cupomAplicado'),
    total: total.success ? total.output : undefined,
    chave: key.success ? key.output : undefined,
  };
}

// GUARDIAN-2
export function validateCheckout(entries: CheckoutEntries, today: CalendarDay): FieldErrors {
  return {
    ...validatePerson(entries, today),
    ...(isMinor(entries, today)
      ? validateGuardian(entries.responsavel, entries.cpf)
      : {
          contrato: entries.contrato ? undefined : 'Para continuar, leia e aceite o contrato',
          ...validatePayer(entries),
        }),
  };
}

interface BuyingBody extends ReturnType<typeof toPayerBody> {
  aluno: ReturnType<typeof toPersonBody>;
  responsavel?: ReturnType<typeof toGuardianBody>;
}

export function toBuyingBody(entries: CheckoutEntries, today: CalendarDay): BuyingBody {
  const { nome, cpf, dia, mes, ano, telefone, email, responsavel } = entries;
  return {
    aluno: toPersonBody({ nome, cpf, dia, mes, ano, telefone, email }),
    ...(isMinor(entries, today) && { responsavel: toGuardianBody(responsavel) }),
    ...(!isMinor(entries, today) && toPayerBody(entries)),
  };
}

export function isStudentStepComplete(
  student: PersonEntries,
  guardian: GuardianEntries,
  today: CalendarDay,
): boolean {
  const { nome, cpf, dia, mes, ano, telefone, email } = student;
  const birthDate = { day: dia, month: mes, year: ano };
  if (!isEnrolmentFormComplete({ fullName: nome, cpf, birthDate, telefone, email })) return false;
  return !isMinor(student, today) || Object.values(validateGuardian(guardian, cpf)).every((why) => !why);
}

interface KnownBuyer extends KnownPerson {
  responsavel: KnownContact | null;
}

export function toGuardianDefaults(buyer: KnownBuyer, today: CalendarDay): GuardianEntries {
  const isAdult = buyer.nascimento !== null && isAdultOn(buyer.nascimento, today);
  return guardianDefaults(buyer.responsavel ?? (isAdult ? buyer : null));
}
