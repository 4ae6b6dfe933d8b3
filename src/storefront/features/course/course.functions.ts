import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { type CourseCardData, toCourseCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { type Review, reviewFilterSchema } from '#/contract/community/community.ts';
import { RELATED_COURSES } from '#/domain/catalogue/course-list/related-courses.ts';
import { questionTextSchema, reviewTextSchema, starsSchema } from '#/domain/community/community.ts';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';
import { courseKey, forgetReviews, reviewsKey } from '#/storefront/backend-client/course-cache.server.ts';
import { currentDeadline } from '#/storefront/backend-client/outage/current-deadline.server.ts';
import { knownOwn } from '#/storefront/backend-client/session/own-of-page.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Milliseconds for which a course, with its seats, may be older than the backend's. */
const courseFreshMs = 2000;

/** Milliseconds for optional parts of the page (COURSE-13). */
const partMs = 1500;

const partDeadline = () => currentDeadline().within(partMs);
const partOfPage = { context: { timeoutMs: partMs } };

/** Milliseconds for which the neighbours may be older than the catalogue. */
const relatedFreshMs = 5000;

export const fetchCourse = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) =>
    readShared(courseKey(data.id), courseFreshMs, () => backend().course.getCourse({ id: data.id })),
  );

export const fetchCourseOffer = createServerFn({ method: 'GET' })
  .validator(v.object({ id, offerId: id }))
  .handler(({ data }) =>
    readShared(`offer ${data.id} ${data.offerId}`, 0, () => backend().course.getCourseOffer(data)),
  );

export const fetchEnrolmentInfo = createServerFn({ method: 'GET' })
  .validator(v.object({ id, offerId: id }))
  .handler(({ data: { id: course, offerId } }) =>
    readShared(
      enrolmentKey(course, offerId),
      courseFreshMs,
      () => backend().course.getEnrolmentInfo({ a: course, b: offerId }),
      partDeadline(),
    ),
  );

/** Where the courses of performance management enrol: the first of the origins that `/sgn/` may lead to. */
export const fetchSgnOrigin = createServerFn({ method: 'GET' }).handler(
  () => storefrontSettings().SGN_ORIGINS[0] ?? null,
);

/** Those that the school chose and that are on sale, then the best sellers of the area. */
export const fetchRelated = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      id,
      area: v.pipe(v.string(), v.maxLength(150)),
      escolhidos: v.pipe(v.array(id), v.maxLength(RELATED_COURSES)),
    }),
  )
  .handler(async ({ data: { id: course, area, escolhidos } }) => {
    const readArea = async () => {
      const found = await backend().search.searchCourses({
        area: [area],
        status: 'em-aberto',
        ordem: 'mais-vendidos',
        // Itself, and as many more as are shown, however many of them the school chose.
        quantidade: RELATED_COURSES + 1,
      });
      return found.itens.map(toCourseCard);
    };
    const readBestSellers = () => readShared(areaKey(area), relatedFreshMs, readArea, partDeadline());
    if (escolhidos.length === 0) return besides(course, await readBestSellers());
    const readAll = async () =>
      joinRelated(course, ...(await Promise.all([readChosen(escolhidos), readBestSellers()])));
    return readShared(`related ${course} ${escolhidos.join(' ')}`, relatedFreshMs, readAll, partDeadline());
  });

async function readChosen(ids: number[]): Promise<CourseCardData[]> {
  const found = await backend().search.searchCourses({ id_produto: ids, quantidade: RELATED_COURSES });
  return found.itens
    .map(toCourseCard)
    .toSorted((a, b) => ids.indexOf(a.id_produto) - ids.indexOf(b.id_produto));
}

function joinRelated(
  course: number,
  chosen: readonly CourseCardData[],
  bestSellers: readonly CourseCardData[],
): CourseCardData[] {
  const taken = new Set([course, ...chosen.map(({ id_produto }) => id_produto)]);
  const others = bestSellers.filter(({ id_produto }) => !taken.has(id_produto));
  return [...chosen, ...others].slice(0, RELATED_COURSES);
}

export const fetchReviews = createServerFn({ method: 'GET' })
  .validator(v.object({ id, filtro: reviewFilterSchema }))
  .handler(async ({ data }) => {
    const votes = knownVotes();
    // Which ones a person found helpful is theirs alone; visitors all get the same.
    if (!votes) return backend().community.listReviews(data, partOfPage);
    const read = () => backend().community.listReviews(data);
    // As fresh as the course, which counts them.
    const reviews = await readShared(reviewsKey(data.id, data.filtro), courseFreshMs, read, partDeadline());
    return withVotes(reviews, votes);
  });

const knownVotes = () => (currentRequest().jar.identity() ? knownOwn()?.noCurso?.votos : []);

function withVotes(reviews: Review[], votes: readonly number[]): Review[] {
  if (!reviews.some(({ id_opiniao }) => votes.includes(id_opiniao))) return reviews;
  return reviews.map((review) => ({ ...review, meu_voto: votes.includes(review.id_opiniao) }));
}

const enrolmentKey = (course: number, offer: number) => `enrolment ${course} ${offer}`;
const areaKey = (area: string) => `area ${area}`;

const neighbours = new WeakMap<readonly CourseCardData[], Map<number, CourseCardData[]>>();

function besides(course: number, bestSellers: readonly CourseCardData[]): CourseCardData[] {
  const known = neighbours.get(bestSellers) ?? new Map<number, CourseCardData[]>();
  neighbours.set(bestSellers, known);
  const others = known.get(course) ?? joinRelated(course, [], bestSellers);
  known.set(course, others);
  return others;
}

export const voteReview = createServerFn({ method: 'POST' })
  .validator(v.object({ id, reviewId: id, unvote: v.boolean() }))
  .handler(async ({ data }) => {
    const reviews = await backend().community.voteReview({
      params: { id: data.id, reviewId: data.reviewId },
      query: data.unvote ? { unvote: true } : {},
    });
    forgetReviews(data.id);
    return reviews;
  });

export const fetchParticipation = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(
    ({ data }) => knownOwn()?.noCurso?.participacao ?? backend().community.getParticipation(data, partOfPage),
  );

export const writeReview = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      id,
      nota: starsSchema,
      texto: reviewTextSchema,
    }),
  )
  .handler(({ data }) => backend().community.writeReview(data));

export const askQuestion = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      id,
      texto: questionTextSchema,
    }),
  )
  .handler(({ data }) => backend().community.askQuestion(data));
