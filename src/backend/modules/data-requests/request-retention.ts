import type { Database } from '#/backend/db/database.ts';
import { answerDeadline, type DataRequestKind } from '#/domain/privacy/data-request.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import {
  clearRequestsOf,
  deleteAnsweredBefore,
  hasAnsweredSince,
  insertDataRequest,
  selectRequestsOf,
} from './data-request-repository.ts';

const YEAR_MS = 365.25 * 86_400_000;

interface DoneAtOnce {
  personId: number | null;
  tipo: DataRequestKind;
  resposta: string;
  now: Date;
}

const rowOf = ({ personId, tipo, resposta, now }: DoneAtOnce) => ({
  id_pessoa: personId,
  tipo,
  resposta,
  canal: 'CONTA' as const,
  estado: 'RESPONDIDA' as const,
  nome: '',
  pedido: '',
  recebida_em: now,
  prazo: answerDeadline(calendarDay(now)),
  respondida_em: now,
});

/** The person downloaded their data by themselves: noted once a day. */
export async function noteExport(db: Database, personId: number, now: Date): Promise<void> {
  const since = startOfDay(calendarDay(now));
  if (await hasAnsweredSince(db, { personId, tipo: 'ACESSO', since })) return;
  const resposta = 'Cópia dos dados baixada na própria conta.';
  await insertDataRequest(db, rowOf({ personId, tipo: 'ACESSO', resposta, now }));
}

/** Notes that an account was erased by its owner, not whose, and takes the person out of other requests. */
export async function noteErasure(
  tx: Database,
  { personId, emails, now }: { personId: number; emails: readonly string[]; now: Date },
): Promise<void> {
  await clearRequestsOf(tx, { personId, emails, now });
  const resposta = 'Conta excluída por quem era dela.';
  await insertDataRequest(tx, rowOf({ personId: null, tipo: 'EXCLUSAO', resposta, now }));
}

export const listRequestRecords = (db: Database, personId: number) => selectRequestsOf(db, personId);

/** Five years after the answer no one can claim anything of it any more. */
export const forgetOldRequests = (db: Database, now: Date): Promise<void> =>
  deleteAnsweredBefore(db, new Date(now.getTime() - 5 * YEAR_MS));
