import type { Database } from '#/backend/db/database.ts';
import { isCpfReservedForOther } from '#/backend/modules/cpf-claim/reserved-cpf.ts';
import { isReservedForOther } from '#/backend/modules/identity/email/email-change-repository.ts';
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
  if (personId === undefined || (await isCpfReservedForOther(tx, cpf, [email], at))) return undefined;
  const loginId = await insertLogin(tx, { personId, email, senhaHash }, at);
  if (loginId === undefined || (await isReservedForOther(tx, email, loginId, at))) return undefined;
  return { loginId, personId, senhaHash };
}
