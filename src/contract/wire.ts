import * as v from 'valibot';
import { MAX_PHOTO_BYTES } from '#/domain/catalogue/picture/course-picture.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { slugPattern } from '#/domain/text/slug.ts';
import { textUpTo } from '#/domain/text/text-rules.ts';

/** Path and query values arrive as strings; a typed client sends numbers. Both become an integer. */
export const integerParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number))]),
  v.integer(),
);

/** An id in a path or query: a positive 32-bit integer. */
export const idParam = v.pipe(integerParam, v.minValue(1), v.maxValue(2_147_483_647));

/** Yes or no in a query. */
export const flagParam = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0', 'S', 'N'])]),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 'S'),
);

/** One or several of a query. */
export const listParam = <Item extends v.GenericSchema>(item: Item, max = 30) =>
  v.pipe(
    v.union([v.array(v.unknown()), v.unknown()]),
    v.transform((value) => (Array.isArray(value) ? value : [value])),
    v.array(item),
    v.maxLength(max),
  );

/** The number of a page of a list; the first when it isn't said. */
export const pageParam = v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(MOST_PAGES)), 1);

/** What a list that comes in pages is asked with. */
export const pageInput = v.object({ pagina: pageParam });

/** A page of a list: `totalItens` counts all of them, `page` is the page that was asked for. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ itens: v.array(item), totalItens: v.number(), page: v.number() });

/** A picture's file in base64. */
export const photoContent = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 65_000),
);

/** BRL (reais) with two decimals (TEXT-7); arithmetic happens in cents elsewhere. */
export const brlSchema = v.pipe(v.number(), v.minValue(0));

/** An ISO 8601 instant in UTC. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day of America/Sao_Paulo, YYYY-MM-DD. */
export const daySchema = calendarDaySchema;

/** A slug: lower-case words of letters and digits joined by hyphens. */
export const slugSchema = v.pipe(v.string(), v.maxLength(150), v.regex(slugPattern));

/** Free text typed by a person, as it is seen, trimmed and bounded. */
export const textSchema = textUpTo;

/** A text of ours that may be older than today's rules: shown as it is, and empty when it is missing. */
export const storedText = v.fallback(v.string(), '');

/** As {@link storedText}, for what may be missing. */
export const optionalStoredText = v.fallback(v.nullable(v.string()), null);
