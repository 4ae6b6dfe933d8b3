import * as v from 'valibot';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import { formatPhone, phoneSchema } from '#/domain/phone.ts';

export interface PhoneEntries {
  telefone: string;
}

export function readPhoneEntries(data: FormData): PhoneEntries {
  const value = data.get('telefone');
  return { telefone: typeof value === 'string' ? formatPhone(value.trim()) : '' };
}

export function findPhoneProblems({ telefone }: PhoneEntries): FieldProblems {
  return { telefone: v.safeParse(phoneSchema, telefone).issues?.[0].message };
}
