import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { requirePublished } from '#/backend/modules/catalogue/course/course-service.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { localDay, type TimeZone } from '#/domain/time/local-time.ts';
import { type CalendarDay, formatDay } from '#/domain/time/calendar-day.ts';
import type { OwnOfPage } from '#/contract/identity/session.ts';
import type { Participation } from '#/contract/community/community.ts';
import { listLiveEnrolments } from './own-enrolment-repository.ts';
import { listSeatedPurchases } from './own-purchase-repository.ts';
import { findOwnOfCourse } from './participation-repository.ts';
import { publicName } from './public-name.ts';
import { listUnanswered } from './question-repository.ts';
import { findFirstDay, findOwnReview, insertReview } from './review-repository.ts';

export async function getParticipation(
  db: Database,
  now: Date,
  personId: number,
  courseId: number,
): Promise<Participation> {
  const [opiniao, firstDay, perguntas, compras, inscricoes] = await Promise.all([
    findOwnReview(db, courseId, personId),
    findFirstDay(db, courseId, personId),
    listUnanswered(db, courseId, personId),
    listSeatedPurchases(db, { courseId, personId, now }),
    listLiveEnrolments(db, { courseId, personId, now }),
  ]);
  return {
    pode_opinar: !opiniao && hasBegun(firstDay, now),
    opiniao: opiniao ?? null,
    perguntas: perguntas.map((row) => ({ ...row, criado_em: row.criado_em.toISOString() })),
    compras,
    inscricoes,
  };
}

/**
 * @throws 404 `PRODUTO_NAO_ENCONTRADO`, 403 `SEM_MATRICULA`, `AULAS_NAO_INICIADAS`, 409 `OPINIAO_JA_ENVIADA`
 */
export async function writeReview(
  db: Database,
  now: Date,
  { personId, courseId, nota, texto }: { personId: number; courseId: number; nota: number; texto: string },
) {
  await requirePublished(db, courseId);
  const firstDay = await findFirstDay(db, courseId, personId);
  if (!firstDay) {
    throw new BackendError(
      403,
      'SEM_MATRICULA',
      'Só quem está matriculado neste curso pode dar uma opinião.',
    );
  }
  if (!hasBegun(firstDay, now)) {
    throw new BackendError(
      403,
      'AULAS_NAO_INICIADAS',
      `Você pode dar a sua opinião a partir do primeiro dia de aula, ${formatDay(firstDay.day)}.`,
    );
  }
  const review = { nota, texto, situacao: 'PENDENTE' as const, motivo_recusa: null };
  const stored = await withPersonLocked(db, personId, (tx, { nome, nome_social }) =>
    insertReview(tx, {
      ...review,
      id_produto: courseId,
      id_pessoa: personId,
      nome_autor: publicName(nome_social ?? nome),
      criado_em: now,
    }),
  );
  if (!stored) {
    throw new BackendError(409, 'OPINIAO_JA_ENVIADA', 'Você já deu a sua opinião sobre este curso.');
  }
  return review;
}

export async function getOwnOfCourse(
  db: Database,
  now: Date,
  personId: number,
  courseId: number,
): Promise<OwnOfPage> {
  const { favoritos, votos, participa } = await findOwnOfCourse(db, courseId, personId);
  const participacao = participa ? await getParticipation(db, now, personId, courseId) : noPart;
  return { favoritos, noCurso: { participacao, votos } };
}

const noPart: Participation = {
  pode_opinar: false,
  opiniao: null,
  perguntas: [],
  compras: [],
  inscricoes: [],
};

function hasBegun(first: { day: CalendarDay; zone: TimeZone } | undefined, now: Date): boolean {
  return first !== undefined && first.day <= localDay(now, first.zone);
}
