import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import type { AccountSession } from '#/contract/account/account.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { listFamilies, revokeOtherOwnFamilies, revokeOwnFamily } from './account-session-repository.ts';
import { confirmPassword } from '../identity/password/confirm-password.ts';

export async function listSessions(
  { db, now }: { db: Database; now: Date },
  { personId, familyId }: Pick<Session, 'personId' | 'familyId'>,
): Promise<AccountSession[]> {
  const families = await listFamilies(db, personId, now);
  return families.map(({ id, criadaEm, usadaEm, agente, rede }) => ({
    id,
    criadaEm: criadaEm.toISOString(),
    usadaEm: usadaEm.toISOString(),
    agente,
    rede,
    atual: id === familyId,
  }));
}

interface SessionDeps {
  db: Database;
  throttle: Throttle;
  now: Date;
}

/**
 * Ends a session after checking the password.
 * @throws as `confirmPassword`, and 404 for another user's or an ended one
 */
export async function endAccountSession(
  deps: SessionDeps,
  session: Session,
  { id, senha }: { id: string; senha: string },
): Promise<void> {
  await confirmPassword(deps, session, senha, 'senha');
  const isId = v.is(v.pipe(v.string(), v.uuid()), id);
  const ended = isId && (await revokeOwnFamily(deps.db, session.personId, id, deps.now));
  if (!ended) throw new BackendError(404, 'SESSAO_NAO_ENCONTRADA', 'Não encontramos esta sessão.');
}

/** @throws as `confirmPassword` does */
export async function endOtherSessions(deps: SessionDeps, session: Session, senha: string): Promise<void> {
  await confirmPassword(deps, session, senha, 'senha');
  const { personId, familyId } = session;
  await revokeOtherOwnFamilies(deps.db, { personId, stored: familyId }, deps.now);
}
