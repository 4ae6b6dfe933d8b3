import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import { confirmPassword } from '#/backend/modules/identity/password/confirm-password.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { mayResetSecondFactor } from '#/domain/person/second-factor.ts';
import type { Database } from '#/backend/db/database.ts';
import type { FactorDeps } from './check-code.ts';
import { notifyOfFactor } from './factor-mails.ts';
import { deleteFactor, findLoginByEmail } from './second-factor-repository.ts';
import { revokeFamiliesOfLogin } from '../login/login-access-repository.ts';

const NOT_FOUND = 'Não há ninguém com este e-mail de quem você possa desligar a verificação.';

/** Forgets the factor of a login, if it has one. */
export async function dropFactor(tx: Database, loginId: number): Promise<void> {
  await deleteFactor(tx, loginId);
}

/**
 * Turns off another team member's factor, ends their sessions; audited.
 * @throws 404 `SEGUNDO_FATOR_NAO_ENCONTRADO`, the same for unknown people, without permission, and without a
 * factor; 422 `SENHA_INCORRETA`
 */
export async function resetFactor(
  deps: FactorDeps & { requestId: string },
  session: Session,
  { email, senha }: { email: string; senha: string },
): Promise<void> {
  const { db, now, requestId } = deps;
  const { loginId, tipoLogin } = session;
  await confirmPassword(deps, session, senha, 'senha');
  const owner = await findLoginByEmail(db, email);
  const allowed = owner && owner.loginId !== loginId && mayResetSecondFactor(tipoLogin, owner.tipoLogin);
  if (!allowed) throw notFound();
  await db.transaction(async (tx) => {
    if (!(await deleteFactor(tx, owner.loginId))) throw notFound();
    await revokeFamiliesOfLogin(tx, owner.loginId, now);
    await notifyOfFactor(tx, 'segundo-fator-desligado', owner.loginId, now, { por_equipe: true });
    await recordAct(tx, {
      acao: 'DESLIGOU_SEGUNDO_FATOR',
      loginId,
      personId: owner.personId,
      objeto: `login ${owner.loginId}`,
      requestId,
      at: now,
    });
  });
}

const notFound = () =>
  new BackendError(404, 'SEGUNDO_FATOR_NAO_ENCONTRADO', NOT_FOUND, { email: [NOT_FOUND] });
