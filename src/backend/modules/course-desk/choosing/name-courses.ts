import type { Database } from '#/backend/db/database.ts';
import type { NamedCourse } from '#/contract/catalogue/course-desk.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { listCoursesById, listCoursesByWords } from './named-courses-repository.ts';

interface WantedCourses {
  busca: string;
  cursos?: readonly number[] | undefined;
  com_programas: boolean;
}

/** The courses with these ids, or else those found by the words of their title. */
export async function nameCourses(
  db: Database,
  { busca, cursos, com_programas: withProgrammes }: WantedCourses,
): Promise<NamedCourse[]> {
  const words = busca.split(/\s+/).filter(Boolean).slice(0, 8);
  const rows = cursos
    ? await listCoursesById(db, cursos)
    : await listCoursesByWords(db, { words, withProgrammes, count: 8 });
  return rows.map((row) => ({ ...row, modalidade: categoryName(row.modalidade) }));
}
