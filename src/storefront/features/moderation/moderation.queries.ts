import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  answerQuestion,
  decideReview,
  discardQuestion,
  fetchOpenQuestions,
  fetchPendingReviews,
} from './moderation.functions.ts';
import type { AnswerEntries, Decision } from './moderation.schema.ts';

const staleTime = 5000;

export const moderationQueries = {
  allReviews: ['moderation', 'reviews'] as const,
  reviews: (pagina: number) =>
    queryOptions({
      queryKey: [...moderationQueries.allReviews, pagina],
      queryFn: () => fetchPendingReviews({ data: { pagina } }),
      staleTime,
    }),
  allQuestions: ['moderation', 'questions'] as const,
  questions: (pagina: number) =>
    queryOptions({
      queryKey: [...moderationQueries.allQuestions, pagina],
      queryFn: () => fetchOpenQuestions({ data: { pagina } }),
      staleTime,
    }),
};

export const moderationMutations = {
  decideReview: () =>
    mutationOptions({
      mutationKey: ['decide-review'],
      mutationFn: (decision: Decision) => decideReview({ data: decision }),
    }),
  answerQuestion: () =>
    mutationOptions({
      mutationKey: ['answer-question'],
      mutationFn: (answer: AnswerEntries) => answerQuestion({ data: answer }),
    }),
  discardQuestion: () =>
    mutationOptions({
      mutationKey: ['discard-question'],
      mutationFn: (id: number) => discardQuestion({ data: { id } }),
    }),
};
