import * as v from 'valibot';
import type { DeskPost } from '#/contract/words/post-desk.ts';
import {
  MAX_PHOTO_BYTES,
  PHOTO_MISSING,
  PHOTO_TOO_LARGE,
} from '#/domain/catalogue/picture/course-picture.ts';
import { type PostEntry, postEntrySchema, type PostState } from '#/domain/site/words/post-entry.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields } from '#/storefront/shared/desk/typed-values.ts';

const postFields = ['versao', 'titulo', 'slug', 'resumo', 'texto', 'data'] as const;
export type PostEntries = Record<(typeof postFields)[number], string>;

export const readPostEntries = (data: FormData): PostEntries => readTypedFields(data, postFields);

export const postLabels = {
  titulo: 'Título',
  slug: 'Fim do endereço',
  resumo: 'Resumo',
  texto: 'Texto',
  data: 'Data',
} as const;

export const validatePostEntries = (entries: PostEntries): FieldErrors =>
  errorsOf(postEntrySchema, entries, postLabels);
export const toPost = (entries: PostEntries): PostEntry => v.parse(postEntrySchema, entries);

export const newPost = (today: string): PostEntries => ({
  versao: '',
  titulo: '',
  slug: '',
  resumo: '',
  texto: '',
  data: today,
});

export const postTexts = ({ titulo, slug, resumo, texto, data, versao }: DeskPost): PostEntries => ({
  titulo,
  slug,
  resumo,
  texto,
  data,
  versao: String(versao),
});

export const postSavedText = 'Texto salvo.';
export const coverSavedText = 'Capa salva. Em até um minuto ela está na loja.';

export const postStateTexts: Record<PostState, string> = {
  rascunho: 'Rascunho',
  agendado: 'Agendado',
  publicado: 'Publicado',
};

export const describePost = ({ situacao, data }: { situacao: PostState; data: string }): string =>
  situacao === 'rascunho'
    ? `Só a equipe vê. Data: ${formatDay(data)}`
    : situacao === 'agendado'
      ? `Aparece na loja em ${formatDay(data)}`
      : `Na loja desde ${formatDay(data)}`;

export interface CoverEntries {
  versao: string;
  /** Undefined where none was chosen. */
  arquivo: File | undefined;
}

export function readCoverEntries(data: FormData): CoverEntries {
  const file = data.get('arquivo');
  return {
    ...readTypedFields(data, ['versao']),
    arquivo: file instanceof File && file.size > 0 ? file : undefined,
  };
}

export const validateCover = ({ arquivo }: CoverEntries): FieldErrors => ({
  arquivo: !arquivo ? PHOTO_MISSING : arquivo.size > MAX_PHOTO_BYTES ? PHOTO_TOO_LARGE : undefined,
});
