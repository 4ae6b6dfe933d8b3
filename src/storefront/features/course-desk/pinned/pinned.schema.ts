import * as v from 'valibot';
import type { PinnedCourses } from '#/contract/catalogue/pinned-courses.ts';
import { pinnedCoursesSchema } from '#/domain/catalogue/course-list/pinned-courses.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields, toNumbers } from '#/storefront/shared/desk/typed-values.ts';

const pinnedFields = ['versao', 'cursos'] as const;
export type PinnedEntries = Record<(typeof pinnedFields)[number], string>;

export const readPinnedEntries = (data: FormData): PinnedEntries => readTypedFields(data, pinnedFields);

export const pinnedLabels = { cursos: 'Cursos em destaque' } as const;

const plainPinned = v.object({ cursos: pinnedCoursesSchema });
const typed = ({ cursos }: PinnedEntries) => ({ cursos: toNumbers(cursos) });

export const validatePinned = (entries: PinnedEntries): FieldErrors =>
  errorsOf(plainPinned, typed(entries), pinnedLabels);

export const toPinned = (entries: PinnedEntries) => ({
  versao: Number(entries.versao),
  ...v.parse(plainPinned, typed(entries)),
});

export const pinnedTexts = ({ versao, cursos }: PinnedCourses): PinnedEntries => ({
  versao: String(versao),
  cursos: cursos.join(', '),
});

export const pinnedSavedText = 'Destaques salvos. Em até um minuto a página inicial mostra.';
