import * as v from 'valibot';
import type { DeskSchoolPage } from '#/contract/words/school-page.ts';
import { type SchoolPageEntry, schoolPageEntrySchema } from '#/domain/site/words/school-page-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields, toNumber } from '#/storefront/shared/desk/typed-values.ts';

const schoolPageFields = ['versao', 'titulo', 'slug', 'resumo', 'texto', 'ordem', 'publicada'] as const;
export type SchoolPageEntries = Record<(typeof schoolPageFields)[number], string>;

export const readSchoolPageEntries = (data: FormData): SchoolPageEntries =>
  readTypedFields(data, schoolPageFields);

export const schoolPageLabels = {
  titulo: 'Título',
  slug: 'Fim do endereço',
  resumo: 'Resumo',
  texto: 'Texto',
  ordem: 'Posição',
} as const;

const typed = (entries: SchoolPageEntries) => ({
  ...entries,
  ordem: toNumber(entries.ordem),
  publicada: entries.publicada !== '',
});

export const validateSchoolPageEntries = (entries: SchoolPageEntries): FieldErrors =>
  errorsOf(schoolPageEntrySchema, typed(entries), schoolPageLabels);
export const toSchoolPage = (entries: SchoolPageEntries): SchoolPageEntry =>
  v.parse(schoolPageEntrySchema, typed(entries));

export const schoolPageTexts = (page: DeskSchoolPage): SchoolPageEntries => ({
  titulo: page.titulo,
  slug: page.slug,
  resumo: page.resumo,
  texto: page.texto,
  versao: String(page.versao),
  ordem: String(page.ordem),
  publicada: page.publicada ? 'sim' : '',
});

/** One that stands behind all others, and that only the team sees at first. */
export const newSchoolPage = (pages: readonly DeskSchoolPage[]): SchoolPageEntries => ({
  versao: '',
  titulo: '',
  slug: '',
  resumo: '',
  texto: '',
  ordem: String(Math.min(9999, (pages.at(-1)?.ordem ?? 0) + 10)),
  publicada: '',
});

export const schoolPageSavedText = 'Página salva. Em até um minuto o rodapé de toda a loja mostra.';
