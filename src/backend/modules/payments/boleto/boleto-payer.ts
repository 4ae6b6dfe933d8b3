import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { findAccountHolder } from '#/backend/modules/identity/person/find-account-holder.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import type { BoletoPayer, BoletoProvider } from '#/backend/payments/payment-provider.ts';
import { storedCompanySchema } from '#/contract/purchasing/purchase.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { addressMissing } from '#/backend/modules/orders/purchase-errors.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';

interface KnownPayer extends BoletoPayer {
  /** One line; null where the account has no address. */
  addressLine: string | null;
}

const payerIdOf = ({ responsavel, id_responsavel, id_pessoa }: PurchaseRow) =>
  responsavel ? id_responsavel : id_pessoa;

/**
 * The payer of the boletos: the company, the guardian, or the student, with their account's address
 * (BOLETO-13). A bank that needs an address gets the buyer where another person studies (BOLETO-15).
 */
export async function findPayer(
  db: Database,
  { needsAddress }: Pick<BoletoProvider, 'needsAddress'>,
  purchase: PurchaseRow,
): Promise<KnownPayer> {
  const { nome: name, cpf, email } = purchase.responsavel ?? purchase.aluno;
  const unknown = { address: undefined, addressLine: null };
  if (purchase.empresa) {
    const { razao_social, cnpj } = v.parse(storedCompanySchema, storedObject(purchase.empresa));
    return { name: razao_social, email, document: { type: 'CNPJ', number: cnpj }, ...unknown };
  }
  const named = { name, email, document: { type: 'CPF' as const, number: cpfDigits(cpf) } };
  const payerId = payerIdOf(purchase);
  if (payerId === null) return { ...named, ...unknown };
  const account = await findAccountHolder(db, payerId);
  if (!account?.cpf) return { ...named, ...unknown };
  const { address, addressLine } = account;
  if (account.cpf === named.document.number) return { ...named, address, addressLine };
  if (!needsAddress) return { ...named, ...unknown };
  const document = { type: 'CPF' as const, number: account.cpf };
  const contact = await findContact(db, payerId);
  return { name: account.name, email: contact?.email ?? email, document, address, addressLine };
}

/**
 * As {@link findPayer}, with an address where the bank needs one.
 * @throws 422 `ENDERECO_AUSENTE`
 */
export async function requirePayer(
  db: Database,
  bank: Pick<BoletoProvider, 'needsAddress'>,
  purchase: PurchaseRow,
): Promise<BoletoPayer> {
  const payer = await findPayer(db, bank, purchase);
  if (bank.needsAddress && !payer.address) throw addressMissing();
  return payer;
}
