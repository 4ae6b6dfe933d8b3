import { hashPassword } from '#/backend/crypto/password-hash.ts';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { isReservedForOther } from '../email/email-change-repository.ts';
import type { LoginForCheck } from '../login/login-for-check.ts';
import { insertLogin } from '../login/login-repository.ts';
import { requireSafePassword } from '../password/require-safe-password.ts';
import { insertStaffPerson } from './person-repository.ts';

const TAKEN_EMAIL = 'Já existe uma conta com este e-mail. Use outro para o acesso da equipe.';

export const takenEmail = () =>
  new BackendError(409, 'CADASTRO_EXISTENTE', TAKEN_EMAIL, { email: [TAKEN_EMAIL] });

/** @throws 422 for a password that is easily guessed */
export function hashStaffPassword({
  nome,
  email,
  senha,
}: {
  nome: string;
  email: string;
  senha: string;
}): Promise<string> {
  requireSafePassword(senha, { nome, emails: [email], cpf: null, nascimento: null, telefones: [] }, 'senha');
  return hashPassword(senha);
}

/** Adds a person with a login of the team. Undefined when the e-mail is taken: roll the transaction back. */
export async function addStaff(
  tx: Database,
  { nome, email, senhaHash, kind }: { nome: string; email: string; senhaHash: string; kind: LoginKind },
  at: Date,
): Promise<LoginForCheck | undefined> {
  const personId = await insertStaffPerson(tx, { nome, email }, at);
  const loginId = await insertLogin(tx, { personId, email, senhaHash, kind }, at);
  if (loginId === undefined || (await isReservedForOther(tx, email, loginId, at))) return undefined;
  return { loginId, personId, senhaHash };
}
