import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { saleStates } from '#/domain/sale/assisted/sale-state.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';

const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(999_999_999),
);

// SALES-2
export const salesSearchSchema = v.object({
  ...pageSearchSchema.entries,
  de: optionalKey(calendarDaySchema),
  ate: optionalKey(calendarDaySchema),
  estado: optionalKey(v.picklist(saleStates)),
  curso: optionalKey(id),
  vendedor: optionalKey(id),
});
export type SalesSearch = v.InferOutput<typeof salesSearchSchema>;
