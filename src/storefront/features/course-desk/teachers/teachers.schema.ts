import * as v from 'valibot';
import type { DeskTeacher } from '#/contract/catalogue/teacher-desk.ts';
import {
  newTeacherSlugSchema,
  type TeacherEntry,
  teacherEntrySchema,
} from '#/domain/catalogue/teachers/teacher-entry.ts';
import { slugUpTo } from '#/domain/text/slug.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields, toLines } from '#/storefront/shared/desk/typed-values.ts';

const teacherFields = ['versao', 'slug', 'nome', 'biografia', 'links', 'mostrado'] as const;
export type TeacherEntries = Record<(typeof teacherFields)[number], string>;

export const readTeacherEntries = (data: FormData): TeacherEntries => readTypedFields(data, teacherFields);

export const teacherLabels = {
  slug: 'Endereço da página',
  nome: 'Nome',
  biografia: 'Apresentação',
  links: 'Links',
} as const;

const typed = (entries: TeacherEntries) => ({
  nome: entries.nome,
  biografia: entries.biografia,
  links: toLines(entries.links),
  mostrado: entries.mostrado !== '',
});

export const validateTeacher = (entries: TeacherEntries): FieldErrors =>
  errorsOf(teacherEntrySchema, typed(entries), teacherLabels);

/** An empty address is made of the name. */
const slugOf = ({ slug, nome }: TeacherEntries) => slug || slugUpTo(80, nome);

const newTeacherSchema = v.object({ slug: newTeacherSlugSchema });

export function validateNewTeacher(entries: TeacherEntries): FieldErrors {
  const errors = validateTeacher(entries);
  return {
    ...errors,
    // Without a name there is nothing to say of the address that is made of it.
    ...((entries.slug !== '' || entries.nome !== '') &&
      errorsOf(newTeacherSchema, { slug: slugOf(entries) }, teacherLabels)),
  };
}

export const toTeacher = (entries: TeacherEntries): TeacherEntry =>
  v.parse(teacherEntrySchema, typed(entries));

export const toTeacherSlug = (entries: TeacherEntries): string =>
  v.parse(newTeacherSlugSchema, slugOf(entries));

export const newTeacher: TeacherEntries = {
  versao: '',
  slug: '',
  nome: '',
  biografia: '',
  links: '',
  mostrado: 'sim',
};

export const teacherTexts = ({ versao, slug, nome, biografia, links, mostrado }: DeskTeacher) => ({
  versao: String(versao),
  slug,
  nome,
  biografia,
  links: links.join('\n'),
  mostrado: mostrado ? 'sim' : '',
});

export const teacherSavedText = 'Professor salvo. Em poucos segundos a loja mostra a mudança.';
export const photoSavedText = 'Foto salva. Em poucos segundos ela está na loja.';
export const photoRemovedText = 'Foto retirada.';

export const describeTeaching = (open: number) =>
  open === 0
    ? 'Nenhuma turma com inscrições abertas'
    : open === 1
      ? '1 turma com inscrições abertas'
      : `${open} turmas com inscrições abertas`;
