import * as v from 'valibot';
import { newSlugText, slugText } from '#/domain/text/slug-text.ts';
import { filledText, textUpTo } from '#/domain/text/text-rules.ts';
import { isWebLink } from '#/domain/text/web-link.ts';

export const MOST_TEACHERS_OF_OFFER = 12;
const MOST_LINKS = 6;

export const teacherSlugSchema = slugText(80, 'ana-souza');

/** The last part of the address of the teacher's page, which never changes. */
export const newTeacherSlugSchema = newSlugText(
  teacherSlugSchema,
  'novo',
  'Escolha outro endereço: este é da página que cadastra professores.',
);

/** Slugs of the teachers of an offer, in the order in which they are named. */
export const teachersOfOfferSchema = v.pipe(
  v.array(teacherSlugSchema),
  v.maxLength(MOST_TEACHERS_OF_OFFER, `Escolha no máximo ${MOST_TEACHERS_OF_OFFER} professores.`),
  v.check((slugs) => new Set(slugs).size === slugs.length, 'Um professor está repetido.'),
);

/** What a school writes of a teacher; the slug and the photo come apart. */
export const teacherEntrySchema = v.object({
  nome: v.pipe(filledText(120), v.minLength(3, 'Escreva pelo menos 3 letras.')),
  /** Markdown. */
  biografia: textUpTo(3000),
  links: v.pipe(
    v.array(
      v.pipe(
        textUpTo(300),
        v.check(
          (link) => isWebLink(link) && link.startsWith('https://'),
          'Comece cada endereço com https:// e escreva um por linha.',
        ),
      ),
    ),
    v.maxLength(MOST_LINKS, `Escreva no máximo ${MOST_LINKS} endereços.`),
  ),
  mostrado: v.boolean(),
});
export type TeacherEntry = v.InferOutput<typeof teacherEntrySchema>;
