import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/http/context.ts';
import type { AccountSession } from '#/contract/identity/account.ts';
import { listFamilies, revokeOwnFamily } from './account-session-repository.ts';

/** Open sessions of the person, the last used first. */
export async function listSessions(
  { db, now }: { db: Database; now: Date },
  { idPessoa, idFamilia }: Session,
): Promise<AccountSession[]> {
  const families = await listFamilies(db, idPessoa, now);
  return families.map(({ id, criadaEm, usadaEm, agente }) => ({
    id,
    criadaEm: criadaEm.toISOString(),
    usadaEm: usadaEm.toISOString(),
    agente,
    atual: id === idFamilia,
  }));
}

/** Ends a session of the person, also the one that asks. Throws 404 for somebody else's, an ended one and one that never was. */
export async function endAccountSession(
  { db, now }: { db: Database; now: Date },
  idPessoa: number,
  id: string,
): Promise<void> {
  const ended = v.is(v.pipe(v.string(), v.uuid()), id) && (await revokeOwnFamily(db, idPessoa, id, now));
  if (!ended) throw new BackendError(404, 'SESSAO_NAO_ENCONTRADA', 'Não encontramos esta sessão.');
}
