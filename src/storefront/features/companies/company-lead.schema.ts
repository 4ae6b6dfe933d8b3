import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { companyLeadSchema, type CompanyLead } from '#/domain/community/company-lead.ts';
import { tidyName } from '#/domain/person/full-name.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';

const fields = [
  'empresa',
  'cnpj',
  'nome',
  'email',
  'telefone',
  'cidade',
  'pessoas',
  'mensagem',
  'aceite',
] as const;

export type CompanyLeadEntries = Readonly<Record<(typeof fields)[number], string>>;

export function readCompanyLead(data: FormData): CompanyLeadEntries {
  const textOf = (name: string) => formText(data, name).trim();
  const typed = Object.fromEntries(fields.map((name) => [name, textOf(name)])) as CompanyLeadEntries;
  return {
    ...typed,
    nome: tidyName(typed.nome),
    cnpj: formatCnpj(typed.cnpj),
    telefone: formatPhone(typed.telefone),
  };
}

export function validateCompanyLead(entries: CompanyLeadEntries): FieldErrors {
  const { issues } = v.safeParse(companyLeadSchema, toWire(entries));
  const found = issues ? v.flatten<typeof companyLeadSchema>(issues).nested : undefined;
  const fieldErrors = Object.fromEntries(fields.map((name) => [name, found?.[name]?.[0]]));
  return entries.pessoas === '' ? { ...fieldErrors, pessoas: REQUIRED_MESSAGE } : fieldErrors;
}

export function toCompanyLead(entries: CompanyLeadEntries): CompanyLead {
  return v.parse(companyLeadSchema, toWire(entries));
}

function toWire(entries: CompanyLeadEntries) {
  const digits = entries.pessoas.replaceAll('.', '');
  return {
    ...entries,
    pessoas: /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN,
    aceite: entries.aceite !== '',
  };
}
