import * as v from 'valibot';
import { followsRules } from '#/domain/catalogue/field-rules.ts';
import { slugify, slugPattern } from '#/domain/text/slug.ts';
import { markdownSource } from '#/domain/text/markdown-source.ts';
import { typedText } from '#/domain/text/required.ts';
import { filledText } from '#/domain/text/text-rules.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';

const SLUG_MESSAGE = 'Use letras minúsculas sem acentos, números e hifens, como curso-tecnico.';

const postFields = v.object({
  titulo: filledText(140),
  /** The last part of its address; made of the title where it is empty. */
  slug: v.pipe(
    typedText(),
    v.maxLength(150, SLUG_MESSAGE),
    v.check((slug) => slug === '' || slugPattern.test(slug), SLUG_MESSAGE),
  ),
  resumo: filledText(300),
  texto: markdownSource(20_000),
  /** On which it comes out, once it is published. */
  data: calendarDaySchema,
});
export type PostEntry = v.InferOutput<typeof postFields>;

export const postEntrySchema = v.pipe(
  postFields,
  v.transform((post) => ({ ...post, slug: post.slug || slugify(post.titulo) })),
  followsRules<PostEntry>({
    slug: ({ slug }) =>
      slug === '' ? 'Escreva um endereço: o título não tem letras nem números.' : undefined,
  }),
);

export const postStates = ['rascunho', 'agendado', 'publicado'] as const;
export type PostState = (typeof postStates)[number];
