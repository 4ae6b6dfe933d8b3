import type { Database } from '#/backend/db/database.ts';
import { isCpfKeptForAnother } from '#/backend/modules/cpf-claim/kept-cpf.ts';
import { isKeptForAnother } from '#/backend/modules/identity/email/email-change-repository.ts';
import type { LoginForCheck } from '../login/login-for-check.ts';
import { insertLogin } from '../login/login-repository.ts';
import { insertPerson, type NewLogin } from './person-repository.ts';

/** Undefined when CPF or e-mail is taken or reserved: roll the transaction back then. */
export async function addShopper(
  tx: Database,
  { senhaHash, ...person }: NewLogin,
  at: Date,
): Promise<LoginForCheck | undefined> {
  const { cpf, email } = person;
  const personId = await insertPerson(tx, person, at);
  if (personId === undefined || (await isCpfKeptForAnother(tx, cpf, [email], at))) return undefined;
  const loginId = await insertLogin(tx, { personId, email, senhaHash }, at);
  if (loginId === undefined || (await isKeptForAnother(tx, email, loginId, at))) return undefined;
  return { loginId, personId, senhaHash };
}
