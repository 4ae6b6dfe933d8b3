import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldProblems } from '#/storefront/forms/form-problems.ts';
import { formatPhone, phoneSchema } from '#/domain/person/phone.ts';

export interface PhoneEntries {
  telefone: string;
}

export function readPhoneEntries(data: FormData): PhoneEntries {
  return { telefone: formatPhone(formText(data, 'telefone').trim()) };
}

export function findPhoneProblems({ telefone }: PhoneEntries): FieldProblems {
  return { telefone: v.safeParse(phoneSchema, telefone).issues?.[0].message };
}
