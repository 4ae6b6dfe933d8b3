import { type OfferTimes, zoneOfOffer } from '#/domain/time/offer-times.ts';
import { type ShopForms, offeredInstallments } from '#/domain/sale/payment-terms.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

interface Splittable {
  parcelas_max: number;
  data_inicio: CalendarDay;
  horario_local?: OfferTimes['horario_local'];
}

/** An offer as it is shown: with no more installments than its checkout takes today (PURCHASE-9). */
export function promiseInstallments<Offer extends Splittable>(
  offer: Offer,
  shop: ShopForms,
  now: Date,
): Offer {
  const { parcelas_max: most, data_inicio } = offer;
  const offerStart = { data_inicio, fuso: zoneOfOffer(offer) };
  return { ...offer, parcelas_max: offeredInstallments({ most, offerStart }, shop, calendarDay(now)) };
}

export function promiseOfCourses<Course extends { oferta: Splittable | null }>(
  courses: readonly Course[],
  shop: ShopForms,
  now: Date,
): Course[] {
  return courses.map((course) =>
    course.oferta ? { ...course, oferta: promiseInstallments(course.oferta, shop, now) } : course,
  );
}
