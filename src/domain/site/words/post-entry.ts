import * as v from 'valibot';
import { followsRules } from '#/domain/catalogue/field-rules.ts';
import { slugify } from '#/domain/text/slug.ts';
import { markdownSource } from '#/domain/text/markdown-source.ts';
import { filledText } from '#/domain/text/text-rules.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { explainEmptySlug, optionalSlugText } from '#/domain/text/slug-text.ts';

const postFields = v.object({
  titulo: filledText(140),
  slug: optionalSlugText(),
  resumo: filledText(300),
  texto: markdownSource(20_000),
  /** On which it comes out, once it is published. */
  data: calendarDaySchema,
});
export type PostEntry = v.InferOutput<typeof postFields>;

export const postEntrySchema = v.pipe(
  postFields,
  v.transform((post) => ({ ...post, slug: post.slug || slugify(post.titulo) })),
  followsRules<PostEntry>({ slug: explainEmptySlug }),
);

export const postStates = ['rascunho', 'agendado', 'publicado'] as const;
export type PostState = (typeof postStates)[number];
