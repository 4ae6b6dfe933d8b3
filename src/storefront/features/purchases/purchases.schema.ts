import * as v from 'valibot';
import {
  findPayerProblems,
  type PayerEntries,
  readPayerEntries,
} from '#/storefront/shared/payment/payer-address.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { requiredText } from '#/domain/text/required.ts';
import type { FieldProblems } from '#/storefront/forms/form-problems.ts';

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

export function findContinueProblems({ terms, accepted, ...payer }: ContinueEntries): FieldProblems {
  return {
    contrato: !terms || accepted ? undefined : 'Para continuar, leia e aceite o contrato',
    ...findPayerProblems(payer),
  };
}

export const readCoupon = (data: FormData) => ({ cupom: formText(data, 'cupom').trim().toUpperCase() });

export const findCouponProblems = ({ cupom }: { cupom: string }): FieldProblems => ({
  cupom: v.safeParse(requiredText(), cupom).issues?.[0].message,
});

export const CONFIRMATION_MISSING = 'Confirme para continuar';

export const MONEY_BACK_WARNING =
  'Devolvemos tudo o que você pagou, pela mesma forma de pagamento, e a compra termina.';
