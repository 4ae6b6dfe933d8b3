import * as v from 'valibot';
import { offerShifts } from '#/domain/catalogue/offer-values.ts';
import { slugPattern } from '#/domain/text/slug.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';

const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
);

/** Which offer is chosen on a course's page: the offer itself, or a city and a shift to choose one by. */
export const courseSearchSchema = v.object({
  turma: optionalKey(id),
  cidade: optionalKey(v.pipe(v.string(), v.maxLength(150), v.regex(slugPattern))),
  turno: optionalKey(v.picklist(offerShifts)),
});
export type CourseSearch = v.InferOutput<typeof courseSearchSchema>;
