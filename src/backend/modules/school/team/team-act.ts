import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import type { Session } from '#/backend/request/context.ts';
import { lockAdministratorsAnd } from './team-repository.ts';

export interface TeamDeps {
  db: Database;
  now: Date;
  requestId: string;
}

const notAdministrator = () =>
  new BackendError(403, 'ACESSO_NEGADO', 'Seu acesso mudou enquanto isso. Entre de novo.');

/**
 * Locks every administrator, and the login named. Of two administrators who act on each other at once the
 * second one no longer is one, so that the shop is never left without (IDENTITY-24).
 * @throws 403 `ACESSO_NEGADO`
 */
export async function lockAsAdministrator(tx: Database, { loginId }: Session, otherId?: number) {
  const locked = await lockAdministratorsAnd(tx, otherId ?? loginId);
  if (!locked.some((login) => login.loginId === loginId && login.kind === 'ADMIN')) throw notAdministrator();
  return locked.find((login) => login.loginId === otherId);
}

export function recordTeamAct(
  tx: Database,
  { now, requestId }: TeamDeps,
  acao: AuditedAct,
  act: { loginId: number; personId?: number; objeto: string; dados?: Record<string, unknown> },
): Promise<void> {
  return recordAct(tx, { personId: null, ...act, acao, requestId, at: now });
}
