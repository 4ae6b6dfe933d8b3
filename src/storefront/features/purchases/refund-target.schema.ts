import * as v from 'valibot';
import { cpfSchema, formatCpf } from '#/domain/person/cpf.ts';
import {
  accountKinds,
  accountSchema,
  agencySchema,
  bankCodeSchema,
  findPixKeyError,
  pixKeyKinds,
} from '#/domain/sale/refund/refund-target.ts';
import { requiredFieldMessage } from '#/domain/text/required.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export type RefundTargetValues =
  | { tipo: 'pix'; tipo_chave: (typeof pixKeyKinds)[number]; chave: string }
  | {
      tipo: 'conta';
      banco: string;
      agencia: string;
      conta: string;
      tipo_conta: (typeof accountKinds)[number];
      cpf_titular: string;
    };

export function readKey(data: FormData): RefundTargetValues {
  const kind = formText(data, 'tipo_chave');
  return {
    tipo: 'pix',
    tipo_chave: pixKeyKinds.find((known) => known === kind) ?? 'cpf',
    chave: formText(data, 'chave').trim(),
  };
}

export function validateKey(values: RefundTargetValues): FieldErrors {
  if (values.tipo !== 'pix') return {};
  return {
    chave:
      values.chave === ''
        ? requiredFieldMessage('Chave Pix')
        : findPixKeyError(values.tipo_chave, values.chave),
  };
}

export function readAccount(data: FormData): RefundTargetValues {
  const kind = formText(data, 'tipo_conta');
  return {
    tipo: 'conta',
    banco: formText(data, 'banco').trim(),
    agencia: formText(data, 'agencia').trim().toUpperCase(),
    conta: formText(data, 'conta').trim().toUpperCase(),
    tipo_conta: accountKinds.find((known) => known === kind) ?? 'corrente',
    cpf_titular: formatCpf(formText(data, 'cpf_titular').trim()),
  };
}

export function validateAccount(values: RefundTargetValues): FieldErrors {
  if (values.tipo !== 'conta') return {};
  const problemOf = (field: string, schema: v.GenericSchema<string, string>, text: string) =>
    text === '' ? requiredFieldMessage(field) : v.safeParse(schema, text).issues?.[0].message;
  return {
    banco: problemOf('Código do banco', bankCodeSchema, values.banco),
    agencia: problemOf('Agência', agencySchema, values.agencia),
    conta: problemOf('Conta com dígito', accountSchema, values.conta),
    cpf_titular: problemOf('CPF', cpfSchema, values.cpf_titular),
  };
}
