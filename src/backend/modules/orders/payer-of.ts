import type { Database } from '#/backend/db/database.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import type { PurchaseRow } from './purchase/purchase-repository.ts';

/** Who is written to about the money of a purchase: the buyer, where they buy for another adult. */
export async function payerOf(
  db: Database,
  { responsavel, empresa, aluno, id_pessoa }: PurchaseRow,
): Promise<{ nome: string; email: string }> {
  if (responsavel || empresa) return responsavel ?? aluno;
  const buyer = await findContact(db, id_pessoa);
  return buyer?.cpf && buyer.cpf !== cpfDigits(aluno.cpf) ? buyer : aluno;
}
