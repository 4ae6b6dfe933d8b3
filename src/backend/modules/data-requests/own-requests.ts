import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import type { OwnDataRequest } from '#/contract/account/data-request.ts';
import { answerDeadline, type DataRequestKind } from '#/domain/privacy/data-request.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  countOpenOf,
  type DataRequestRow,
  findNameAndEmail,
  insertDataRequest,
  selectRequestsOf,
} from './data-request-repository.ts';

const MOST_OPEN = 3;

export const toOwnRequest = (row: DataRequestRow): OwnDataRequest => ({
  id: row.id,
  tipo: row.tipo,
  estado: row.estado,
  canal: row.canal,
  pedido: row.pedido,
  recebida_em: row.recebida_em.toISOString(),
  prazo: row.prazo,
  resposta: row.resposta,
  respondida_em: row.respondida_em?.toISOString() ?? null,
});

export async function listOwnRequests(db: Database, personId: number): Promise<OwnDataRequest[]> {
  return (await selectRequestsOf(db, personId)).map(toOwnRequest);
}

interface Asking {
  personId: number;
  loginId: number;
  now: Date;
}

/** @throws 409 `MUITAS_SOLICITACOES` */
export function sendOwnRequest(
  db: Database,
  { personId, loginId, now }: Asking,
  { tipo, pedido }: { tipo: DataRequestKind; pedido: string },
): Promise<number> {
  return withPersonLocked(db, personId, async (tx) => {
    if ((await countOpenOf(tx, personId)) >= MOST_OPEN) {
      throw new BackendError(
        409,
        'MUITAS_SOLICITACOES',
        `Você já tem ${MOST_OPEN} solicitações sem resposta. Espere a resposta de uma delas.`,
      );
    }
    const { nome, email } = (await findNameAndEmail(tx, loginId))!;
    return insertDataRequest(tx, {
      id_pessoa: personId,
      tipo,
      canal: 'CONTA',
      estado: 'ABERTA',
      nome,
      email,
      pedido,
      recebida_em: now,
      prazo: answerDeadline(calendarDay(now)),
    });
  });
}
