import * as v from 'valibot';
import { publishedCoursesSchema } from '#/domain/catalogue/course-list/course-list.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';

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
