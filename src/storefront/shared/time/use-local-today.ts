import { useState } from 'react';
import { type OfferTimes, zoneOfOffer } from '#/domain/time/offer-times.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { localDay } from '#/domain/time/local-time.ts';

/** The day where an offer is held, the same for as long as the component is shown. */
export function useLocalToday(offer: Pick<OfferTimes, 'horario_local'>): CalendarDay {
  const [today] = useState(() => localDay(new Date(), zoneOfOffer(offer)));
  return today;
}
