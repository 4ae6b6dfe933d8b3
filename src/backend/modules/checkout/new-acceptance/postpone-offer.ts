import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import {
  type LockedOffer,
  lockOfferTimes,
  type OfferTimes,
  setOfferTimes,
} from '#/backend/modules/orders/agreement/offer-times-repository.ts';
import { isOpenOffer } from '#/domain/catalogue/offer-status.ts';
import { localDay } from '#/domain/time/local-time.ts';
import { changeAndAsk, type StaffAct, type TimesChange } from './change-offer-times.ts';

const cannotBePostponed = () =>
  new BackendError(
    409,
    'TURMA_NAO_ADIAVEL',
    'Só se adia uma turma que ainda não começou, não foi adiada e não está encerrada nem cancelada.',
  );

/**
 * Postpones an offer without a new date: no one can buy it, and its buyers may leave with all of their money
 * until a date is set (ACCEPTANCE-7).
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_NAO_ADIAVEL`
 */
export function postponeAndAsk(db: Database, offerId: number, act: StaffAct): Promise<void> {
  return changeAndAsk(db, { offerId, acao: 'ADIOU_TURMA', act }, (tx) => postponeOffer(tx, act.now, offerId));
}

/** Asks no buyer. @throws as {@link postponeAndAsk} */
export async function postponeOffer(tx: Database, now: Date, offerId: number): Promise<TimesChange> {
  const locked = await lockOfferTimes(tx, offerId);
  if (!locked) throw offerNotFound();
  const { times: antes, fuso } = locked;
  if (!canBePostponed({ ...antes, fuso }, now)) throw cannotBePostponed();
  const depois = { ...antes, situacao: 'adiada' as const };
  await setOfferTimes(tx, offerId, depois);
  return { antes, depois };
}

export function canBePostponed(
  { situacao, data_inicio, fuso }: Pick<OfferTimes, 'situacao' | 'data_inicio'> & Pick<LockedOffer, 'fuso'>,
  now: Date,
): boolean {
  return data_inicio >= localDay(now, fuso) && (isOpenOffer(situacao) || situacao === 'esgotada');
}
