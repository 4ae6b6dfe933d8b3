import type { Database } from '#/backend/db/database.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Teacher, TeacherItem } from '#/contract/catalogue/teachers.ts';
import { findOffers } from '../course/find-offers.ts';
import { findShownTeacher, listShownTeachers, listTaughtOffers } from './teacher-repository.ts';

export const readTeachers = (db: Database, now: Date): Promise<TeacherItem[]> => listShownTeachers(db, now);

/** @throws 404 `PROFESSOR_NAO_ENCONTRADO`, also for one that isn't shown */
export async function readTeacher(db: Database, now: Date, slug: string): Promise<Teacher> {
  const [teacher, taught] = await Promise.all([findShownTeacher(db, slug), listTaughtOffers(db, slug, now)]);
  if (!teacher) throw new BackendError(404, 'PROFESSOR_NAO_ENCONTRADO', 'Não encontramos este professor.');
  const offers = await findOffers(
    db,
    taught.map(({ id_oferta }) => id_oferta),
    now,
  );
  return {
    ...teacher,
    biografia: readMarkdown(teacher.biografia).blocos,
    turmas: taught.flatMap(({ id_oferta, periodo_preco }) => {
      const found = offers.get(id_oferta);
      return found ? [{ ...found.oferta, produto: { ...found.produto, periodo_preco } }] : [];
    }),
  };
}
