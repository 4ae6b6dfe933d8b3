import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { storedSheetSchema } from '#/contract/account/stored-person.ts';
import { type Address, addressSchema } from '#/domain/person/person-record.ts';
import { formatAddress } from '#/domain/person/postal-code.ts';
import { selectSheet } from './person-repository.ts';

export interface AccountHolder {
  name: string;
  cpf: string | null;
  /** Undefined while a part of it is missing. */
  address: Address | undefined;
  /** In one line, as far as the account has it; null where that leads nowhere. */
  addressLine: string | null;
}

/** Undefined once the person was erased. */
export async function findAccountHolder(db: Database, personId: number): Promise<AccountHolder | undefined> {
  const row = await selectSheet(db, personId);
  if (!row) return undefined;
  const { endereco } = v.parse(storedSheetSchema, storedObject(row.ficha));
  const address = v.safeParse(addressSchema, endereco);
  return {
    name: row.nome,
    cpf: row.cpf,
    address: address.success ? address.output : undefined,
    addressLine: formatAddress(endereco),
  };
}
