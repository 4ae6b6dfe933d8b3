import * as v from 'valibot';
import { chosenId } from '../course-entry.ts';

/** By which the desk's list of courses is narrowed. */
export const deskCourseStates = ['na-loja', 'fora-da-loja', 'sem-turma-aberta'] as const;
export type DeskCourseState = (typeof deskCourseStates)[number];

export const publishedCoursesSchema = v.pipe(
  v.array(chosenId),
  v.minLength(1, 'Marque ao menos um curso.'),
  v.maxLength(100, 'Marque no máximo 100 cursos por vez.'),
);
