import * as v from 'valibot';
import { wholeNumber } from '#/domain/catalogue/course-entry.ts';
import { followsRules } from '#/domain/catalogue/field-rules.ts';
import { markdownSource } from '#/domain/text/markdown-source.ts';
import { slugify } from '#/domain/text/slug.ts';
import { filledText } from '#/domain/text/text-rules.ts';
import { explainEmptySlug, optionalSlugText } from '#/domain/text/slug-text.ts';

const schoolPageFields = v.object({
  /** Its link in the footer has the same words. */
  titulo: filledText(60),
  slug: optionalSlugText(),
  resumo: filledText(300),
  texto: markdownSource(20_000),
  ordem: wholeNumber(1, 9999),
  publicada: v.boolean(),
});
export type SchoolPageEntry = v.InferOutput<typeof schoolPageFields>;

/** A page of the school's own, such as who it is or where it teaches. */
export const schoolPageEntrySchema = v.pipe(
  schoolPageFields,
  v.transform((page) => ({ ...page, slug: page.slug || slugify(page.titulo) })),
  followsRules<SchoolPageEntry>({ slug: explainEmptySlug }),
);
