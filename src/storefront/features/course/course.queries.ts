import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Course } from '#/contract/catalogue/course.ts';
import { RELATED_COURSES } from '#/domain/catalogue/course-list/related-courses.ts';
import {
  askQuestion,
  fetchCourse,
  fetchCourseOffer,
  fetchSgnOrigin,
  fetchEnrolmentInfo,
  fetchParticipation,
  fetchRelated,
  fetchReviews,
  voteReview,
  writeReview,
} from './course.functions.ts';
import { orMissing } from './loading/or-missing.ts';

export type ReviewFilter = Parameters<typeof fetchReviews>[0]['data']['filtro'];

const staleTime = ({ state }: { state: { data?: unknown } }) => (state.data === null ? 5000 : 60_000);

export const courseQueries = {
  course: (id: number) =>
    queryOptions({
      queryKey: ['course', id],
      queryFn: () => fetchCourse({ data: { id } }),
    }),
  offer: (id: number, offerId: number) =>
    queryOptions({
      queryKey: ['course', id, 'offer', offerId],
      queryFn: () => fetchCourseOffer({ data: { id, offerId } }),
    }),
  enrolmentInfo: (id: number, offerId: number) =>
    queryOptions({
      queryKey: ['course', id, 'offer', offerId, 'enrolment-info'],
      queryFn: () => orMissing(fetchEnrolmentInfo({ data: { id, offerId } })),
      staleTime,
    }),
  sgnOrigin: () =>
    queryOptions({
      queryKey: ['sgn-origin'],
      queryFn: () => fetchSgnOrigin(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  participation: (id: number) =>
    queryOptions({
      queryKey: ['course', id, 'participation'],
      queryFn: () => fetchParticipation({ data: { id } }),
      // A buyer coming back from the checkout must see the purchase, so it stays fresh only during hydration.
      staleTime: 5000,
    }),
  related: ({ id_produto: id, grupo_area: { icone_slug: area }, relacionados = [] }: Course) =>
    queryOptions({
      queryKey: ['course', id, 'related', area, ...relacionados],
      queryFn: () =>
        orMissing(fetchRelated({ data: { id, area, escolhidos: relacionados.slice(0, RELATED_COURSES) } })),
      staleTime,
    }),
  reviews: (id: number, filtro: ReviewFilter) =>
    queryOptions({
      queryKey: ['course', id, 'reviews', filtro],
      queryFn: () => orMissing(fetchReviews({ data: { id, filtro } })),
      staleTime,
      placeholderData: keepPreviousData,
    }),
};

export const courseMutations = {
  vote: (id: number) =>
    mutationOptions({
      mutationFn: (vote: { reviewId: number; unvote: boolean }) => voteReview({ data: { id, ...vote } }),
    }),
  review: (id: number) =>
    mutationOptions({
      mutationFn: (review: { nota: number; texto: string }) => writeReview({ data: { id, ...review } }),
    }),
  ask: (id: number) =>
    mutationOptions({ mutationFn: (texto: string) => askQuestion({ data: { id, texto } }) }),
};
