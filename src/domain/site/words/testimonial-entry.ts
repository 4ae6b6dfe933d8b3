import * as v from 'valibot';
import { wholeNumber } from '#/domain/catalogue/course-entry.ts';
import { filledText } from '#/domain/text/text-rules.ts';

/** What someone says of a course, in their own words: plain text, no Markdown. */
export const testimonialEntrySchema = v.object({
  nome: filledText(80),
  curso: filledText(120),
  texto: filledText(600),
  ordem: wholeNumber(1, 9999),
  publicado: v.boolean(),
});
export type TestimonialEntry = v.InferOutput<typeof testimonialEntrySchema>;
