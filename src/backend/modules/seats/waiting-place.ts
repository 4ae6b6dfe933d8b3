import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { offerNotFound, purchaseUnderWay } from './seat-errors.ts';
import { findSeatedPurchase, isDue } from './hold.ts';
import type { WaitingPlace } from '#/contract/seats/waiting-list.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { localDay } from '#/domain/time/local-time.ts';
import { offerState, takesWaitingList } from '#/domain/catalogue/offer-status.ts';
import { holdSeat, type SeatWish } from './hold-seat.ts';
import { passSeatOn } from './pass-seat-on.ts';
import {
  countWaiting,
  deletePlace,
  findOfferOfList,
  findWaitingPlace,
  findStanding,
  insertWaiting,
  listOffersOfPerson,
  lockOffer,
  sellsToInvited,
} from './waiting-list-repository.ts';

const noPlace: WaitingPlace = { posicao: null, convite_expira_em: null, chances: null };

const offerHasSeats = () =>
  new BackendError(409, 'TURMA_COM_VAGAS', 'Esta turma tem vagas abertas: você já pode se matricular.');
const MAX_LISTS = 20;
const tooManyLists = () =>
  new BackendError(
    409,
    'MUITAS_LISTAS',
    `Você já está em ${MAX_LISTS} listas de espera. Saia de uma delas para entrar em outra.`,
  );
const listClosed = (message = 'Esta turma não tem lista de espera.') =>
  new BackendError(409, 'LISTA_FECHADA', message);

export async function getWaitingPlace(
  db: Database,
  now: Date,
  personId: number,
  offerId: number,
): Promise<WaitingPlace> {
  const place = await findWaitingPlace(db, offerId, personId);
  if (!place) return noPlace;
  const until = place.convite_expira_em;
  if (until) return until > now ? { ...noPlace, convite_expira_em: until.toISOString() } : noPlace;
  const { ahead, situacao, inscricoes_ate, fuso, ...chances } = await findStanding(db, place, now);
  const goesToList = sellsToInvited({ situacao, inscricoes_ate, fuso }, now);
  return { ...noPlace, posicao: ahead + 1, chances: goesToList ? chances : null };
}

/**
 * Puts the person at the end of the list of an offer that sells no seat now; joining again changes nothing.
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_COM_VAGAS`,
 *   `LISTA_FECHADA`, `MUITAS_LISTAS`, `COMPRA_EM_ANDAMENTO`
 */
export async function joinWaitingList(
  db: Database,
  now: Date,
  personId: number,
  offerId: number,
): Promise<WaitingPlace> {
  const list = await findOfferOfList(db, offerId);
  if (!list) throw offerNotFound();
  if (list.situacao === 'cancelada' || list.tipo_oferta !== 'PAGO' || list.gestao_desempenho)
    throw listClosed();
  if (list.programa)
    throw listClosed('Programas não têm lista de espera: entre na lista da turma que está esgotada.');
  return withPersonLocked(db, personId, async (tx) => {
    const offer = await lockOffer(tx, offerId);
    if (!offer) throw offerNotFound();
    if (!(await findWaitingPlace(tx, offerId, personId))) {
      const estado = offerState(offer, localDay(now, offer.fuso));
      if (estado === 'aberta') throw offerHasSeats();
      if (!takesWaitingList(estado)) throw listClosed();
      const live = await findSeatedPurchase(tx, personId, offerId);
      if (live && !isDue(live, now)) throw purchaseUnderWay(live.codigo, live.estado);
      if ((await listOffersOfPerson(tx, personId)).length >= MAX_LISTS) throw tooManyLists();
      await insertWaiting(tx, { id_oferta: offerId, id_pessoa: personId, criado_em: now });
    }
    return getWaitingPlace(tx, now, personId, offerId);
  });
}

/**
 * As `holdSeat`; without a seat the person joins the list, and it returns false. Call it in the transaction
 * of what the seat is for.
 * @throws 409 `MUITAS_LISTAS`
 */
export async function holdSeatOrWait(tx: Database, wish: SeatWish): Promise<boolean> {
  if (await holdSeat(tx, wish)) return true;
  const { personId, offerId, now } = wish;
  await lockOffer(tx, offerId);
  if (await holdSeat(tx, wish)) return true;
  if (await findWaitingPlace(tx, offerId, personId)) return false;
  if ((await listOffersOfPerson(tx, personId)).length >= MAX_LISTS) throw tooManyLists();
  await insertWaiting(tx, { id_oferta: offerId, id_pessoa: personId, criado_em: now });
  return false;
}

export function countWaitingFor(db: Database, offerId: number): Promise<number> {
  return countWaiting(db, offerId);
}

export async function leaveWaitingList(
  db: Database,
  now: Date,
  personId: number,
  offerId: number,
): Promise<WaitingPlace> {
  await db.transaction((tx) => leaveList(tx, now, personId, offerId));
  return noPlace;
}

/** As {@link leaveWaitingList}, for every list the person is on. Call it in a transaction. */
export async function leaveEveryList(tx: Database, now: Date, personId: number): Promise<void> {
  for (const offerId of await listOffersOfPerson(tx, personId)) await leaveList(tx, now, personId, offerId);
}

export async function leaveList(tx: Database, now: Date, personId: number, offerId: number): Promise<void> {
  await lockOffer(tx, offerId);
  const place = await deletePlace(tx, offerId, personId);
  if (place?.convite_expira_em) await passSeatOn(tx, offerId, now);
}
