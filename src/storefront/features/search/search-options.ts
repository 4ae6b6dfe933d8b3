import { categoryName } from '#/domain/catalogue/category-name.ts';
import { slugify } from '#/domain/text/slug.ts';
import type { Suggestions } from './search.functions.ts';

export type SearchOption =
  | { kind: 'recent'; label: string; titulo: string }
  | { kind: 'course'; label: string; note: string; course: Suggestions['courses'][number] }
  | { kind: 'area' | 'city'; label: string; note: string; slug: string }
  | { kind: 'all'; label: string; titulo: string };

export function listOptions(
  typed: string,
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): SearchOption[] {
  const titulo = slugify(typed);
  if (titulo === '') return recent.map((label) => ({ kind: 'recent', label, titulo: slugify(label) }));
  if (!suggestions) return [];
  const found: SearchOption[] = [
    ...suggestions.courses.map((course) => ({
      kind: 'course' as const,
      label: course.titulo,
      note: categoryName(course.modalidade.nome),
      course,
    })),
    ...suggestions.areas.map(({ nome, slug }) => ({
      kind: 'area' as const,
      label: nome,
      note: 'Área',
      slug,
    })),
    ...suggestions.cities.map(({ nome, slug }) => ({
      kind: 'city' as const,
      label: nome,
      note: 'Cursos na cidade',
      slug,
    })),
  ];
  return [...found, { kind: 'all', label: `Ver todos os resultados de “${typed.trim()}”`, titulo }];
}
