import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  confirmAccess,
  confirmSecondFactor,
  fetchSecondFactor,
  resetSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor.functions.ts';

export const secondFactorQueries = {
  current: () => queryOptions({ queryKey: ['second-factor'], queryFn: () => fetchSecondFactor(), gcTime: 0 }),
};

export const secondFactorMutations = {
  start: () =>
    mutationOptions({
      mutationKey: ['start-second-factor'],
      mutationFn: (data: { senha: string }) => startSecondFactor({ data }),
    }),
  confirm: () =>
    mutationOptions({
      mutationKey: ['confirm-second-factor'],
      mutationFn: (data: { codigo: string }) => confirmSecondFactor({ data }),
    }),
  confirmAccess: () =>
    mutationOptions({
      mutationKey: ['confirm-access'],
      mutationFn: (data: { senha: string } | { codigo: string }) => confirmAccess({ data }),
    }),
  stop: () =>
    mutationOptions({
      mutationKey: ['stop-second-factor'],
      mutationFn: (data: { senha: string; codigo: string }) => stopSecondFactor({ data }),
    }),
  reset: () =>
    mutationOptions({
      mutationKey: ['reset-second-factor'],
      mutationFn: (data: { email: string; senha: string }) => resetSecondFactor({ data }),
    }),
};
