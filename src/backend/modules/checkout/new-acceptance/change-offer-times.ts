import { refusedField } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import type { OfferTimes } from '#/contract/purchasing/new-acceptance.ts';
import { lockOfferTimes, setOfferTimes } from '#/backend/modules/orders/agreement/offer-times-repository.ts';
import { askForNewAcceptances } from './ask-for-new-acceptance.ts';

interface StaffAct {
  now: Date;
  loginId: number;
  requestId: string;
}

/**
 * Changes days or hours of an offer and requests a new acceptance from its buyers (ACCEPTANCE-1).
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 422 with `campos` when the last day is before the first
 */
export async function changeOfferTimes(
  db: Database,
  offerId: number,
  times: OfferTimes,
  { now, loginId, requestId }: StaffAct,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockOfferTimes(tx, offerId);
    if (!known) throw offerNotFound();
    const next = { ...known, ...times };
    if (next.data_fim < next.data_inicio)
      throw refusedField('DATAS_INVALIDAS', 'data_fim', 'A turma não pode terminar antes de começar.');
    await setOfferTimes(tx, offerId, next);
    await recordAct(tx, {
      acao: 'ALTEROU_TURMA',
      loginId,
      personId: null,
      objeto: `turma ${offerId}`,
      requestId,
      dados: { antes: known, depois: next },
      at: now,
    });
  });
  await askForNewAcceptances(db, now, offerId);
}
