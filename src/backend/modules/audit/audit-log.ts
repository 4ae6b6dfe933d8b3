import type { Database } from '#/backend/db/database.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import {
  type ActFilter,
  clearPersonOfActs,
  insertActs,
  selectActPage,
  selectActsAbout,
  selectActsOf,
  selectActOn,
  selectActsOn,
  selectLastAct,
} from './audit-repository.ts';

export interface Act {
  acao: AuditedAct;
  loginId: number;
  personId: number | null;
  objeto: string | null;
  requestId: string;
  dados?: Record<string, unknown>;
  at: Date;
}

const toRow = ({ acao, loginId, personId, objeto, requestId, dados = {}, at }: Act) => ({
  acao,
  id_login: loginId,
  id_pessoa_afetada: personId,
  objeto,
  id_requisicao: requestId,
  dados,
  em: at,
});

/** Writes an act in the caller's transaction; the database refuses changes to it. */
export function recordAct(tx: Database, act: Act): Promise<void> {
  return insertActs(tx, [toRow(act)]);
}

/** As {@link recordAct}, for many acts at once. */
export function recordActs(tx: Database, acts: readonly Act[]): Promise<void> {
  return insertActs(tx, acts.map(toRow));
}

export function listActsAbout(db: Database, personId: number) {
  return selectActsAbout(db, personId);
}

export function listActsOn(db: Database, objeto: string) {
  return selectActsOn(db, objeto);
}

export type { ActRow } from './audit-repository.ts';

export function findActOn(db: Database, objeto: string, id: number) {
  return selectActOn(db, objeto, id);
}

export function findLastAct(db: Database, objetos: readonly string[], acao: AuditedAct) {
  return selectLastAct(db, objetos, acao);
}

export function listActsOf(db: Database, loginIds: readonly number[]) {
  return selectActsOf(db, loginIds);
}

/** A page of the whole log, the latest first. */
export function listActPage(db: Database, filter: ActFilter) {
  return selectActPage(db, filter);
}

export function leaveAuditLog(tx: Database, personId: number): Promise<void> {
  return clearPersonOfActs(tx, personId);
}
