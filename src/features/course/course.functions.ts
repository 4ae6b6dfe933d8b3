import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { toCourseCard } from '#/blocks/course/card/course-card-data.ts';
import { reviewFilterSchema } from '#/contract/community/community.ts';
import { questionTextSchema, reviewTextSchema, starsSchema } from '#/domain/community/community.ts';
import { backend, currentRequest } from '#/gateway/backend.server.ts';
import { courseKey, reviewsKey } from '#/gateway/course-cache.server.ts';
import { currentDeadline } from '#/gateway/outage/current-deadline.server.ts';
import { readShared } from '#/gateway/shared-cache.server.ts';
import { storefrontSettings } from '#/server/settings.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Courses shown beside the one being read. */
const relatedSize = 4;

/** Milliseconds for which a course, with its seats, may be older than the backend's. */
const courseFreshMs = 2000;

/**
 * Milliseconds that parts which the page can do without may take: they come later, or when asked for again
 * (COURSE-13).
 */
const partMs = 1500;

const partDeadline = () => currentDeadline().within(partMs);
const partOfPage = { context: { timeoutMs: partMs } };

/** Milliseconds for which the neighbours may be older than the catalogue. */
const relatedFreshMs = 60_000;

export const fetchCourse = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) =>
    readShared(courseKey(data.id), courseFreshMs, () => backend().course.get({ id: data.id })),
  );

/**
 * A course by one of its offers; a closed offer is returned too. Asked anew each time, and remembered for
 * outages.
 */
export const fetchCourseOffer = createServerFn({ method: 'GET' })
  .validator(v.object({ id, offerId: id }))
  .handler(({ data }) =>
    readShared(`offer ${data.id} ${data.offerId}`, 0, () => backend().course.getOffer(data)),
  );

/** What to know before enrolling in an offer: the same for everybody, and as fresh as the course. */
export const fetchEnrolmentInfo = createServerFn({ method: 'GET' })
  .validator(v.object({ id, offerId: id }))
  .handler(({ data: { id: course, offerId } }) =>
    readShared(
      `enrolment ${course} ${offerId}`,
      courseFreshMs,
      () => backend().course.getEnrolmentInfo({ a: course, b: offerId }),
      partDeadline(),
    ),
  );

/** Where the courses of performance management enrol: the first of the origins that `/sgn/` may lead to. */
export const fetchSgnOrigin = createServerFn({ method: 'GET' }).handler(
  () => storefrontSettings().SGN_ORIGINS[0] ?? null,
);

/** Best sellers of the same area, without the course itself. */
export const fetchRelated = createServerFn({ method: 'GET' })
  .validator(v.object({ id, area: v.pipe(v.string(), v.maxLength(150)) }))
  .handler(async ({ data }) => {
    const readArea = async () => {
      const found = await backend().search.courses({
        area: [data.area],
        status: 'em-aberto',
        ordem: 'mais-vendidos',
        quantidade: relatedSize + 1,
      });
      return found.itens.map(toCourseCard);
    };
    const bestSellers = await readShared(`area ${data.area}`, relatedFreshMs, readArea, partDeadline());
    return bestSellers.filter((course) => course.id_produto !== data.id).slice(0, relatedSize);
  });

export const fetchReviews = createServerFn({ method: 'GET' })
  .validator(v.object({ id, filtro: reviewFilterSchema }))
  .handler(({ data }) => {
    // Which ones a person found helpful is theirs alone; visitors all get the same.
    if (currentRequest().jar.identity()) return backend().community.listReviews(data, partOfPage);
    const read = () => backend().community.listReviews(data);
    // As fresh as the course, which counts them.
    return readShared(reviewsKey(data.id, data.filtro), courseFreshMs, read, partDeadline());
  });

export const voteReview = createServerFn({ method: 'POST' })
  .validator(v.object({ id, reviewId: id, unvote: v.boolean() }))
  .handler(({ data }) =>
    backend().community.voteReview({
      params: { id: data.id, reviewId: data.reviewId },
      query: data.unvote ? { unvote: true } : {},
    }),
  );

/** What the signed-in person did and may do on the course's page. */
export const fetchParticipation = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => backend().community.getParticipation(data, partOfPage));

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
