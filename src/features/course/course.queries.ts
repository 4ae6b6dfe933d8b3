import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
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

export type ReviewFilter = Parameters<typeof fetchReviews>[0]['data']['filtro'];

export const courseQueries = {
  course: (id: number) =>
    queryOptions({ queryKey: ['course', id], queryFn: () => fetchCourse({ data: { id } }) }),
  offer: (id: number, offerId: number) =>
    queryOptions({
      queryKey: ['course', id, 'offer', offerId],
      queryFn: () => fetchCourseOffer({ data: { id, offerId } }),
    }),
  enrolmentInfo: (id: number, offerId: number) =>
    queryOptions({
      queryKey: ['course', id, 'offer', offerId, 'enrolment-info'],
      queryFn: () => fetchEnrolmentInfo({ data: { id, offerId } }),
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
      // Who comes back from the checkout has bought; what is shown counts as fresh only while the page comes alive.
      staleTime: 5000,
    }),
  related: (id: number, area: string) =>
    queryOptions({
      queryKey: ['course', id, 'related', area],
      queryFn: () => fetchRelated({ data: { id, area } }),
    }),
  reviews: (id: number, filtro: ReviewFilter) =>
    queryOptions({
      queryKey: ['course', id, 'reviews', filtro],
      queryFn: () => fetchReviews({ data: { id, filtro } }),
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
