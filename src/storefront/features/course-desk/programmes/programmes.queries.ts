import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { courseDeskQueries } from '../course-desk.queries.ts';
import {
  createEdition,
  createProgramme,
  fetchDeskProgramme,
  fetchDeskProgrammes,
  publishProgramme,
  saveEdition,
  saveProgramme,
} from './programmes.functions.ts';
import {
  type EditionEntries,
  type ProgrammeEntries,
  toEdition,
  toNewEdition,
  toProgramme,
  toProgrammeSlug,
} from './programmes.schema.ts';

const all = [...courseDeskQueries.all, 'programmes'] as const;

export const programmeDeskQueries = {
  list: (pagina: number) =>
    queryOptions({
      queryKey: [...all, 'list', pagina],
      queryFn: () => fetchDeskProgrammes({ data: { pagina } }),
      staleTime: 5000,
    }),
  programme: (slug: string) =>
    queryOptions({
      queryKey: [...all, 'programme', slug],
      queryFn: () => fetchDeskProgramme({ data: { slug } }),
      staleTime: 0,
    }),
};

export const programmeDeskMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...all, 'create'],
      mutationFn: (entries: ProgrammeEntries) =>
        createProgramme({ data: { slug: toProgrammeSlug(entries), programa: toProgramme(entries) } }),
    }),
  save: (slug: string) =>
    mutationOptions({
      mutationKey: [...all, 'save', slug],
      mutationFn: (entries: ProgrammeEntries) =>
        saveProgramme({ data: { slug, versao: Number(entries.versao), programa: toProgramme(entries) } }),
    }),
  publish: (slug: string) =>
    mutationOptions({
      mutationKey: [...all, 'publish', slug],
      mutationFn: (publicado: boolean) => publishProgramme({ data: { slug, publicado } }),
    }),
  createEdition: (slug: string) =>
    mutationOptions({
      mutationKey: [...all, 'create-edition', slug],
      mutationFn: (entries: EditionEntries) =>
        createEdition({ data: { slug, edicao: toNewEdition(entries) } }),
    }),
  saveEdition: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save-edition', id],
      mutationFn: (entries: EditionEntries) =>
        saveEdition({ data: { id, versao: Number(entries.versao), edicao: toEdition(entries) } }),
    }),
};
