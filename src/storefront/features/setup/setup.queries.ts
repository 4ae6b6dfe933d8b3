import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { checkSetupLink, createFirstAdministrator } from './setup.functions.ts';
import type { AdministratorEntries } from './setup.schema.ts';

export const setupQueries = {
  link: (codigo: string) =>
    queryOptions({
      queryKey: ['setup', codigo],
      queryFn: () => checkSetupLink({ data: { codigo } }),
      gcTime: 0,
    }),
};

export const setupMutations = {
  create: (codigo: string) =>
    mutationOptions({
      mutationKey: ['create-first-administrator'],
      mutationFn: (entries: AdministratorEntries) =>
        createFirstAdministrator({ data: { codigo, ...entries } }),
    }),
};
