import type { Database } from '#/backend/db/database.ts';
import { findAddressee, findAddresseeOfLogin } from './person-repository.ts';

export async function findContact(
  db: Database,
  personId: number,
): Promise<{ nome: string; email: string; cpf: string | null } | undefined> {
  const row = await findAddressee(db, personId);
  return row && { nome: row.nome_social ?? row.nome, email: row.email, cpf: row.cpf };
}

/** As {@link findContact}, of one login; undefined when it may not be used any more. */
export async function findContactOfLogin(
  db: Database,
  loginId: number,
): Promise<{ nome: string; email: string } | undefined> {
  const row = await findAddresseeOfLogin(db, loginId);
  return row && { nome: row.nome_social ?? row.nome, email: row.email };
}
