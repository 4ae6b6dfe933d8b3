import type { IndexedCourses } from '../course-index/course-index.ts';
import type { RoutineColumn } from '../course-index/routine-columns-repository.ts';
import type { CodedColumn } from '../course-index/course-columns.ts';
import { neededCells, weekCells, weekMask, weekPeriods } from '#/domain/catalogue/routine/week.ts';
import { type OfferShift, type Weekday, weekdays } from '#/domain/catalogue/offer-values.ts';
import { firstInstallment, mostParts } from '#/domain/sale/installments.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { daysBetween } from '#/domain/time/dates.ts';
import type { TimeZone } from '#/domain/time/local-time.ts';

export interface WantedRoutine {
  /** A bit for each free part of the week; undefined: all are. */
  free: number | undefined;
  /** By unit; undefined without a place to measure from. */
  kmOfUnit: ReadonlyMap<number, number> | undefined;
  mostKm: number | undefined;
  onlineOnly: boolean;
  latestStart: CalendarDay | undefined;
  mostCents: number | undefined;
}

/** Most installments that the checkout offers today for an offer that takes `most`. */
export type OfferedInstallments = (
  most: number,
  start: { data_inicio: CalendarDay; fuso: TimeZone },
) => number;

export interface Looser {
  /** Kilometres and cents that the next choice would take, and the day to begin by. */
  km: number;
  cents: number;
  latestStart: CalendarDay;
}

export interface FittingOffer {
  id: number;
  km: number | null;
  each: number;
  count: number;
}

export interface FittingOffers {
  total: number;
  /** The best, in their order. */
  offers: FittingOffer[];
  /** How many more would fit with one thing loosened. */
  more: { byDay: Int32Array; km: number; cents: number; latestStart: number };
}

type Columns = Readonly<Record<RoutineColumn, CodedColumn>>;

const CELLS = weekCells.length;
const PARTS = weekPeriods.length;
const WHOLE_DAY = 2 ** PARTS - 1;
/** Where an offer that is online stands among distances, and one whose distance isn't known. */
const MIDDLE = 0.5;

/** Looks at every open offer. The nearer, cheaper and sooner, the better it fits. */
export function findFitting(
  { columns: courses, slots }: IndexedCourses,
  columns: Columns,
  wanted: WantedRoutine,
  {
    now,
    today,
    offered,
    looser,
    most,
  }: {
    now: Date;
    today: CalendarDay;
    offered: OfferedInstallments;
    looser: Looser;
    most: number;
  },
): FittingOffers {
  const hour = Math.floor(now.getTime() / 3_600_000);
  const { offersFrom, offerCounts, offers } = courses;
  const valuesOf = (name: RoutineColumn) => columns[name].codes.values;
  const needs = valuesOf('times').map((times) => cellsOf(String(times)));
  const km = valuesOf('unit').map((unit) => wanted.kmOfUnit?.get(Number(unit)) ?? Number.NaN);
  const isOnline = valuesOf('format').map((format) => format === 'ead');
  const days = valuesOf('firstDay').map((day) => daysBetween(today, String(day)));
  const latest = wanted.latestStart === undefined ? Infinity : daysBetween(today, wanted.latestStart);
  const looserLatest = daysBetween(today, looser.latestStart);
  const priceOf = pricesOf(columns, offered, today);
  const { free = 2 ** CELLS - 1, mostKm = Infinity, mostCents = Infinity, onlineOnly } = wanted;
  const byDay = new Int32Array(weekdays.length);
  const more = { byDay, km: 0, cents: 0, latestStart: 0 };
  const best: (FittingOffer & { score: number })[] = [];
  let total = 0;
  for (const slot of slots) {
    const from = offersFrom[slot]!;
    for (let place = from; place < from + offerCounts[slot]!; place += 1) {
      if (offers.closingHours[place]! <= hour) continue;
      const need = needs[columns.times.cells[place]!]!;
      const online = isOnline[columns.format.cells[place]!]!;
      if (need < 0 || (onlineOnly && !online)) continue;
      const missing = need & ~free;
      const day = missing === 0 ? -1 : Math.floor((31 - Math.clz32(missing)) / PARTS);
      // Of one day, however much of it.
      if (missing !== 0 && (missing & ~(WHOLE_DAY << (day * PARTS))) !== 0) continue;
      const away = online ? 0 : km[columns.unit.cells[place]!]!;
      const start = days[columns.firstDay.cells[place]!]!;
      const price = priceOf(place);
      const misses =
        Number(day >= 0) + Number(away > mostKm) + Number(start > latest) + Number(price.each > mostCents);
      if (misses > 1) continue;
      if (misses === 1) {
        if (day >= 0) byDay[day]! += 1;
        else if (away > mostKm) more.km += Number(away <= looser.km);
        else if (start > latest) more.latestStart += Number(start <= looserLatest);
        else more.cents += Number(price.each <= looser.cents);
        continue;
      }
      total += 1;
      const far = online || Number.isNaN(away) ? MIDDLE : away / (mostKm === Infinity ? 100 : mostKm);
      const score = far + price.each / 100_000 + start / 180;
      if (best.length === most && score >= best[most - 1]!.score) continue;
      const offer = {
        id: Number(valuesOf('id')[columns.id.cells[place]!]),
        km: online || Number.isNaN(away) ? null : away,
        ...price,
        score,
      };
      let at = best.length;
      while (at > 0 && isBefore(offer, best[at - 1]!)) at -= 1;
      best.splice(at, 0, offer);
      if (best.length > most) best.pop();
    }
  }
  return { total, offers: best, more };
}

const isBefore = (a: { score: number; id: number }, b: { score: number; id: number }) =>
  a.score < b.score || (a.score === b.score && a.id < b.id);

/** The parts of a week that an offer takes; -1 for one that doesn't say its days. */
function cellsOf(times: string): number {
  const [shift, days] = times.split(':') as [OfferShift, string];
  if (days === '' && shift !== 'livre') return -1;
  return weekMask(neededCells(shift, days.split(',').filter(Boolean) as Weekday[]));
}

interface Counts {
  today: CalendarDay;
  /** Of installments, by number of them that is taken, day and zone; 0 where not asked yet. */
  counts: Uint8Array;
}

/** Whether a boleto ends in time takes longer to find out than the rest, and is so for a day. */
const countsOf = new WeakMap<CodedColumn, Counts>();

function pricesOf(columns: Columns, offered: OfferedInstallments, today: CalendarDay) {
  const { cents, installments: most, firstDay, zone } = columns;
  const [days, zones] = [firstDay.codes.values.length, zone.codes.values.length];
  let known = countsOf.get(firstDay);
  if (known?.today !== today) {
    known = { today, counts: new Uint8Array(most.codes.values.length * days * zones) };
    countsOf.set(firstDay, known);
  }
  const { counts } = known;
  return (place: number) => {
    const amount = Number(cents.codes.values[cents.cells[place]!]);
    if (amount === 0) return { each: 0, count: 1 };
    const key = (most.cells[place]! * days + firstDay.cells[place]!) * zones + zone.cells[place]!;
    counts[key] ||= offered(Number(most.codes.values[most.cells[place]!]), {
      data_inicio: String(firstDay.codes.values[firstDay.cells[place]!]),
      fuso: String(zone.codes.values[zone.cells[place]!]) as TimeZone,
    });
    const count = Math.min(counts[key], mostParts(amount));
    return { each: firstInstallment(amount, count), count };
  };
}
