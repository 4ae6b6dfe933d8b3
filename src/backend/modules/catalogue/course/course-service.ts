import type { Database } from '#/backend/db/database.ts';
import { storedList } from '#/backend/db/stored-json.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import {
  countStars,
  findCourseDetails,
  isPublished,
  listAnsweredQuestions,
  type StarCount,
} from './course-repository.ts';
import { toOffer } from './offer.ts';
import { findOffer, listOffers } from './offer-repository.ts';
import { toSummary } from '../search/course-summary.ts';
import { findSummaries } from '../search/course-summary-repository.ts';

/** 404 `PRODUTO_NAO_ENCONTRADO`, for unknown and unpublished courses alike. */
const courseNotFound = () => new BackendError(404, 'PRODUTO_NAO_ENCONTRADO', 'Não encontramos este curso.');

/** @throws 404 `PRODUTO_NAO_ENCONTRADO` */
export async function requirePublished(db: Database, courseId: number): Promise<void> {
  if (!(await isPublished(db, courseId))) throw courseNotFound();
}

const offerNotFound = () => new BackendError(404, 'OFERTA_NAO_ENCONTRADA', 'Não encontramos esta turma.');

/**
 * Everything a course's page shows.
 * @throws 404 `PRODUTO_NAO_ENCONTRADO`
 */
export async function getCourse(
  db: Database,
  now: Date,
  courseId: number,
  { withUnpublished = false } = {},
): Promise<Course> {
  const [details, [summary], stars, perguntas, offers] = await Promise.all([
    findCourseDetails(db, courseId, withUnpublished),
    findSummaries(db, [courseId], now, { withUnpublished }),
    countStars(db, courseId),
    listAnsweredQuestions(db, courseId),
    listOffers(db, courseId, now),
  ]);
  if (!details || !summary) throw courseNotFound();
  const { programas, relacionados, ...ownDetails } = details;
  return {
    ...toSummary(summary),
    ...ownDetails,
    conteudo: storedList(details.conteudo),
    atualizado_em: details.atualizado_em.toISOString(),
    reviews: { media: summary.media, total: summary.total, distribuicao: toDistribution(stars) },
    perguntas: perguntas.map((row) => ({ ...row, criado_em: row.criado_em.toISOString() })),
    ofertas: offers.map(toOffer),
    ...(programas && { programas }),
    ...(relacionados && { relacionados }),
  };
}

/**
 * A course with one of its offers, open or not.
 * @throws 404 when the offer isn't the course's
 */
export async function getCourseOffer(db: Database, now: Date, courseId: number, offerId: number) {
  const [produto, row] = await Promise.all([
    getCourse(db, now, courseId),
    findOffer(db, courseId, offerId, now),
  ]);
  if (!row) throw offerNotFound();
  return { produto, oferta_atual: toOffer(row) };
}

/**
 * The offers of a published course.
 * @throws 404 `PRODUTO_NAO_ENCONTRADO`
 */
export async function listCourseOffers(db: Database, now: Date, courseId: number): Promise<Offer[]> {
  const [published, offers] = await Promise.all([isPublished(db, courseId), listOffers(db, courseId, now)]);
  if (!published) throw courseNotFound();
  return offers.map(toOffer);
}

/** @throws 404 `PRODUTO_NAO_ENCONTRADO`, `OFERTA_NAO_ENCONTRADA` */
export async function getEnrolmentInfo(db: Database, now: Date, courseId: number, offerId: number) {
  const [details, offer] = await Promise.all([
    findCourseDetails(db, courseId),
    findOffer(db, courseId, offerId, now),
  ]);
  if (!details) throw courseNotFound();
  if (!offer) throw offerNotFound();
  const requisitos = [
    ...(offer.idade_minima === null ? [] : [`Idade mínima de ${offer.idade_minima} anos`]),
    ...(offer.escolaridade === null ? [] : [`Escolaridade: ${offer.escolaridade}`]),
    ...(details.requisitos ? [details.requisitos] : []),
  ];
  return {
    requisitos,
    documentos: offer.documentos,
    confere_documentos: offer.confere_documentos,
    certificacao: details.certificacao,
    publico_alvo: details.publico_alvo,
    local:
      offer.formato === 'ead' ? null : { ...offer.unidade, cidade: offer.cidade.nome, uf: offer.cidade.uf },
  };
}

function toDistribution(stars: readonly StarCount[]): Course['reviews']['distribuicao'] {
  const count = (nota: number) => stars.find((row) => row.nota === nota)?.total ?? 0;
  return [count(1), count(2), count(3), count(4), count(5)];
}
