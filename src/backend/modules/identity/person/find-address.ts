import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { storedSheetSchema } from '#/contract/account/stored-person.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { formatAddress } from '#/domain/person/postal-code.ts';
import { selectSheet } from './person-repository.ts';

/**
 * Where a person lives, in one line, as their account has it; null where it hasn't, and for who has another
 * CPF than is meant.
 */
export async function findAddress(db: Database, personId: number, cpf: string): Promise<string | null> {
  const row = await selectSheet(db, personId);
  if (!row || row.cpf !== cpfDigits(cpf)) return null;
  return formatAddress(v.parse(storedSheetSchema, storedObject(row.ficha)).endereco);
}
