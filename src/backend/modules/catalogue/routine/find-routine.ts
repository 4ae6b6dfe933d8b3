import type { Database } from '#/backend/db/database.ts';
import { describePlaces, locatePlace } from '#/backend/modules/places/locate-place.ts';
import type { NearMiss, Routine, RoutineInput } from '#/contract/routine/routine.ts';
import { distanceKm } from '#/domain/catalogue/routine/distance.ts';
import { routineReason } from '#/domain/catalogue/routine/reason.ts';
import {
  ONLINE_ONLY,
  ROUTINE_PAGE_SIZE,
  routineDistances,
} from '#/domain/catalogue/routine/routine-choices.ts';
import { cellsOfDay, weekCells, weekMask } from '#/domain/catalogue/routine/week.ts';
import { weekdays } from '#/domain/catalogue/offer-values.ts';
import { centsToReais, reaisToCents } from '#/domain/sale/money.ts';
import { offeredInstallments, type ShopForms } from '#/domain/sale/payment-terms.ts';
import { addMonths, calendarDay } from '#/domain/time/dates.ts';
import { readRoutineColumns } from '../search/searched-catalogue.ts';
import { findFitting, type FittingOffers, type Looser } from './fitting-offers.ts';
import { listFittingOffers, listPlacedUnits } from './routine-repository.ts';

/** Most ways to loosen a routine that are shown. */
const NEAR_MISSES = 4;
const DAYS_SHOWN = 2;

/** Offers that fit into a person's week, the best first, with what misses by one thing. */
export async function findRoutine(
  db: Database,
  now: Date,
  shop: Omit<ShopForms, 'needsAddress'>,
  input: RoutineInput,
): Promise<Routine> {
  const places = await locatePlace(db, input.onde);
  const place = places.length === 1 ? places[0] : undefined;
  const [units, { courses, columns }] = await Promise.all([
    place ? listPlacedUnits(db) : [],
    readRoutineColumns(db),
  ]);
  const today = calendarDay(now);
  const looser = loosen(input, today);
  const found = findFitting(
    courses,
    columns,
    {
      free: input.livre && weekMask(input.livre),
      kmOfUnit: place && new Map(units.map((unit) => [unit.id_unidade, distanceKm(place, unit)])),
      mostKm: place && input.distancia !== ONLINE_ONLY ? input.distancia : undefined,
      onlineOnly: input.distancia === ONLINE_ONLY,
      latestStart: input.comecar_ate,
      mostCents: input.por_mes === undefined ? undefined : reaisToCents(input.por_mes),
    },
    {
      now,
      today,
      looser,
      offered: (most, offerStart) => offeredInstallments({ most, offerStart }, shop, today),
      most: input.pagina * ROUTINE_PAGE_SIZE,
    },
  );
  const shown = found.offers.slice((input.pagina - 1) * ROUTINE_PAGE_SIZE);
  const rows = await listFittingOffers(
    db,
    shown.map(({ id }) => id),
  );
  const byId = new Map(shown.map((offer) => [offer.id, offer]));
  return {
    itens: rows.map((row) => {
      const { km, each, count } = byId.get(row.id_oferta)!;
      const local = row.formato === 'ead' ? null : { km, cidade: row.cidade.nome };
      const motivo = routineReason({ ...row, local, centavos: each, parcelas: count });
      return { ...row, motivo, km, parcelas: count, por_mes: centsToReais(each) };
    }),
    totalItens: found.total,
    page: input.pagina,
    ...describePlaces(input.onde, places),
    quase: listNearMisses(input, found, looser),
  };
}

/** The next choice of each thing. */
function loosen({ distancia, por_mes = 0, comecar_ate }: RoutineInput, today: string): Looser {
  const km = distancia === ONLINE_ONLY ? undefined : distancia;
  return {
    km: routineDistances.find((next) => next > (km ?? Infinity)) ?? 0,
    cents: reaisToCents(Math.ceil((por_mes * 1.25 + 1) / 10) * 10),
    latestStart: addMonths(comecar_ate ?? today, 2),
  };
}

function listNearMisses(input: RoutineInput, { more }: FittingOffers, looser: Looser): NearMiss[] {
  const days = weekdays.map((day, at): NearMiss => {
    const livre = weekCells.filter((cell) => cellsOfDay(day).includes(cell) || input.livre?.includes(cell));
    return { o_que: 'livre', livre, mais: more.byDay[at]! };
  });
  const misses: NearMiss[] = [
    ...days.toSorted((a, b) => b.mais - a.mais).slice(0, DAYS_SHOWN),
    { o_que: 'distancia', distancia: looser.km, mais: more.km },
    { o_que: 'comecar_ate', comecar_ate: looser.latestStart, mais: more.latestStart },
    { o_que: 'por_mes', por_mes: centsToReais(looser.cents), mais: more.cents },
  ];
  return misses.filter(({ mais }) => mais > 0).slice(0, NEAR_MISSES);
}
