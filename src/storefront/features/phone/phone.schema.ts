import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formatPhone, phoneSchema } from '#/domain/person/phone.ts';

export interface PhoneEntries {
  telefone: string;
}

export function readPhoneEntries(data: FormData): PhoneEntries {
  return { telefone: formatPhone(formText(data, 'telefone').trim()) };
}

export function validatePhone({ telefone }: PhoneEntries): FieldErrors {
  return { telefone: v.safeParse(phoneSchema, telefone).issues?.[0].message };
}
