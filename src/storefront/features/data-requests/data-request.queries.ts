import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  addDataRequest,
  answerDataRequest,
  fetchDataRequest,
  fetchDataRequests,
  takeDataRequest,
} from './data-request.functions.ts';
import { type AnswerEntries, type RequestEntries, toReportedRequest } from './data-request.schema.ts';
import type { DataRequestSearch } from './data-request.search.ts';

const all = ['data-requests'] as const;
const staleTime = 5000;

export const dataRequestQueries = {
  all,
  list: (search: DataRequestSearch) =>
    queryOptions({
      queryKey: [...all, 'list', search],
      queryFn: () => fetchDataRequests({ data: search }),
      staleTime,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...all, 'one', id],
      queryFn: () => fetchDataRequest({ data: { id } }),
      staleTime,
    }),
};

export const dataRequestMutations = {
  add: () =>
    mutationOptions({
      mutationKey: [...all, 'add'],
      mutationFn: (entries: RequestEntries) => addDataRequest({ data: toReportedRequest(entries) }),
    }),
  take: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'take', id],
      mutationFn: (versao: number) => takeDataRequest({ data: { id, versao } }),
    }),
  answer: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'answer', id],
      mutationFn: ({ versao, resposta }: AnswerEntries) =>
        answerDataRequest({ data: { id, versao: Number(versao), resposta } }),
    }),
};
