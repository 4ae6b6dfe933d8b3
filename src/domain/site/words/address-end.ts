import * as v from 'valibot';
import { slugPattern } from '#/domain/text/slug.ts';
import { typedText } from '#/domain/text/required.ts';

const SLUG_MESSAGE = 'Use letras minúsculas sem acentos, números e hifens, como curso-tecnico.';

/** The last part of an address; made of the title where it is empty. */
export const addressEnd = () =>
  v.pipe(
    typedText(),
    v.maxLength(150, SLUG_MESSAGE),
    v.check((slug) => slug === '' || slugPattern.test(slug), SLUG_MESSAGE),
  );

export const explainEmptyAddress = ({ slug }: { slug: string }): string | undefined =>
  slug === '' ? 'Escreva um endereço: o título não tem letras nem números.' : undefined;
