import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { auditLog } from '#/backend/db/schema/identity.ts';

export type AuditedAct =
  | 'PUBLICOU_OPINIAO'
  | 'RECUSOU_OPINIAO'
  | 'RESPONDEU_PERGUNTA'
  | 'DESCARTOU_PERGUNTA'
  | 'LIBEROU_CPF'
  | 'RECUSOU_PEDIDO_DE_CPF'
  | 'ENCAMINHOU_PEDIDO_DE_CPF'
  | 'DESLIGOU_SEGUNDO_FATOR'
  | 'EXCLUIU_CONTA';

/** An act on somebody's behalf, or on what they wrote. */
export interface Act {
  acao: AuditedAct;
  /** The login that acted. */
  idLogin: number;
  /** Whom it is about; null when that is unknown or erased. */
  idPessoa: number | null;
  /** What was acted on: its kind and id. */
  objeto: string | null;
  /** The request it came with, as the log names it. */
  requestId: string;
  /** Nothing here may name a person: it outlives their account. */
  dados?: Record<string, unknown>;
  at: Date;
}

/** Writes an act down, in the transaction of what was done. The database lets nobody change it afterwards. */
export async function recordAct(
  db: Database,
  { acao, idLogin, idPessoa, objeto, requestId, dados = {}, at }: Act,
): Promise<void> {
  await db.insert(auditLog).values({
    acao,
    id_login: idLogin,
    id_pessoa_afetada: idPessoa,
    objeto,
    id_requisicao: requestId,
    dados,
    em: at,
  });
}

/** What others did about the person, without who did it. */
export function listActsAbout(db: Database, idPessoa: number) {
  const { acao, objeto, dados, em } = auditLog;
  return db
    .select({ acao, objeto, dados, em })
    .from(auditLog)
    .where(eq(auditLog.id_pessoa_afetada, idPessoa))
    .orderBy(auditLog.id);
}

/** What was done with these logins, without whom it was about. */
export function listActsOf(db: Database, idLogins: readonly number[]) {
  const { acao, objeto, em } = auditLog;
  return db
    .select({ acao, objeto, em })
    .from(auditLog)
    .where(inArray(auditLog.id_login, [...idLogins]))
    .orderBy(auditLog.id);
}

/** Takes the person out of the log: what was done stays, no longer about them. */
export async function leaveAuditLog(db: Database, idPessoa: number): Promise<void> {
  await db.update(auditLog).set({ id_pessoa_afetada: null }).where(eq(auditLog.id_pessoa_afetada, idPessoa));
}
