import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BankAction } from '#/domain/sale/bank-actions.ts';
import {
  actOnBankCharge,
  fetchBankCharge,
  fetchBankCharges,
  moveBankClock,
} from './simulated-bank.functions.ts';

const all = ['simulated-bank'] as const;

export const bankQueries = {
  all,
  charges: () =>
    queryOptions({ queryKey: [...all, 'charges'], queryFn: () => fetchBankCharges(), staleTime: 2000 }),
  charge: (txid: string) =>
    queryOptions({
      queryKey: [...all, 'charges', txid],
      queryFn: () => fetchBankCharge({ data: { txid } }),
      staleTime: 2000,
    }),
};

export const bankMutations = {
  act: () =>
    mutationOptions({
      mutationKey: ['bank-act'],
      mutationFn: (data: { txid: string; acao: BankAction }) => actOnBankCharge({ data }),
    }),
  moveClock: () =>
    mutationOptions({
      mutationKey: ['bank-clock'],
      mutationFn: (minutos: number) => moveBankClock({ data: { minutos } }),
    }),
};
