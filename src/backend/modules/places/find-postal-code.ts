import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { PostalCode } from '#/contract/account/address.ts';
import { cepDigits } from '#/domain/person/postal-code.ts';
import { findPostalCodeRow } from './postal-code-repository.ts';

/**
 * The address of a CEP (FORM-28).
 * @throws 404 `CEP_NAO_ENCONTRADO`
 */
export async function findPostalCode(db: Database, cep: string): Promise<PostalCode> {
  const row = await findPostalCodeRow(db, cepDigits(cep));
  if (!row) {
    throw new BackendError(
      404,
      'CEP_NAO_ENCONTRADO',
      'Não encontramos este CEP. Preencha o endereço você mesmo.',
    );
  }
  return row;
}
