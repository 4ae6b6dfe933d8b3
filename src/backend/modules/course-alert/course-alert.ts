import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { requirePublished } from '#/backend/modules/catalogue/course/course-service.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import type { CourseAlert } from '#/contract/course-alert/course-alert.ts';
import { cityExists, deleteAlert, findAlert, upsertAlert } from './course-alert-repository.ts';

const noAlert: CourseAlert = { ativo: false, id_cidade: null };

export async function getCourseAlert(db: Database, personId: number, courseId: number): Promise<CourseAlert> {
  const alert = await findAlert(db, personId, courseId);
  return alert ? { ativo: true, id_cidade: alert.id_cidade } : noAlert;
}

/** @throws 404 `PRODUTO_NAO_ENCONTRADO`, 422 `CIDADE_INVALIDA` */
export async function setCourseAlert(
  db: Database,
  now: Date,
  personId: number,
  { id: courseId, id_cidade }: { id: number; id_cidade: number | null },
): Promise<CourseAlert> {
  await requirePublished(db, courseId);
  if (id_cidade !== null && !(await cityExists(db, id_cidade))) {
    throw new BackendError(422, 'CIDADE_INVALIDA', 'Não conhecemos esta cidade.', {
      id_cidade: ['Escolha uma cidade da lista.'],
    });
  }
  const alert = { id_pessoa: personId, id_produto: courseId, id_cidade, criado_em: now };
  await withPersonLocked(db, personId, (tx) => upsertAlert(tx, alert));
  return { ativo: true, id_cidade };
}

export async function removeCourseAlert(
  db: Database,
  personId: number,
  courseId: number,
): Promise<CourseAlert> {
  await deleteAlert(db, personId, courseId);
  return noAlert;
}
