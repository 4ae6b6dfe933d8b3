import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PersonRecordChange, SpecialNeedsChoice } from '#/contract/account/account.ts';
import type { DataRequestKind } from '#/domain/privacy/data-request.ts';
import type { ConsentChoice } from '#/domain/site/consent.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  eraseAccount,
  exportData,
  fetchAccount,
  fetchFavouriteCourses,
  fetchSpecialNeedChoices,
  saveConsents,
  saveRecord,
  saveSpecialNeeds,
  sendDataRequest,
} from './account.functions.ts';

export const accountQueries = {
  account: () => queryOptions({ queryKey: ['account', 'page'], queryFn: () => fetchAccount() }),
  specialNeedChoices: () =>
    queryOptions({
      queryKey: ['account', 'special-need-choices'],
      queryFn: () => fetchSpecialNeedChoices(),
      staleTime: Infinity,
    }),
  /** Under the key of the favourites: a heart taken back anywhere brings the list up to date. */
  favouriteCourses: (pagina: number) =>
    queryOptions({
      queryKey: ['favourites', 'courses', pagina],
      queryFn: () => fetchFavouriteCourses({ data: { pagina } }),
    }),
};

export async function loadAccount(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(accountQueries.account()),
    queryClient.ensureQueryData(accountQueries.specialNeedChoices()),
  ]);
}

export const accountMutations = {
  saveRecord: () =>
    mutationOptions({
      mutationKey: ['save-record'],
      mutationFn: (data: PersonRecordChange) => saveRecord({ data }),
    }),
  saveSpecialNeeds: () =>
    mutationOptions({
      mutationKey: ['save-special-needs'],
      mutationFn: (data: SpecialNeedsChoice) => saveSpecialNeeds({ data }),
    }),
  changePassword: () =>
    mutationOptions({
      mutationKey: ['change-password'],
      mutationFn: (data: { senhaAtual: string; senhaNova: string }) => changePassword({ data }),
    }),
  endSession: () =>
    mutationOptions({
      mutationKey: ['end-session'],
      mutationFn: (data: { id: string; senha: string }) => endSession({ data }),
    }),
  endOtherSessions: () =>
    mutationOptions({
      mutationKey: ['end-other-sessions'],
      mutationFn: (senha: string) => endOtherSessions({ data: { senha } }),
    }),
  saveConsents: () =>
    mutationOptions({
      mutationKey: ['save-consents'],
      mutationFn: (data: { versao: string; escolhas: ConsentChoice[] }) => saveConsents({ data }),
    }),
  sendDataRequest: () =>
    mutationOptions({
      mutationKey: ['send-data-request'],
      mutationFn: (data: { tipo: DataRequestKind; pedido: string }) => sendDataRequest({ data }),
    }),
  exportData: () => mutationOptions({ mutationKey: ['export-data'], mutationFn: () => exportData() }),
  eraseAccount: () =>
    mutationOptions({
      mutationKey: ['erase-account'],
      mutationFn: (senha: string) => eraseAccount({ data: { senha } }),
    }),
};
