import * as v from 'valibot';
import { REQUIRED_MESSAGE, typedText } from './required.ts';
import { slugPattern } from './slug.ts';

const slugMessage = (example: string) =>
  `Use letras minúsculas sem acentos, números e hifens, como ${example}.`;

/** A slug of up to `most` characters. */
export const slugText = (most: number, example: string) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(slugPattern, slugMessage(example)));

/** One that is typed once and never changes; `taken` is the address of the page that asks for it. */
export const newSlugText = <Taken extends string>(
  slug: ReturnType<typeof slugText>,
  taken: Taken,
  message: string,
) => v.pipe(typedText(), v.nonEmpty(REQUIRED_MESSAGE), slug, v.notValue(taken, message));

/** A slug that may be left empty, to be made of a title. */
export function optionalSlugText() {
  const message = slugMessage('curso-tecnico');
  return v.pipe(
    typedText(),
    v.maxLength(150, message),
    v.check((slug) => slug === '' || slugPattern.test(slug), message),
  );
}

export const explainEmptySlug = ({ slug }: { slug: string }): string | undefined =>
  slug === '' ? 'Escreva um endereço: o título não tem letras nem números.' : undefined;
