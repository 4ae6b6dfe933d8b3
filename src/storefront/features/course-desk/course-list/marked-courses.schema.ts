import * as v from 'valibot';
import {
  deskCourseStates,
  type DeskCourseState,
  publishedCoursesSchema,
} from '#/domain/catalogue/schedule/publication.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { slugPattern } from '#/domain/text/slug.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const deskCourseSearchSchema = v.object({
  ...pageSearchSchema.entries,
  busca: optionalKey(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), v.maxLength(100)),
  ),
  situacao: optionalKey(v.picklist(deskCourseStates)),
  modalidade: optionalKey(v.pipe(v.string(), v.regex(slugPattern), v.maxLength(150))),
});
export type DeskCourseSearch = v.InferOutput<typeof deskCourseSearchSchema>;

export const stateFilterTexts: Record<DeskCourseState, string> = {
  'na-loja': 'Na loja',
  'fora-da-loja': 'Fora da loja',
  'sem-turma-aberta': 'Sem turma aberta',
};

export interface MarkedCourses {
  cursos: number[];
  publicado: boolean;
}

export const readMarked = (data: FormData): MarkedCourses => ({
  cursos: data.getAll('curso').map(Number),
  publicado: data.get('publicado') === 'sim',
});

export function validateMarked({ cursos }: MarkedCourses): FieldErrors {
  const { issues } = v.safeParse(publishedCoursesSchema, cursos);
  return issues ? { curso: issues[0].message } : {};
}

/** '2 cursos entraram na loja.' */
export function describePublished(count: number, published: boolean): string {
  if (count === 0) return published ? 'Todos já estavam na loja.' : 'Todos já estavam fora da loja.';
  if (count === 1) return published ? '1 curso entrou na loja.' : '1 curso saiu da loja.';
  return published ? `${count} cursos entraram na loja.` : `${count} cursos saíram da loja.`;
}
