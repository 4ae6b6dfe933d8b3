import * as v from 'valibot';
import type { DeskTestimonial } from '#/contract/words/testimonial-desk.ts';
import { type TestimonialEntry, testimonialEntrySchema } from '#/domain/site/words/testimonial-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields, toNumber } from '#/storefront/shared/desk/typed-values.ts';

const testimonialFields = ['versao', 'nome', 'curso', 'texto', 'ordem', 'publicado'] as const;
export type TestimonialEntries = Record<(typeof testimonialFields)[number], string>;

export const readTestimonialEntries = (data: FormData): TestimonialEntries =>
  readTypedFields(data, testimonialFields);

export const testimonialLabels = {
  nome: 'Quem conta',
  curso: 'Curso que fez',
  texto: 'O que conta',
  ordem: 'Posição',
} as const;

const typed = (entries: TestimonialEntries) => ({
  ...entries,
  ordem: toNumber(entries.ordem),
  publicado: entries.publicado !== '',
});

export const validateTestimonialEntries = (entries: TestimonialEntries): FieldErrors =>
  errorsOf(testimonialEntrySchema, typed(entries), testimonialLabels);
export const toTestimonial = (entries: TestimonialEntries): TestimonialEntry =>
  v.parse(testimonialEntrySchema, typed(entries));

export const testimonialTexts = (testimonial: DeskTestimonial): TestimonialEntries => ({
  ...testimonial,
  versao: String(testimonial.versao),
  ordem: String(testimonial.ordem),
  publicado: testimonial.publicado ? 'sim' : '',
});

/** One that stands behind all others. */
export const newTestimonial = (items: readonly DeskTestimonial[]): TestimonialEntries => ({
  versao: '',
  nome: '',
  curso: '',
  texto: '',
  ordem: String(Math.min(9999, (items.at(-1)?.ordem ?? 0) + 10)),
  publicado: 'sim',
});

export const testimonialSavedText = 'Depoimento salvo. Em até 5 segundos a loja mostra.';
