import type { Address } from '#/domain/person/person-record.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  type AddressEntries,
  validateAddress,
  isAddressEmpty,
  readAddressEntries,
  toAddress,
} from '#/storefront/forms/fields/address-form.ts';
import { type PaymentChoice, readPaymentChoice } from './payment-choice.ts';

export const NEEDS_ADDRESS = 'exigeEndereco';

export interface PayerEntries {
  pagamento: PaymentChoice;
  endereco: AddressEntries;
  /** False where all of it may be left out (BOLETO-14, BOLETO-15). */
  exigeEndereco: boolean;
}

export function readPayerEntries(data: FormData): PayerEntries {
  return {
    pagamento: readPaymentChoice(data),
    endereco: readAddressEntries(data),
    exigeEndereco: data.has(NEEDS_ADDRESS),
  };
}

const givesAddress = ({ pagamento, endereco, exigeEndereco }: PayerEntries) =>
  pagamento.forma === 'boleto' && (exigeEndereco || !isAddressEmpty(endereco));

export const validatePayer = (payer: PayerEntries): FieldErrors =>
  givesAddress(payer) ? validateAddress(payer.endereco) : {};

export const toPayerBody = (payer: PayerEntries): { endereco?: Address } =>
  givesAddress(payer) ? { endereco: toAddress(payer.endereco) } : {};
