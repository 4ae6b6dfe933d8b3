import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import {
  fetchCourseHistory,
  fetchProgrammeHistory,
  undoCourseTexts,
  undoProgrammeTexts,
} from './history.functions.ts';

const all = [...courseDeskQueries.all, 'history'] as const;

interface WantedHistory {
  turma?: number | undefined;
  pagina: number;
}

export const historyQueries = {
  of: (id: number, wanted: WantedHistory) =>
    queryOptions({
      queryKey: [...all, id, wanted],
      queryFn: () => fetchCourseHistory({ data: { id, ...wanted } }),
      staleTime: 0,
    }),
  ofProgramme: (slug: string, pagina: number) =>
    queryOptions({
      queryKey: [...all, 'programme', slug, pagina],
      queryFn: () => fetchProgrammeHistory({ data: { slug, pagina } }),
      staleTime: 0,
    }),
};

export const historyMutations = {
  undoProgramme: (slug: string) =>
    mutationOptions({
      mutationKey: [...all, 'undo-programme', slug],
      mutationFn: (mudanca: number) => undoProgrammeTexts({ data: { slug, mudanca } }),
    }),
  undo: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'undo', id],
      mutationFn: (mudanca: number) => undoCourseTexts({ data: { id, mudanca } }),
    }),
};
