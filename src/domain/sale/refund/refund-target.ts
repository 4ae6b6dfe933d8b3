import * as v from 'valibot';
import { cpfDigits, cpfSchema, formatCpf, isCpf, isCpfDigits } from '#/domain/person/cpf.ts';
import { isEmail, normalizeEmail } from '#/domain/person/email.ts';
import {
  isForeignPhone,
  isMaskedPhone,
  isPhoneDigits,
  PHONE_FOREIGN_MESSAGE,
  PHONE_MESSAGE,
  phoneDigits,
  withoutPhonePrefix,
} from '#/domain/person/phone.ts';
import { typedText } from '#/domain/text/required.ts';

/** Kinds of key by which a Pix finds an account (REFUND-6). */
export const pixKeyKinds = ['cpf', 'email', 'telefone', 'aleatoria'] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];
export const accountKinds = ['corrente', 'poupanca'] as const;

const randomKey = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const keyMessages: Readonly<Record<PixKeyKind, string>> = {
  cpf: 'CPF inválido.',
  email: 'Informe um e-mail válido',
  telefone: PHONE_MESSAGE,
  aleatoria: 'A chave aleatória tem 32 letras e números, separados por hifens.',
};

/** Why a text is no key of the kind; undefined when it is one. */
export function findPixKeyError(kind: PixKeyKind, text: string): string | undefined {
  if (readPixKey(kind, text) !== undefined) return undefined;
  return kind === 'telefone' && isForeignPhone(text) ? PHONE_FOREIGN_MESSAGE : keyMessages[kind];
}

/** Banks' form of a key: digits of a CPF, '+55' before a phone, the rest in lower case. */
export function readPixKey(kind: PixKeyKind, text: string): string | undefined {
  const typed = text.trim();
  switch (kind) {
    case 'cpf':
      return isCpf(typed) || isCpfDigits(typed) ? cpfDigits(typed) : undefined;
    case 'email':
      return isEmail(typed) ? normalizeEmail(typed) : undefined;
    case 'telefone': {
      const national = withoutPhonePrefix(typed);
      return isMaskedPhone(national) || isPhoneDigits(national) ? `+55${phoneDigits(national)}` : undefined;
    }
    case 'aleatoria':
      return randomKey.test(typed.toLowerCase()) ? typed.toLowerCase() : undefined;
  }
}

const bankMessage = 'O código do banco tem 3 algarismos, como 001.';
const agencyMessage = 'A agência tem até 4 algarismos e, se houver, um dígito depois do hífen.';
const accountMessage = 'A conta tem até 13 algarismos e o dígito depois do hífen, como 12345-6.';

export const bankCodeSchema = v.pipe(typedText(), v.regex(/^\d{3}$/, bankMessage));
export const agencySchema = v.pipe(typedText(), v.regex(/^\d{1,4}(-[\dX])?$/, agencyMessage));
export const accountSchema = v.pipe(typedText(), v.regex(/^\d{1,13}-[\dX]$/, accountMessage));

/**
 * Target of a failed refund: a Pix key or an account of the buyer's CPF. The key is as typed: {@link
 * readPixKey} validates it.
 */
export const refundTargetSchema = v.variant('tipo', [
  v.object({
    tipo: v.literal('pix'),
    tipo_chave: v.picklist(pixKeyKinds),
    chave: v.pipe(v.string(), v.maxLength(254)),
  }),
  v.object({
    tipo: v.literal('conta'),
    banco: bankCodeSchema,
    agencia: agencySchema,
    conta: accountSchema,
    tipo_conta: v.picklist(accountKinds),
    cpf_titular: cpfSchema,
  }),
]);
export type RefundTarget = v.InferOutput<typeof refundTargetSchema>;

export function isOfOtherCpf(target: RefundTarget, cpf: string): boolean {
  if (target.tipo === 'conta') return cpfDigits(target.cpf_titular) !== cpf;
  return target.tipo_chave === 'cpf' && cpfDigits(target.chave) !== cpf;
}

const keyKindLabels: Readonly<Record<PixKeyKind, string>> = {
  cpf: 'CPF',
  email: 'e-mail',
  telefone: 'telefone',
  aleatoria: 'aleatória',
};

export function describeTarget(target: RefundTarget & { cpf: string }): string {
  const owner = `do CPF ${formatCpf(target.cpf)}`;
  if (target.tipo === 'pix')
    return `Chave Pix (${keyKindLabels[target.tipo_chave]}) ${target.chave}, ${owner}`;
  const kind = target.tipo_conta === 'corrente' ? 'conta-corrente' : 'conta poupança';
  return `Banco ${target.banco}, agência ${target.agencia}, ${kind} ${target.conta}, ${owner}`;
}
