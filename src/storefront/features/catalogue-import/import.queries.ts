import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  cancelImport,
  createMachineKey,
  endMachineKey,
  fetchImport,
  fetchMachineKeys,
  runImport,
} from './import.functions.ts';
import type { KeyEntries } from './machine-key.schema.ts';

const all = ['catalogue-import'] as const;
const staleTime = 0;

export const importQueries = {
  all,
  import: (id: number) =>
    queryOptions({ queryKey: [...all, id], queryFn: () => fetchImport({ data: { id } }), staleTime }),
  keys: () => queryOptions({ queryKey: [...all, 'keys'], queryFn: () => fetchMachineKeys(), staleTime }),
};

export const importMutations = {
  run: (id: number) =>
    mutationOptions({ mutationKey: [...all, 'run', id], mutationFn: () => runImport({ data: { id } }) }),
  cancel: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'cancel', id],
      mutationFn: () => cancelImport({ data: { id } }),
    }),
  createKey: () =>
    mutationOptions({
      mutationKey: [...all, 'create-key'],
      mutationFn: ({ nome }: KeyEntries) => createMachineKey({ data: { nome, escopo: 'catalogo' } }),
    }),
  endKey: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'end-key', id],
      mutationFn: () => endMachineKey({ data: { id } }),
    }),
};
