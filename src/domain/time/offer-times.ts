import type { CalendarDay } from './calendar-day.ts';
import { SHOP_TIME_ZONE } from './dates.ts';
import { localDay, type TimeZone } from './local-time.ts';

export interface OfferTimes {
  data_inicio: CalendarDay;
  horario_local?: { fuso: TimeZone } | undefined;
}

export const zoneOfOffer = ({ horario_local }: Pick<OfferTimes, 'horario_local'>): TimeZone =>
  horario_local?.fuso ?? SHOP_TIME_ZONE;

/** Whether the first day of an offer has come where it is held. */
export function hasBegun(offer: OfferTimes, now: Date): boolean {
  return offer.data_inicio <= localDay(now, zoneOfOffer(offer));
}
