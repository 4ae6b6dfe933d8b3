import * as v from 'valibot';
import { MOST_MONTHLY, MOST_ROUTINE_PAGES, ONLINE_ONLY } from '#/domain/catalogue/routine/routine-choices.ts';
import { isWeekCell, type WeekCell, weekCells } from '#/domain/catalogue/routine/week.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { isCalendarDay } from '#/domain/time/calendar-day.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** Parts of a week that don't exist are dropped; the others come in the order of the week. */
const freeCells = v.pipe(
  v.custom<string | readonly string[]>(() => true),
  v.transform((value): WeekCell[] | undefined => {
    const chosen = new Set([value].flat().map(String).filter(isWeekCell));
    return chosen.size > 0 ? weekCells.filter((cell) => chosen.has(cell)) : undefined;
  }),
);

/** What a person asks of a week, in the address alone. */
export const routineSearchSchema = v.object({
  onde: optionalKey(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80))),
  distancia: optionalKey(v.union([v.literal(ONLINE_ONLY), wholeNumber(1, 1000)])),
  livre: optionalKey(freeCells),
  comecar_ate: optionalKey(v.pipe(v.string(), v.check(isCalendarDay))),
  por_mes: optionalKey(wholeNumber(0, MOST_MONTHLY)),
  pagina: optionalKey(wholeNumber(1, MOST_ROUTINE_PAGES)),
});
export type RoutineSearch = v.InferOutput<typeof routineSearchSchema>;

/** The bare page is for search engines, none of what people asked. */
export const routineKeys = {
  keys: ['onde', 'distancia', 'livre', 'comecar_ate', 'por_mes', 'pagina'],
  keysWithPages: [],
};

export function isRoutineAsked({ pagina: _page, ...asked }: RoutineSearch): boolean {
  return Object.values(asked).some((value) => value !== undefined);
}
