import * as v from 'valibot';
import { periodLengths, stepUnits } from '#/domain/finance/number-period.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(999_999_999),
);
const length = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(periodLengths));

export const numberSearchSchema = v.object({
  periodo: optionalKey(length),
  de: optionalKey(calendarDaySchema),
  ate: optionalKey(calendarDaySchema),
  por: optionalKey(v.picklist(stepUnits)),
  area: optionalKey(id),
});
export type NumberSearch = v.InferOutput<typeof numberSearchSchema>;

export const seatSearchSchema = v.object({ ...pageSearchSchema.entries, area: optionalKey(id) });
export type SeatSearch = v.InferOutput<typeof seatSearchSchema>;
