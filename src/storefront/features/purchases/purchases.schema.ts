import * as v from 'valibot';
import {
  validatePayer,
  type PayerEntries,
  readPayerEntries,
} from '#/storefront/shared/payment/payer-address.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { requiredText } from '#/domain/text/required.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';

export interface ContinueEntries extends PayerEntries {
  /** The terms that the page showed to be accepted; undefined when they were accepted before. */
  terms: { versao: string; sha256: string } | undefined;
  accepted: boolean;
}

export function readContinue(data: FormData): ContinueEntries {
  const [versao, sha256] = [data.get('versao'), data.get('sha256')];
  return {
    terms: typeof versao === 'string' && typeof sha256 === 'string' ? { versao, sha256 } : undefined,
    accepted: data.has('contrato'),
    ...readPayerEntries(data),
  };
}

export function validateContinue({ terms, accepted, ...payer }: ContinueEntries): FieldErrors {
  return {
    contrato: !terms || accepted ? undefined : 'Para continuar, leia e aceite o contrato',
    ...validatePayer(payer),
  };
}

export const readCoupon = (data: FormData) => ({ cupom: formText(data, 'cupom').trim().toUpperCase() });

export const validateCoupon = ({ cupom }: { cupom: string }): FieldErrors => ({
  cupom: v.safeParse(requiredText(), cupom).issues?.[0].message,
});

export const CONFIRMATION_MISSING = 'Confirme para continuar';

export const MONEY_BACK_WARNING =
  'Devolvemos tudo o que você pagou, pela mesma forma de pagamento, e a compra termina.';
